import { ApiError } from '../ApiError';
import type { ApiClient } from '../createClient';
import { followSignal } from '../followSignal';
import { keepStream } from './keepStream';
import type { StreamEvent } from './StreamEvent';
import { setAlarm } from './setAlarm';

/** Waits `ms` milliseconds, or until the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      stopAlarm();
      signal.removeEventListener('abort', end);
      done();
    };
    const stopAlarm = setAlarm(ms, end);
    signal.addEventListener('abort', end);
  });

/**
 * Yields the portal's changes as they happen. After a broken connection the generator resumes from
 * the last event. It ends when the signal aborts or the caller leaves the loop.
 * @throws ApiError 401 if the token is no longer valid, 403 if the token may not read the changes
 */
export async function* followChanges(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<StreamEvent, void> {
  const { controller, release } = followSignal(signal ?? new AbortController().signal);
  const events: StreamEvent[] = [];
  let lastId: string | null = null;
  let refusal: ApiError | null = null;
  let wake: () => void = () => undefined;

  const connect = async (id: string | null, aborted: AbortSignal): Promise<Response> => {
    try {
      const { response } = await client.GET('/ext/cambios', {
        ...(id !== null && { params: { header: { 'Last-Event-ID': id } } }),
        parseAs: 'stream',
        signal: aborted,
      });
      return response;
    } catch (error) {
      if (error instanceof ApiError && [401, 403].includes(error.httpStatus)) {
        refusal = error;
        controller.abort();
      }
      throw error;
    }
  };
  const stream = keepStream(
    {
      ask: connect,
      lastId: () => lastId,
      onEvento: (event) => {
        lastId = event.id ?? lastId;
        events.push(event);
        wake();
      },
      onWord: () => undefined,
      onState: () => undefined,
      onRefused: () => undefined,
      random: Math.random,
      wait,
      alarm: setAlarm,
    },
    controller.signal,
  ).finally(() => wake());

  try {
    for (;;) {
      yield* events.splice(0);
      if (refusal) throw refusal;
      if (controller.signal.aborted) return;
      if (events.length === 0)
        await new Promise<void>((done) => {
          wake = done;
        });
    }
  } finally {
    controller.abort();
    release();
    await stream;
  }
}
