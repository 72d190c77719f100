import type { Context } from '../Context';
import { EXIT, type ExitCode } from '../errors';

/** The signals that ask for an end, and what the command ends with for each. */
const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** Within so many milliseconds several are one: who started this process (npm) may send on what the terminal has already sent to both. */
const ONE = 300;

/** How long what is being done may take after the signal, in milliseconds: a portal that says nothing would hold it for longer. */
const GRACE = 10_000;

/** Work that a signal calls off instead of killing it. */
interface Stop {
  /** What to end with; null while nobody has asked for it. */
  readonly code: () => ExitCode | null;
  /** The work is over: signals do again what they always do. */
  readonly release: () => void;
}

/**
 * Lets what is being done be finished when Ctrl-C or SIGTERM comes. The second one, or the time that
 * is left after the first, ends the process as without this.
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
