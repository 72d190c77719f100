import { isIP } from 'node:net';
import { OutboundError } from './OutboundError';

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves a name with the machine's resolver. */
export type Lookup = (hostname: string) => Promise<readonly HostAddress[]>;

interface Resolving {
  readonly lookup: Lookup;
  readonly permits: (address: string) => boolean;
}

/**
 * Resolves a host. If one of its addresses is forbidden, the host is refused, since a connection
 * may use any of them.
 * @param hostname as a URL has it: a name, IPv4, or IPv6 in brackets
 * @throws OutboundError `dns` for an unknown name, `privada` for a host with a forbidden address.
 */
export async function resolveHost(
  hostname: string,
  { lookup, permits }: Resolving,
): Promise<readonly HostAddress[]> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(literal);
  const addresses =
    family > 0
      ? [{ address: literal, family }]
      : await lookup(hostname).catch((cause: unknown) => failLookup(hostname, cause));
  if (addresses.length === 0) failLookup(hostname);
  const refused = addresses.find(({ address }) => !permits(address));
  if (refused) throw new OutboundError('privada', `${hostname} is ${refused.address}`);
  return addresses;
}

function failLookup(hostname: string, cause?: unknown): never {
  throw new OutboundError('dns', `${hostname} is not known`, cause);
}
