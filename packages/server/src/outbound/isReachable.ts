import ipaddr from 'ipaddr.js';

/** The public range of IPv6. Every other range is private or reserved. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation range (RFC 9637), which the library does not know yet. */
const EXAMPLES = ipaddr.IPv6.parseCIDR('3fff::/20');
/** IPv6 ranges whose addresses contain an IPv4 address, with the index of its first byte. */
const CARRIERS: readonly (readonly [ReturnType<typeof ipaddr.IPv6.parseCIDR>, number])[] = [
  [ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), 12],
  [ipaddr.IPv6.parseCIDR('64:ff9b::/96'), 12],
  [ipaddr.IPv6.parseCIDR('2002::/16'), 2],
];

const isPublicV4 = (address: ipaddr.IPv4): boolean => address.range() === 'unicast';

function isPublicV6(address: ipaddr.IPv6): boolean {
  const carrier = CARRIERS.find(([range]) => address.match(range));
  if (!carrier)
    return address.match(GLOBAL) && !address.match(EXAMPLES) && address.range() === 'unicast';
  const [, start] = carrier;
  return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(start, start + 4)));
}

/** Whether an address is public, and not reserved for examples, multicast or later use. */
export function isReachable(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicV4(parsed) : isPublicV6(parsed as ipaddr.IPv6);
}
