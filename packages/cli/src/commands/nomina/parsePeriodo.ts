import { UsageError } from '../../errors';
import { toId } from '../../input/parseId';

/** The id of a period, as typed. @throws UsageError for another text */
export function parsePeriodo(texto: string): number {
  const id = toId(texto);
  if (id === null)
    throw new UsageError(
      '--periodo debe ser el número de un periodo. «garita nomina periods» los lista.',
    );
  return id;
}
