import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from '../config';

/**
 * A log line omits the body, the headers and the query, which hold passwords and keys. It also
 * omits the client's address, which is personal.
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

/**
 * The fields that a log line hides. When PostgreSQL refuses a row, the error's `detail` and `where`
 * quote the row, such as all fields of a person.
 */
const HIDDEN = [
  ...['', '*.', '*.*.'].flatMap((place) => SECRETS.map((name) => place + name)),
  'err.detail',
  'err.where',
];

/** The logger's options. Code never logs secrets; this redaction by name is a second barrier. */
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
