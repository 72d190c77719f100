import type { Cara } from '../agencia/cara';

/** All that makes an agency look like itself. */
export interface Identidad extends Cara {
  readonly nombre: string;
  /** They stand in front of every signature. */
  readonly siglas: string;
  /** The category from which a signature is required. */
  readonly firma_desde: number;
}

/** Its fields as people read them, in the order in which they are asked. */
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
