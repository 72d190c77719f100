import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { RefusedError } from '../errors';
import type { Falta, Leidas } from './readLineas';
import { type Campos, namesOf, type Tarea } from './Tarea';

export interface LineaLista {
  readonly linea: number;
  readonly cambio: Cambio;
  /** Its values by column, from which the line can be parsed again. */
  readonly campos: Campos<string>;
}

/**
 * Validates the parsed lines; returns all errors of the file in its order, parse errors included.
 */
export async function checkLote<Campo extends string, Orden>(
  connection: Connection,
  { lineas, faltas }: Pick<Leidas<Orden>, 'lineas' | 'faltas'>,
  tarea: Tarea<Campo, Orden>,
): Promise<{ listas: LineaLista[]; faltas: Falta[] }> {
  const ordenes = lineas.map(({ orden }) => orden);
  const judge = await tarea.open(connection, ordenes, namesOf(tarea, 'archivo'), true);
  const listas: LineaLista[] = [];
  const found = [...faltas];
  for (const { linea, orden, campos } of lineas) {
    try {
      listas.push({ linea, cambio: judge(orden), campos });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      found.push({ linea, texto: error.message });
    }
  }
  return { listas, faltas: found.toSorted((a, b) => a.linea - b.linea) };
}
