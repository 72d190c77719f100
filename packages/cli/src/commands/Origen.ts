import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';

/** Where lines come from, which decides what they are called and how the rest of them is sent. */
export interface Origen {
  /** What a line is called before what is wrong with it. */
  readonly como: (linea: number) => string;
  /** The same after «desde». */
  readonly desde: (linea: number) => string;
  /** How to go on after an interruption, as sentences. @param id of the lote; null when it is not kept */
  readonly seguir: (id: string | null) => string;
  /** What to do about those that were refused, as a sentence; null where that is plain. */
  readonly corregir: string | null;
  /** Whether the same lines sent again are a repetition of these. */
  readonly isRepeatable: boolean;
}

const seguirCon = (id: string) => `seguir con «garita lotes resume ${id}»`;

/** Lines of a file, which can be sent again. */
export const ARCHIVO: Origen = {
  como: (linea) => `línea ${linea}`,
  desde: (linea) => `la línea ${linea}`,
  seguir: (id) =>
    `Antes de ${HORAS_RECUERDO} horas puedes repetir la orden con el mismo fichero, sin cambiarlo${id === null ? '' : `, o ${seguirCon(id)}`}: lo hecho no se hará dos veces.`,
  corregir: 'Para corregir las rechazadas, haz otro fichero solo con ellas.',
  isRepeatable: true,
};

/** Lines that were kept. */
export const GUARDADO: Origen = {
  ...ARCHIVO,
  seguir: (id) =>
    id === null
      ? ''
      : `Antes de ${HORAS_RECUERDO} horas puedes ${seguirCon(id)}: lo hecho no se hará dos veces.`,
  corregir: null,
  isRepeatable: false,
};

/** Lines that were named one after another. @param valores what each is about, in the order of the lines */
export const toNombrado = (valores: readonly string[]): Origen => {
  const como = (linea: number) => valores[linea - 1] ?? `línea ${linea}`;
  return { ...GUARDADO, como, desde: como };
};
