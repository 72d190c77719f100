import ipaddr from 'ipaddr.js';

/** The 64 bits that a provider gives to one customer; the rest of an IPv6 address changes from hour to hour. */
const CUSTOMER_BITS = 64;
/** The largest network that a provider gives to one customer: 65,536 of the former (RFC 6177). */
const SITE_BITS = 48;

/** The first bits of an IPv6 address. */
const ofBits = (address: ipaddr.IPv6, bits: number): string => ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString();

/**
 * What of a network address tells one connection from another: IPv4 whole (also inside IPv6), IPv6 by its first 64 bits. Clones and rate
 * limits go by this, so that a new address from the same line changes nothing.
 */
export function normalizeAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? ofBits(parsed, CUSTOMER_BITS) : parsed.toString();
}

/**
 * The largest network that may be one customer's, with its length, since it must not be taken for the customer's of `normalizeAddress`: who has all of its
 * addresses counts as one. null for IPv4.
 */
export function siteOf(address: string): string | null {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  return parsed instanceof ipaddr.IPv6 ? `${ofBits(parsed, SITE_BITS)}/${SITE_BITS}` : null;
}

/** Whether an address is somebody's on the internet: loopback, private and shared ones tell nothing about who is behind them. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
