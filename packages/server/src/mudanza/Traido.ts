import { shorten } from '@garita/domain/formato/shorten';
import type { HistorySource } from '@garita/domain/persona/hecho';
import type { Fila, Tabla } from '../db/insertRows';

/** A sentence about a person, as the old portal's log has it. An incomplete one stays behind. */
interface Frase {
  readonly persona: number | null;
  readonly fuente: HistorySource;
  readonly texto: string | null;
  readonly encargado?: number | null;
  readonly fecha: string | null;
}

/** The longest sentence that the history can hold. */
const LONGEST = 2000;

/** The rows that a list of the old portal becomes here. */
export class Traido {
  readonly filas = new Map<Tabla, object[]>();
  readonly frases: Omit<Fila<'historia_traida'>, 'id'>[] = [];
  /** The old rows that have no place here: their person or their date is unknown. */
  quedan = 0;

  add<T extends Tabla>(tabla: T, ...filas: readonly Fila<T>[]): void {
    const known = this.filas.get(tabla);
    if (known) known.push(...filas);
    else this.filas.set(tabla, [...filas]);
  }

  frase({ persona, fuente, texto, encargado = null, fecha }: Frase): void {
    if (persona === null || texto === null || fecha === null) {
      this.quedan++;
      return;
    }
    this.frases.push({
      usuario_id: persona,
      fuente,
      texto: shorten(texto, LONGEST),
      encargado_id: encargado,
      fecha,
    });
  }
}
