package localdiscord

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"math/big"
	"net"
	"slices"
	"time"
)

// encrypt makes the server's certificate, which lives as long as the server does, and the pool with which clients trust it.
func (s *Server) encrypt(addr net.Addr) error {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	now := time.Now()
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "local Discord"},
		NotBefore: now.Add(-24 * time.Hour), NotAfter: now.Add(365 * 24 * time.Hour),
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		DNSNames:    append([]string{"localhost"}, discordHosts...), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1), net.IPv6loopback},
	}
	if at, ok := addr.(*net.TCPAddr); ok && !slices.ContainsFunc(about.IPAddresses, at.IP.Equal) {
		about.IPAddresses = append(about.IPAddresses, at.IP)
	}
	der, err := x509.CreateCertificate(rand.Reader, about, about, key.Public(), key)
	if err != nil {
		return err
	}
	own, err := x509.ParseCertificate(der)
	if err != nil {
		return err
	}
	s.pool = x509.NewCertPool()
	s.pool.AddCert(own)
	s.http.TLSConfig = &tls.Config{
		Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}},
		NextProtos:   []string{"h2", "http/1.1"},
	}
	s.next.TLSClientConfig = s.ClientTLS()
	s.next.ForceAttemptHTTP2 = true
	return nil
}

// ClientTLS is what a client of a server with TLS needs to trust it; nil without TLS. Each call returns a new one.
func (s *Server) ClientTLS() *tls.Config {
	if s.pool == nil {
		return nil
	}
	return &tls.Config{RootCAs: s.pool}
}
