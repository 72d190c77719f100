import ipaddr from 'ipaddr.js';

/** The leading bits of an IPv6 address that one connection keeps; the rest changes often. */
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

/**
 * The key that all visitors without a valid address share. Otherwise each could invent an address
 * per request.
 */
const NO_ADDRESS = 'desconocida';

/**
 * The part of an address that identifies a connection: all of an IPv4 address (also inside IPv6),
 * the first 64 bits of an IPv6 address. Clone detection and rate limits use this part, so a new
 * address or port of the same connection makes no difference.
 */
export function normalizeAddress(text: string): string {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6
    ? ofBits(parsed, CUSTOMER_BITS)
    : (parsed?.toString() ?? NO_ADDRESS);
}

/**
 * The largest network that may belong to one customer, so that all its addresses count as one
 * visitor. The result ends with the prefix length, so it never equals a result of
 * `normalizeAddress`. Null for IPv4 and for an invalid text.
 */
export function siteOf(text: string): string | null {
  const parsed = parse(text);
  return parsed instanceof ipaddr.IPv6 ? `${ofBits(parsed, SITE_BITS)}/${SITE_BITS}` : null;
}

/** False for loopback, private and shared addresses, which do not identify a visitor. */
export const isPublicAddress = (text: string): boolean => parse(text)?.range() === 'unicast';
