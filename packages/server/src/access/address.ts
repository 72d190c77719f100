import ipaddr from 'ipaddr.js';

/** The 64 bits that a provider gives to one customer; the rest of an IPv6 address changes from hour to hour. */
const CUSTOMER_BITS = 64;
/** The largest network that a provider gives to one customer: 65,536 of the former (RFC 6177). */
const SITE_BITS = 48;

/** The first bits of an IPv6 address. */
const ofBits = (address: ipaddr.IPv6, bits: number): string =>
  ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString();

/** How proxies write an address beside its port: `203.0.113.7:4711`, `[2a02::1]:4711`; some keep the brackets without one. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { six, four } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const [address = ''] = (six ?? four ?? text.trim()).split('%', 1);
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** An address as a proxy or a socket writes it; IPv4 inside IPv6 as IPv4, without port, brackets and zone. Null for what is no address. */
export const readAddress = (text: string): string | null => parse(text)?.toString() ?? null;

/** What all count as whose proxy names them by no address: as one, since otherwise each could be another at every request. */
const NO_ADDRESS = 'desconocida';

/**
 * What of a network address tells one connection from another: IPv4 whole (also inside IPv6), IPv6 by its first 64 bits. Clones and rate
 * limits go by this, so that a new address, or another port, from the same line changes nothing.
 */
export function normalizeAddress(text: string): string {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6
    ? ofBits(parsed, CUSTOMER_BITS)
    : (parsed?.toString() ?? NO_ADDRESS);
}

/**
 * The largest network that may be one customer's, with its length, since it must not be taken for the customer's of `normalizeAddress`: who has all of its
 * addresses counts as one. null for IPv4.
 */
export function siteOf(text: string): string | null {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6 ? `${ofBits(parsed, SITE_BITS)}/${SITE_BITS}` : null;
}

/** Whether an address is somebody's on the internet: loopback, private and shared ones tell nothing about who is behind them. */
export const isPublicAddress = (text: string): boolean => parse(text)?.range() === 'unicast';
