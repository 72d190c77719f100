import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config';
import { explainError } from './explainError';
import { Reporter } from './Reporter';
import type { RunningServer } from './servePortal';
import { startServer } from './startServer';

const HELP = `Uso: main.js [--demo [--agencia garita|faro] [--personas N] [--registros N]]`;
/** What it may take to answer what is under way and to close the database. */
const GRACE_MS = 10_000;

/** Errors that whoever starts the server can mend are told in one line, without a stack. */
const explain = (error: unknown): string | null => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_')
    ? HELP
    : explainError(error);
};

const reporter = new Reporter();
const stopping = new AbortController();
/** Leaves by the same door as an error that nobody caught: said in the log, closed in order, with exit code 1 for a supervisor to see. */
const onLost = (error: Error): void => {
  setImmediate(() => {
    throw error;
  });
};

async function start(): Promise<RunningServer> {
  return await startServer(process.argv.slice(2), readConfig(process.env), {
    reporter,
    signal: stopping.signal,
    onLost,
  });
}

const starting = start();

// From the first moment on: as the first process of a container nobody else would hear the signals.
closeWithGrace(
  {
    delay: GRACE_MS,
    logger: false,
    onSecondError: reporter.fatal,
    onSecondSignal: () => reporter.notice('Segunda señal: el portal se detiene sin esperar más.'),
    onTimeout: () =>
      reporter.notice(
        `El portal no terminó en ${GRACE_MS / 1_000} segundos y se detiene sin esperar más. Lo confirmado está guardado.`,
      ),
  },
  async ({ err }) => {
    if (err) reporter.fatal(err);
    stopping.abort();
    const server = await starting.catch(() => null);
    try {
      await server?.close();
    } catch (error) {
      // The exit code says that it went wrong, and nobody else what.
      reporter.fatal(error);
      throw error;
    }
  },
);

try {
  await starting;
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(explain(error) ?? error);
    if (process.stdout.writableLength > 0) await once(process.stdout, 'drain');
    process.exit(1);
  }
}
