/** A write that a screen asks for: resolves when it is done, rejects with an Error whose `message` people can read. */
export type Act<Args extends unknown[]> = (...args: Args) => Promise<unknown>;
