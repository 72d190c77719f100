import { UsageError } from '../errors';
import { toId } from './toId';

/** @throws UsageError when it is no id */
export function parseId(text: string): number {
  const id = toId(text);
  if (id === null) throw new UsageError(`«${text}» no es un id: los da «list».`);
  return id;
}
