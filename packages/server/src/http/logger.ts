import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from '../config';

/**
 * A log line omits the body, headers and query, which hold passwords and keys, and the client's
 * address, which is personal.
 */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*/s, ''),
  }),
};

/** Names of secret fields, up to two levels deep in a log line. */
const SECRETS = ['key', 'authorization', 'clave', 'clave_hash', 'token'];

export interface LogStream {
  write(line: string): void;
}

/** The database's `detail` and `where` of a refused row quote all of a person's fields. */
const HIDDEN = [
  ...['', '*.', '*.*.'].flatMap((place) => SECRETS.map((name) => place + name)),
  'err.detail',
  'err.where',
];

/** Code never logs secrets; the redaction by name is a second barrier. */
export function loggerOptions(
  level: Config['logLevel'],
  stream: LogStream | undefined,
): FastifyLoggerOptions & { redact: { paths: string[]; censor: string } } {
  return {
    level,
    serializers,
    redact: { paths: HIDDEN, censor: '[oculto]' },
    ...(stream ? { stream } : {}),
  };
}
