import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { isPublicAddress, readAddress } from './access/address';

/** Which proxies' `X-Forwarded-For` is believed: none, so many of them counted from the portal outwards, or those of a list with commas. */
export type TrustProxy = false | number | string;

/** Whether the sender of a request is believed. @param hop how far it is from the portal: 0 is who has connected */
export type Trust = (address: string, hop: number) => boolean;

/**
 * The same as a question. A number says nothing of who the first of them is, so that who reaches the portal past them could be one:
 * it is believed only from an address that no visitor of the internet has. (Fastify itself believes no number at all, for that reason; a list it reads
 * by the same package.)
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

/** Networks by name, as fastify knows them. */
const NAMED: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
/** More than any portal stands behind. */
const MAX_HOPS = 10;

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Written out: `ipaddr` would also read `10.1`, which is no network that anybody means. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** An address or a network `address/bits`; one of no bits would be everybody. */
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

/**
 * Reads the setting `TRUST_PROXY`.
 * @returns what is wrong with it as a phrase, when something is.
 */
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
