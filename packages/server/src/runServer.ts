import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config';
import { explainError } from './explainError';
import { Reporter } from './Reporter';
import type { Seed } from './Seed';
import type { RunningServer } from './servePortal';
import { startServer } from './startServer';

interface Program {
  /** The usage, printed after a wrong command line. */
  readonly usage: string;
  /** @throws ConfigError, or the error of `parseArgs`, for a wrong command line */
  readSeed(args: string[]): Seed | null;
}

/**
 * The time limit of a stop, for requests in progress and for closing the database. Milliseconds.
 */
const GRACE_MS = 10_000;

const explain = (error: unknown, usage: string): string | null => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_')
    ? `Uso: ${usage}`
    : explainError(error);
};

const reporter = new Reporter();
const stopping = new AbortController();
/**
 * Throws outside any promise. So the process logs the error, closes in order and exits with code 1.
 */
const onLost = (error: Error): void => {
  setImmediate(() => {
    throw error;
  });
};

async function start({ readSeed }: Program): Promise<RunningServer> {
  return await startServer(readSeed(process.argv.slice(2)), readConfig(process.env), {
    reporter,
    signal: stopping.signal,
    onLost,
  });
}

function closeInOrder(starting: Promise<RunningServer>): void {
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
        // The exit code alone does not name the error, so the log does.
        reporter.fatal(error);
        throw error;
      }
    },
  );
}

export async function runServer(program: Program): Promise<void> {
  const starting = start(program);
  // Registers the signal handlers before the start ends. The first process of a container has no
  // default ones, so a signal would have no effect.
  closeInOrder(starting);
  try {
    await starting;
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(explain(error, program.usage) ?? error);
      if (process.stdout.writableLength > 0) await once(process.stdout, 'drain');
      process.exit(1);
    }
  }
}
