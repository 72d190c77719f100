import ipaddr from 'ipaddr.js';

/**
 * A provider assigns these leading bits of an IPv6 address to one customer; the rest changes often.
 */
const CUSTOMER_BITS = 64;
/** The largest network of one customer: 65,536 /64 networks (RFC 6177). */
const SITE_BITS = 48;

const ofBits = (address: ipaddr.IPv6, bits: number): string =>
  ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString();

/** Proxies write `203.0.113.7:4711` or `[2a02::1]:4711`, or brackets without a port. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { six, four } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const [address = ''] = (six ?? four ?? text.trim()).split('%', 1);
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** The address without port, brackets and zone; IPv4 inside IPv6 becomes IPv4. Null if invalid. */
export const readAddress = (text: string): string | null => parse(text)?.toString() ?? null;

/** Shared by all visitors without a valid address: each could invent one per request. */
const NO_ADDRESS = 'desconocida';

/**
 * The part of an address that identifies a connection: IPv4 whole (also inside IPv6), IPv6 by its
 * first 64 bits. Clone detection and rate limits use it, so a new address or port of the same
 * connection changes nothing.
 */
export function normalizeAddress(text: string): string {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6
    ? ofBits(parsed, CUSTOMER_BITS)
    : (parsed?.toString() ?? NO_ADDRESS);
}

/**
 * The largest network that may be one customer's, so that all its addresses count as one visitor.
 * The result ends with the prefix length, so it never equals a result of `normalizeAddress`. Null
 * for IPv4.
 */
export function siteOf(text: string): string | null {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6 ? `${ofBits(parsed, SITE_BITS)}/${SITE_BITS}` : null;
}

/** Loopback, private and shared addresses do not identify a visitor. */
export const isPublicAddress = (text: string): boolean => parse(text)?.range() === 'unicast';
