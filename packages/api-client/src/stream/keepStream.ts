import { LATIDO_MS } from '@garita/domain/cambios/eventos';
import { followSignal } from '../followSignal';
import { pauseAfter } from './pauseAfter';
import { readEvents } from './readEvents';
import type { StreamEvent } from './StreamEvent';

/**
 * If no byte comes for this time, in milliseconds, the client connects again, even if the browser
 * still shows the stream as open.
 */
export const SILENCE_MS = 2.5 * LATIDO_MS;
/** The pause after a refusal, in milliseconds. A sign-in or a new permission ends the pause. */
const REFUSED_MS = 60_000;

export interface StreamDeps {
  /**
   * Requests the stream. @param lastId the id of the event after which it continues; null = a new
   * stream
   */
  readonly ask: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  readonly lastId: () => string | null;
  readonly onEvento: (event: StreamEvent) => void;
  readonly onWord: () => void;
  readonly onState: (isOpen: boolean) => void;
  /**
   * Called when the session has ended or lacks the permission. @param texto the server's message
   */
  readonly onRefused: (texto: string | undefined) => void;
  readonly random: () => number;
  /** Waits. Resolves earlier if the browser is online again or the tab becomes visible. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** @returns a function that cancels the alarm */
  readonly alarm: (ms: number, ring: () => void) => () => void;
}

const secondsOf = (response: Response): number => Number(response.headers.get('retry-after')) || 0;

async function textOf(response: Response): Promise<string | undefined> {
  const { msg } = (await response.json().catch(() => ({}))) as { msg?: string };
  return msg;
}

/**
 * The end of one connection. `pause` is the least pause before the next connection, in
 * milliseconds.
 */
interface Outcome {
  readonly pause: number;
  readonly hasHeard: boolean;
}

async function listenOnce(deps: StreamDeps, signal: AbortSignal): Promise<Outcome> {
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
    await readEvents(
      response.body,
      {
        onWord: () => {
          stopWatch();
          stopWatch = watch();
          deps.onWord();
        },
        onEvento: (event) => {
          hasHeard = true;
          deps.onState(true);
          deps.onEvento(event);
        },
      },
      controller.signal,
    );
  } catch {
    // Network errors are retried.
  } finally {
    stopWatch();
    release();
  }
  return { pause: 0, hasHeard };
}

/** Connects again after each break, from the last id, until the signal aborts. */
export async function keepStream(deps: StreamDeps, signal: AbortSignal): Promise<void> {
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
