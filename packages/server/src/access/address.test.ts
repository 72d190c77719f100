import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, normalizeAddress, siteOf } from './address';

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2a02:9130:84a0:1:1c2d:3e4f:5a6b:7c8d', '2a02:9130:84a0:1::'],
    ['2A02:9130:84A0:0001::1', '2a02:9130:84a0:1::'],
    ['203.0.113.7:4711', '203.0.113.7'],
    [' 203.0.113.7:4711', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
    ['[2a02:9130:84a0:1::1]:4711', '2a02:9130:84a0:1::'],
    ['[2a02:9130:84a0:1::1]', '2a02:9130:84a0:1::'],
    ['fe80::1c2d%eth0', 'fe80::'],
    ['[fe80::1c2d%eth0]:4711', 'fe80::'],
    ['nada', 'desconocida'],
    ['unknown', 'desconocida'],
    ['', 'desconocida'],
    [':4711', 'desconocida'],
  ])('the address %s counts as %s', (address, counted) => {
    expect(normalizeAddress(address)).toBe(counted);
  });

  test.each([
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['2a02:9130:84a0:1:1c2d:3e4f:5a6b:7c8d', '2a02:9130:84a0::/48'],
    ['2A02:9130:84A0:FFFF::1', '2a02:9130:84a0::/48'],
    ['[2a02:9130:84a1::1]:4711', '2a02:9130:84a1::/48'],
    ['nada', null],
  ])('the /48 network of %s is %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });

  test('an address is the same whatever the port', () => {
    const port = fc.integer({ min: 0, max: 65535 });
    fc.assert(
      fc.property(
        fc.ipV4(),
        port,
        (ip, at) => void expect(normalizeAddress(`${ip}:${at}`)).toBe(normalizeAddress(ip)),
      ),
    );
    fc.assert(
      fc.property(
        fc.ipV6(),
        port,
        (ip, at) => void expect(normalizeAddress(`[${ip}]:${at}`)).toBe(normalizeAddress(ip)),
      ),
    );
  });

  test.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3:80',
    '[::1]:80',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '',
    'nada',
  ])('the address %s is not public, so people who share it are no clones', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '8.8.8.8:80',
    '[2a02:9130:84a0:1::1]:80',
    '::ffff:8.8.8.8',
    '2a02:9130:84a0:1::1',
  ])('the address %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
