import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from '../config';

/** What a log line says of a request: never its body, headers or query, which carry passwords and keys, nor the address it came from. */
const serializers = {
  req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url.replace(/\?.*/s, '') }),
};

export interface LogStream {
  write(line: string): void;
}

/** The logger's settings. Secrets are kept out by what is logged, and cut by name should one slip in. */
export function loggerOptions(
  level: Config['logLevel'],
  stream: LogStream | undefined,
): FastifyLoggerOptions & { redact: { paths: string[]; censor: string } } {
  return {
    level,
    serializers,
    redact: { paths: ['key', 'clave', 'clave_hash', 'token', '*.key', '*.clave', '*.clave_hash', '*.token', '*.*.clave'], censor: '[oculto]' },
    ...(stream ? { stream } : {}),
  };
}
