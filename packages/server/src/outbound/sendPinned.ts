import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { OutboundError } from './OutboundError';
import type { HostAddress } from './resolveHost';

/** One request; it follows no redirect. */
export interface SingleRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly addresses: readonly HostAddress[];
  readonly signal: AbortSignal;
}

/**
 * A lookup that knows only the checked addresses. Otherwise the name could resolve to another
 * address now (DNS rebinding).
 */
const pin =
  (addresses: readonly HostAddress[]): LookupFunction =>
  (_, options, done) => {
    const [first] = addresses;
    if (options.all) return done(null, [...addresses]);
    return first ? done(null, first.address, first.family) : done(new Error('no address'), '', 0);
  };

/** The kind of a connection's error: `tls` if the connection was open but not yet secure. */
function explain(
  error: Error & { code?: string },
  phase: { isConnected: boolean; isReady: boolean },
): OutboundError {
  if (error.code?.startsWith('HPE_')) return new OutboundError('protocolo', error.message, error);
  return new OutboundError(
    phase.isConnected && !phase.isReady ? 'tls' : 'conexion',
    error.message,
    error,
  );
}

/**
 * Sends a request to one of the given addresses. Resolves when the head of the answer has arrived.
 * The certificate is checked against the host's name. A connection serves one request only.
 * @throws OutboundError
 */
export function sendPinned({
  url,
  method,
  headers,
  body,
  addresses,
  signal,
}: SingleRequest): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const phase = { isConnected: false, isReady: false };
    const options = {
      method,
      headers,
      signal,
      agent: false,
      lookup: pin(addresses),
      insecureHTTPParser: false,
    } as const;
    const request = (isSecure ? https : http).request(url, options, resolve);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        phase.isConnected = true;
        phase.isReady ||= !isSecure;
      });
      socket.once('secureConnect', () => {
        phase.isReady = true;
      });
    });
    request.on('error', (error) => reject(explain(error, phase)));
    request.end(body);
  });
}
