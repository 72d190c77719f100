/** The moment that "now" is. The process's own clock in production; tests bring theirs. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
