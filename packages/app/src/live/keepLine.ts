import { followSignal } from '@garita/api-client/followSignal';
import { LATIDO_MS } from '@garita/domain/cambios/eventos';
import type { Leido } from './Leido';
import { readEventos } from './readEventos';

/** A line that says nothing for so long is dead, whatever the browser thinks. Milliseconds. */
export const SILENCE_MS = 2.5 * LATIDO_MS;
/** The first pause before another try, doubled with each that fails, and the longest. Milliseconds. */
const [FIRST_MS, LONGEST_MS] = [500, 30_000];
/** How long whoever is refused waits; a sign-in or a new right begins anew anyhow. Milliseconds. */
const REFUSED_MS = 60_000;

export interface LineDeps {
  /** Asks for the stream. @param lastId how far one has heard */
  readonly ask: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  readonly lastId: () => string | null;
  readonly onEvento: (leido: Leido) => void;
  readonly onWord: () => void;
  /** Whether the line holds. */
  readonly onState: (isOpen: boolean) => void;
  /** The session is over, or is refused this. @param texto what the server says of it */
  readonly onRefused: (texto: string | undefined) => void;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** Waits; sooner where there is a reason to hope (back online, back at the page). */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls back after so long without another call. @returns ends it */
  readonly alarm: (ms: number, ring: () => void) => () => void;
}

/** Drawn from the upper half, so that all who lost the same portal do not come back at once. */
const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random() / 2);

const secondsOf = (response: Response): number => Number(response.headers.get('retry-after')) || 0;

async function textOf(response: Response): Promise<string | undefined> {
  const { msg } = (await response.json().catch(() => ({}))) as { msg?: string };
  return msg;
}

/** What a try came to: how long to wait at least, and whether it had heard anything. */
interface Outcome {
  readonly pause: number;
  readonly hasHeard: boolean;
}

async function listenOnce(deps: LineDeps, signal: AbortSignal): Promise<Outcome> {
  const { controller, release } = followSignal(signal);
  const watch = () => deps.alarm(SILENCE_MS, () => controller.abort());
  let stopWatch = watch();
  let hasHeard = false;
  try {
    const response = await deps.ask(deps.lastId(), controller.signal);
    if (response.status === 401 || response.status === 403) {
      deps.onRefused(await textOf(response));
      return { pause: REFUSED_MS, hasHeard };
    }
    if (!response.ok || !response.body) return { pause: secondsOf(response) * 1000, hasHeard };
    await readEventos(response.body, {
      onWord: () => {
        stopWatch();
        stopWatch = watch();
        deps.onWord();
      },
      onEvento: (leido) => {
        hasHeard = true;
        deps.onState(true);
        deps.onEvento(leido);
      },
    });
  } catch {
    // Broken or never there: it is tried again.
  } finally {
    stopWatch();
    release();
  }
  return { pause: 0, hasHeard };
}

/** Holds a line to the portal until it is told to stop: whenever it breaks there is another one, which goes on where it broke. */
export async function keepLine(deps: LineDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const { pause, hasHeard } = await listenOnce(deps, signal);
    if (signal.aborted) return;
    deps.onState(false);
    if (hasHeard) failures = 0;
    await deps.wait(Math.max(pause, pauseAfter(failures, deps.random)), signal);
    failures++;
  }
}
