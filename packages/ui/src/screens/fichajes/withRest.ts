/** The minimum time that an act is pending, in milliseconds: longer than a double click takes. */
const REST_MS = 1_000;

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

/**
 * Keeps an act pending for at least a second. The second click of a double click then finds the
 * button busy and does not undo the first click. A rejection is not delayed.
 */
export const withRest =
  <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
  (...args: Args): Promise<unknown> =>
    Promise.all([act(...args), rest()]);
