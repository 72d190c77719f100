import type { Context } from '../Context';
import { EXIT, type ExitCode } from '../errors';

const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/**
 * Signals within this time, in milliseconds, count as one: npm may forward a signal that the
 * terminal has also sent to this process.
 */
const ONE = 300;

/**
 * How long the work may take after a signal, in milliseconds. Without this limit, a portal that
 * does not answer would delay the end.
 */
const GRACE = 10_000;

interface Stop {
  /** The exit code; null before a signal. */
  readonly code: () => ExitCode | null;
  /** Restores the default handling of signals. */
  readonly release: () => void;
}

/**
 * Lets the current work finish after a signal. A second signal, or the end of `GRACE`, ends the
 * process at once.
 */
export function catchStop({ signals }: Context, onStop: () => void): Stop {
  let code: ExitCode | null = null;
  let grace: NodeJS.Timeout | undefined;
  const listeners = (Object.entries(CODES) as [keyof typeof CODES, ExitCode][]).map(
    ([signal, meant]) => {
      const listener = () => {
        if (code !== null) return;
        code = meant;
        setTimeout(release, ONE).unref();
        grace = setTimeout(() => process.kill(process.pid, signal), GRACE);
        onStop();
      };
      return [signal, listener] as const;
    },
  );
  const release = () => {
    for (const [signal, listener] of listeners) signals?.off(signal, listener);
  };
  for (const [signal, listener] of listeners) signals?.on(signal, listener);
  return {
    code: () => code,
    release: () => {
      clearTimeout(grace);
      release();
    },
  };
}
