import type { Deps } from '../../deps';
import { countAttempt } from './intentos.repository';

/**
 * Whether something is done for the first time: of two at once, at whichever portal, one is first. It is remembered for the window of a limit (`WINDOW_MS`), so
 * that what is done must be over by itself before that.
 * @param clave what is done, named as a limit is
 */
export async function isFirst(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clave: string,
): Promise<boolean> {
  const { exceeded } = await countAttempt(db, [{ clave, max: 1 }], clock());
  return exceeded === null;
}
