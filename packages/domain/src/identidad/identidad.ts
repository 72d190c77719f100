import type { Cara } from '../agencia/cara';

export interface Identidad extends Cara {
  readonly nombre: string;
  /** The acronym, shown before a mission (ASC-09). */
  readonly siglas: string;
  /** The category from which a signature is required. */
  readonly firma_desde: number;
}

/** The labels of the fields, in the order of the form. */
export const CAMPOS_IDENTIDAD: Readonly<Record<keyof Identidad, string>> = {
  nombre: 'Nombre',
  siglas: 'Siglas',
  firma_desde: 'Firma desde la categoría',
  lema: 'Lema',
  emblema: 'Emblema',
  color: 'Color',
  cartel: 'Cartel',
  bloques: 'Bloques de la portada',
};
