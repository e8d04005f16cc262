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
	waitUntil(t, "the cluster is complete", func() bool { return c.complete(masters) })
	return c
}

// waitUntil waits for what must happen soon.
func waitUntil(t testing.TB, what string, is func() bool) {
	t.Helper()
	for until := time.Now().Add(patience); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("never: %s", what)
		}
	}
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

// StartReplicated is StartCluster where each master has a replica, which takes over after some seconds. The replicas are in Replicas,
// in the order of their masters.
func StartReplicated(t testing.TB, masters int, settings ...string) *Cluster {
	t.Helper()
	c := StartCluster(t, masters, append([]string{"cluster-node-timeout 2000"}, settings...)...)
	for _, master := range c.Nodes {
		bus := FreePort(t)
		replica := Start(t, append([]string{"cluster-enabled yes", "cluster-port " + bus, "cluster-node-timeout 2000", "repl-diskless-sync-delay 0"}, settings...)...)
		host, port, _ := net.SplitHostPort(replica.Addr)
		c.Nodes[0].Do(fmt.Sprintf("CLUSTER MEET %s %s %s", host, port, bus))
		id, told := master.Do("CLUSTER MYID"), ""
		waitUntil(t, "a master has a replica", func() bool {
			if told != "+OK" {
				told, _ = replica.ask("CLUSTER REPLICATE " + id) // refused until it has heard of the master
			}
			return master.replicated()
		})
		c.Replicas = append(c.Replicas, replica)
	}
	return c
}

// replicated reports whether a replica has all that the server has.
func (s *Server) replicated() bool { return strings.Contains(s.Do("INFO replication"), "state=online") }

// FailOver kills a master of those that StartReplicated has started, and returns when its replica has taken over and the old master is back
// as the replica. They change places in Nodes and Replicas.
func (c *Cluster) FailOver(t testing.TB, i int) {
	t.Helper()
	old, next := c.Nodes[i], c.Replicas[i]
	old.Kill()
	waitUntil(t, "the replica takes over", func() bool { return strings.Contains(next.Do("INFO replication"), "role:master") })
	old.Restart()
	c.Nodes[i], c.Replicas[i] = next, old
	waitUntil(t, "the old master is a replica", next.replicated)
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
	waitUntil(t, "the sentinel finds the replica", func() bool { return strings.Contains(w.Sentinel.Do("INFO sentinel"), "slaves=1") })
	return w
}

// URL is the address of the Watched for REDIS_URL.
func (w *Watched) URL() string { return "redis+sentinel://" + w.Sentinel.Addr + "?master_name=ruckus" }
