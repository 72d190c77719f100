/** Longer than any double click. */
const REST_MS = 1_000;

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

/**
 * An act that lasts for a moment at least, however fast its answer comes, so that the second half of a double click finds the button busy
 * instead of undoing what the first has done. A refusal is told at once.
 */
export const withRest =
  <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
  (...args: Args): Promise<unknown> =>
    Promise.all([act(...args), rest()]);
