import { UsageError } from '../../errors';
import { toId } from '../../input/parseId';

/** @throws UsageError for anything but an id */
export function parsePeriodo(texto: string): number {
  const id = toId(texto);
  if (id === null)
    throw new UsageError(
      '--periodo debe ser el número de un periodo. «garita nomina periods» los lista.',
    );
  return id;
}
