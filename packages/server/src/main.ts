import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config';
import { BaseOcupadaError } from './db/embedded/BaseOcupadaError';
import { RespaldoError } from './respaldo/RespaldoError';
import { startServer } from './startServer';

const HELP = `Uso: main.js [--demo [--personas N] [--registros N]]`;

/** Errors that whoever starts the server can mend are told in one line, without a stack. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof BaseOcupadaError || error instanceof RespaldoError) return error.message;
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') return 'Ese puerto ya está ocupado. Elige otro con PORT.';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return HELP;
  return null;
}

try {
  const server = await startServer(process.argv.slice(2), readConfig(process.env));
  closeWithGrace({ delay: 10_000, logger: false }, async () => {
    await server.close();
  });
} catch (error) {
  console.error(explain(error) ?? error);
  if (process.stdout.writableLength > 0) await once(process.stdout, 'drain');
  process.exit(1);
}
