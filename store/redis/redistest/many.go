package redistest

import (
	"fmt"
	"net"
	"strings"
	"testing"
	"time"
)

// slots is how many parts a Cluster divides all keys into.
const slots = 16384

// A Cluster is several masters that share all keys.
type Cluster struct {
	Nodes    []*Server
	Replicas []*Server // of those, in their order; none from StartCluster
}

// StartCluster runs a Cluster of that many masters, and returns when it is complete.
func StartCluster(t testing.TB, masters int, settings ...string) *Cluster {
	t.Helper()
	c := &Cluster{}
	var bus []string
	for range masters {
		bus = append(bus, FreePort(t))
		c.Nodes = append(c.Nodes, Start(t, append([]string{
			"cluster-enabled yes", "cluster-port " + bus[len(bus)-1], "cluster-node-timeout 5000",
		}, settings...)...))
	}
	for i, node := range c.Nodes {
		node.Do(fmt.Sprintf("CLUSTER SET-CONFIG-EPOCH %d", i+1))
		node.Do(fmt.Sprintf("CLUSTER ADDSLOTSRANGE %d %d", i*slots/masters, (i+1)*slots/masters-1))
		if i > 0 {
			host, port, _ := net.SplitHostPort(node.Addr)
			c.Nodes[0].Do(fmt.Sprintf("CLUSTER MEET %s %s %s", host, port, bus[i]))
		}
	}
	for until := time.Now().Add(patience); !c.complete(masters); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatal("the cluster does not get complete")
		}
	}
	return c
}

// complete reports whether every node knows of all the others and of all slots.
func (c *Cluster) complete(masters int) bool {
	for _, node := range c.Nodes {
		info := node.Do("CLUSTER INFO")
		if !strings.Contains(info, "cluster_state:ok") || !strings.Contains(info, fmt.Sprintf("cluster_known_nodes:%d", masters)) {
			return false
		}
	}
	return true
}

// StartReplicated is StartCluster where each master has a replica, which takes over after about two seconds. The replicas are in Replicas, in
// the order of their masters.
func StartReplicated(t testing.TB, masters int, settings ...string) *Cluster {
	t.Helper()
	c := StartCluster(t, masters, append([]string{"cluster-node-timeout 2000"}, settings...)...)
	for i, master := range c.Nodes {
		bus := FreePort(t)
		replica := Start(t, append([]string{"cluster-enabled yes", "cluster-port " + bus, "cluster-node-timeout 2000", "repl-diskless-sync-delay 0"}, settings...)...)
		host, port, _ := net.SplitHostPort(replica.Addr)
		c.Nodes[0].Do(fmt.Sprintf("CLUSTER MEET %s %s %s", host, port, bus))
		id, told := master.Do("CLUSTER MYID"), ""
		for until := time.Now().Add(patience); !strings.Contains(master.Do("INFO replication"), "state=online"); time.Sleep(20 * time.Millisecond) {
			if told != "+OK" {
				told, _ = replica.ask("CLUSTER REPLICATE " + id) // refused until it has heard of the master
			}
			if time.Now().After(until) {
				t.Fatalf("node %d gets no replica: %s", i, told)
			}
		}
		c.Replicas = append(c.Replicas, replica)
	}
	return c
}

// URL is the address of the Cluster for REDIS_URL.
func (c *Cluster) URL() string {
	var addrs []string
	for _, node := range c.Nodes {
		addrs = append(addrs, node.Addr)
	}
	return "redis+cluster://" + strings.Join(addrs, ",")
}

// A Watched is a master with a replica and a Sentinel, which makes the replica the master when the master fails.
type Watched struct{ Master, Replica, Sentinel *Server }

// StartWatched runs a Watched whose master fails after two seconds without an answer: a slow machine may take one.
func StartWatched(t testing.TB) *Watched {
	t.Helper()
	w := &Watched{Master: Start(t)}
	host, port, _ := net.SplitHostPort(w.Master.Addr)
	w.Replica = Start(t, "replicaof "+host+" "+port, "repl-diskless-sync-delay 0")
	w.Sentinel = start(t, []string{"--sentinel"}, []string{
		"sentinel monitor ruckus " + host + " " + port + " 1",
		"sentinel down-after-milliseconds ruckus 2000",
		"sentinel failover-timeout ruckus 2000",
	})
	for until := time.Now().Add(patience); !strings.Contains(w.Sentinel.Do("INFO sentinel"), "slaves=1"); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatal("the sentinel does not find the replica")
		}
	}
	return w
}

// URL is the address of the Watched for REDIS_URL.
func (w *Watched) URL() string { return "redis+sentinel://" + w.Sentinel.Addr + "?master_name=ruckus" }
