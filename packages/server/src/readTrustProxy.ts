import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { isPublicAddress, readAddress } from './access/address';

/**
 * false = no proxy; a number counts the proxies, from the portal outwards; a text is a
 * comma-separated list of addresses.
 */
export type TrustProxy = false | number | string;

/** @param hop distance from the portal: 0 is the connecting peer */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Turns the setting into a predicate. A number does not say which address the first proxy has, so a
 * client that bypasses the proxy could pose as that proxy. So a number trusts the connecting peer
 * only at an address that no internet visitor has. (For that reason Fastify itself trusts no peer
 * by a number. It reads a list with the same package.)
 */
export function toTrust(proxies: TrustProxy): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'string') {
    const isListed = compile(proxies.split(','));
    return (text, hop) => {
      const address = readAddress(text);
      return address !== null && isListed(address, hop);
    };
  }
  return (address, hop) => hop < proxies && (hop > 0 || !isPublicAddress(address));
}

const NAMED: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
/** More proxies than any portal has. */
const MAX_HOPS = 10;

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Stricter than `ipaddr`, which also reads `10.1`. Here `10.1` is a typing error. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** An address or a network `address/bits`; 0 bits would trust everyone. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (!isAddress(address) || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) &&
      Number(bits) >= 1 &&
      Number(bits) <= BITS[ipaddr.parse(address).kind()])
  );
}

/** Reads `TRUST_PROXY`. @returns the value, or the fault as a Spanish phrase. */
export function readTrustProxy(
  text: string | null,
): { readonly value: TrustProxy } | { readonly fault: string } {
  if (text === null || text === '0' || text === 'false') return { value: false };
  if (text.toLowerCase() === 'true') {
    return {
      fault:
        'no puede ser «true», que creería cualquier dirección que escriba un visitante. Indica cuántos servidores intermedios hay (1, si hay uno) o cuáles son',
    };
  }
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return { value: Number(text) };
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => NAMED.includes(entry) || isNetwork(entry)))
    return { value: entries.join(',') };
  return {
    fault: `debe ser un número de servidores intermedios hasta ${MAX_HOPS}, o una lista con comas de direcciones, redes como 10.0.0.0/8 y nombres (${NAMED.join(', ')}), y es «${text}»`,
  };
}
