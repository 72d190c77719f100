import { describe, expect, test } from 'vitest';
import { isReachable } from './isReachable';

describe('a public address', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2002:0808:0808::1',
  ])('the public address %s may be requested', (address) => {
    expect(isReachable(address)).toBe(true);
  });

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a provider', '100.64.0.1'],
    ['shared by a provider', '100.127.255.255'],
    ['link-local, where clouds serve credentials', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['unique local', 'fd00::1'],
    ['unique local', 'fc00::1'],
    ['site-local', 'fec0::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['protocol assignments', '192.0.0.8'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['a tunnel (Teredo)', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['IPv4 inside IPv6', '::ffff:127.0.0.1'],
    ['IPv4 inside IPv6', '::ffff:a9fe:a9fe'],
    ['IPv4 inside IPv6, in the deprecated form', '::127.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64 for local use', '64:ff9b:1::8.8.8.8'],
    ['6to4', '2002:7f00:0001::1'],
    ['6to4', '2002:c0a8:0101::1'],
    ['discard-only', '100::1'],
    ['not an IP address', 'localhost'],
    ['an empty text', ''],
  ])('an address that is not public (%s) may not be requested: %s', (_, address) => {
    expect(isReachable(address)).toBe(false);
  });
});
