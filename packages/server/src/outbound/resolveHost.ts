import { isIP } from 'node:net';
import { OutboundError } from './OutboundError';

/** An address that a name stands for. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Looks a name up, as the machine does. */
export type Lookup = (hostname: string) => Promise<readonly HostAddress[]>;

interface Resolving {
  readonly lookup: Lookup;
  /** Whether a request may go to an address. */
  readonly permits: (address: string) => boolean;
}

/**
 * The addresses of a host, every one of which may be asked: one that may not is enough to refuse the name, since a browser or a library picks among them.
 * @param hostname as a URL has it: a name, IPv4, or IPv6 in brackets
 * @throws OutboundError `dns` for a name that nobody knows, `privada` for one that leads where no request may go.
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
