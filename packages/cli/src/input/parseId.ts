import { UsageError } from '../errors';

/** The contract's maximum id. */
const MAX_ID = 2_147_483_647;

export const toId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;

/** Parses an id. @throws UsageError for another text */
export function parseId(text: string): number {
  const id = toId(text);
  if (id === null) throw new UsageError(`«${text}» no es un id: los da «list».`);
  return id;
}
