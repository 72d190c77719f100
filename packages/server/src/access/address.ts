import ipaddr from 'ipaddr.js';

/**
 * The 64 bits that a provider gives to one customer; the rest of an IPv6 address changes from hour
 * to hour.
 */
const CUSTOMER_BITS = 64;
/** The largest network of one customer: 65,536 such /64 networks (RFC 6177). */
const SITE_BITS = 48;

/** The first bits of an IPv6 address. */
const ofBits = (address: ipaddr.IPv6, bits: number): string =>
  ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString();

/**
 * The forms of an address with a port that proxies write: `203.0.113.7:4711`, `[2a02::1]:4711`;
 * some keep the brackets without a port.
 */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { six, four } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const [address = ''] = (six ?? four ?? text.trim()).split('%', 1);
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/**
 * An address as a proxy or a socket writes it; IPv4 inside IPv6 as IPv4, without port, brackets and
 * zone. Null for an invalid one.
 */
export const readAddress = (text: string): string | null => parse(text)?.toString() ?? null;

/**
 * The shared value of all visitors without a valid address; otherwise each could send a new one at
 * every request.
 */
const NO_ADDRESS = 'desconocida';

/**
 * The part of a network address that identifies a connection: IPv4 whole (also inside IPv6), IPv6
 * by its first 64 bits. Clone detection and rate limits use it, so that a new address, or another
 * port, of the same line changes nothing.
 */
export function normalizeAddress(text: string): string {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6
    ? ofBits(parsed, CUSTOMER_BITS)
    : (parsed?.toString() ?? NO_ADDRESS);
}

/**
 * The largest network that may be one customer's, with its prefix length, which distinguishes it
 * from `normalizeAddress`. A customer with all of its addresses counts as one visitor. null for
 * IPv4.
 */
export function siteOf(text: string): string | null {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6 ? `${ofBits(parsed, SITE_BITS)}/${SITE_BITS}` : null;
}

/**
 * Whether an address is public on the internet: loopback, private and shared ones do not identify a
 * visitor.
 */
export const isPublicAddress = (text: string): boolean => parse(text)?.range() === 'unicast';
