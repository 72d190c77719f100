import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';

/**
 * Where the lines of a bulk run come from. The origin decides how messages name a line, and what
 * they advise for resuming the run.
 */
export interface Origen {
  /** The name of a line at the beginning of an error. */
  readonly como: (linea: number) => string;
  /** The name of a line after «desde». */
  readonly desde: (linea: number) => string;
  /**
   * How to resume after an interruption, in Spanish sentences. `id` is null when the bulk run is
   * not stored.
   */
  readonly seguir: (id: string | null) => string;
  /** How to correct refused lines, as a Spanish sentence; null when that is obvious. */
  readonly corregir: string | null;
  /**
   * Whether sending the same lines again uses the same Idempotency-Keys, so that the portal repeats
   * no change.
   */
  readonly isRepeatable: boolean;
}

const seguirCon = (id: string) => `seguir con «garita lotes resume ${id}»`;

export const ARCHIVO: Origen = {
  como: (linea) => `línea ${linea}`,
  desde: (linea) => `la línea ${linea}`,
  seguir: (id) =>
    `Antes de ${IDEMPOTENCY_HOURS} horas puedes repetir la orden con el mismo fichero, sin cambiarlo${id === null ? '' : `, o ${seguirCon(id)}`}: lo hecho no se hará dos veces.`,
  corregir: 'Para corregir las rechazadas, haz otro fichero solo con ellas.',
  isRepeatable: true,
};

export const GUARDADO: Origen = {
  ...ARCHIVO,
  seguir: (id) =>
    id === null
      ? ''
      : `Antes de ${IDEMPOTENCY_HOURS} horas puedes ${seguirCon(id)}: lo hecho no se hará dos veces.`,
  corregir: null,
  isRepeatable: false,
};

export const toNombrado = (valores: readonly string[]): Origen => {
  const como = (linea: number) => valores[linea - 1] ?? `línea ${linea}`;
  return { ...GUARDADO, como, desde: como };
};
