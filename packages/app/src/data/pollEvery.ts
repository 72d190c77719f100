/** Polls every `ms` milliseconds while the stream is down (`Portal.setTold`). */
export const pollEvery = (ms: number) => ({ meta: { poll: ms, cada: ms } }) as const;
