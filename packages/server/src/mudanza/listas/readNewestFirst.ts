import type { RegistroViejo } from '@garita/domain/mudanza/registros';
import { readRegistro } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';

type Entradas<De extends RegistroViejo> = ReturnType<typeof readRegistro<De>>;
interface Entrada {
  readonly id?: number | null;
  readonly fecha?: string | null;
  readonly entrada?: string | null;
}

/** The entries of a log, the newest first, whatever the order of its files. */
export function readNewestFirst<De extends RegistroViejo>(
  { respuestas, zona }: Origen,
  modulo: De,
): Entradas<De> {
  const rows: readonly object[] = readRegistro(respuestas, modulo, zona);
  const dateOf = ({ fecha, entrada }: Entrada) => fecha ?? entrada ?? '';
  return (rows as readonly Entrada[]).toSorted((a, b) => {
    const [one, other] = [dateOf(a), dateOf(b)];
    return one === other ? (b.id ?? 0) - (a.id ?? 0) : one < other ? 1 : -1;
  }) as Entradas<De>;
}
