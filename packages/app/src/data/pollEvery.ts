/**
 * Polls every `ms` milliseconds while the stream is down (`Portal.setTold`). While the stream is
 * up, changes refetch the read at most once in this time.
 */
export const pollEvery = (ms: number) => ({ meta: { poll: ms, cada: ms } }) as const;
