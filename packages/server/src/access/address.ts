import ipaddr from 'ipaddr.js';

/** The 64 bits that a provider gives to one customer; the rest of an IPv6 address changes from hour to hour. */
const CUSTOMER_BITS = 64;

/**
 * What of a network address tells one connection from another: IPv4 whole (also inside IPv6), IPv6 by its first 64 bits. Clones and rate
 * limits go by this, so that a new address from the same line changes nothing.
 */
export function normalizeAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString();
}

/** Whether an address is somebody's on the internet: loopback, private and shared ones tell nothing about who is behind them. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
