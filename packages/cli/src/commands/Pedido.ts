import { createHash } from 'node:crypto';
import type { Context } from '../Context';
import { readArchivo } from '../input/readArchivo';
import { type Leidas, type Linea, readLineas } from '../lote/readLineas';
import type { Tarea } from '../lote/Tarea';
import { ARCHIVO, type Origen, toNombrado } from './Origen';

/** What is to be done line by line, and what it is known by when it is sent again. */
export interface Pedido<Orden> {
  readonly leidas: Leidas<Orden>;
  /** What the lines' keys are made of. */
  readonly semilla: string;
  readonly origen: Origen;
  /** Of the lotes that are kept the one that this goes on with. */
  readonly continua?: string;
  /** Of its lines those whose answers were lost. */
  readonly dudosas?: ReadonlySet<number>;
  /** Of the lotes that are kept the one that this takes back. */
  readonly deshace?: string;
  /** Where it writes what only the answers tell. */
  readonly salida?: string;
  /** Called once all has been judged and confirmed and the lote is this process's, before anything is sent. */
  readonly begin?: () => Promise<void>;
  /** Whether a line that cannot be done is told among the results, where nobody can take it out of a file. */
  readonly isForgiving?: true;
}

/** What a lote is known by: the same said to the same command. */
export const toSemilla = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** What the lines of a file ask for. @throws UsageError for one that cannot be read. */
export async function readPedido<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  archivo: string,
): Promise<Pedido<Orden>> {
  const text = await readArchivo(context, archivo);
  return { leidas: readLineas(text, tarea), semilla: toSemilla(tarea.acto, text), origen: ARCHIVO };
}

/** What one or several people, or things, that are named one after another ask for. Each line is the place of a name. */
export const toPedido = <Orden>(
  valores: readonly string[],
  lineas: readonly Omit<Linea<Orden>, 'linea'>[],
  semilla: string,
): Pedido<Orden> => ({
  leidas: {
    lineas: lineas.map((one, at) => ({ ...one, linea: at + 1 })),
    faltas: [],
    sobrantes: [],
  },
  semilla,
  origen: toNombrado(valores),
});
