/** A read that others change while it is looked at: it is asked again every so many milliseconds, while nobody tells of changes (`Portal.setTold`). */
export const pollEvery = (ms: number) => ({ meta: { poll: ms, cada: ms } }) as const;
