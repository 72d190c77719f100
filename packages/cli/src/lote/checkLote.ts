import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { RefusedError } from '../errors';
import type { Falta, Leidas } from './readLineas';
import { type Campos, namesOf, type Tarea } from './Tarea';

/** A line that may be sent. */
export interface LineaLista {
  readonly linea: number;
  readonly cambio: Cambio;
  /** What it was given, by column: from it the same line can be read again. */
  readonly campos: Campos<string>;
}

/** Judges the lines that read, and gives all faults of the file in its order: those found on reading too. */
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
