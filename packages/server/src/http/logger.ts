import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from '../config';

/** What a log line says of a request: never its body, headers or query, which carry passwords and keys, nor the address it came from. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*/s, ''),
  }),
};

/** Names of what is a secret, wherever they stand in what is logged. */
const SECRETS = ['key', 'authorization', 'clave', 'clave_hash', 'token'];

export interface LogStream {
  write(line: string): void;
}

/** Those; and what the database tells of the row that it refuses (`detail`, `where`), a person's with all of its fields. */
const HIDDEN = [
  ...['', '*.', '*.*.'].flatMap((place) => SECRETS.map((name) => place + name)),
  'err.detail',
  'err.where',
];

/** The logger's settings. Secrets are kept out by what is logged, and cut by name should one slip in. */
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
