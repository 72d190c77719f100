import { isSiglas } from '../agencia/agencia.rules';
import { AGENCIA } from '../agencia/textos';
import { findHidden } from '../formato/hiddenCharacters';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import type { Identidad } from './identidad';
import { IDENTIDAD } from './textos';

/** Longest texts, in characters. */
export const LARGO = { nombre: 64, lema: 120, cartel: 500 } as const;

const lengthOf = (text: string): number => [...text].length;
const TEXTOS = ['nombre', 'lema', 'cartel'] as const;

/** The rules of the identity, in the order of the form. */
export const identidadRules: readonly Rule<Identidad>[] = [
  failIfEmpty('nombre', AGENCIA.nombreVacio),
  ({ nombre }) =>
    lengthOf(nombre.trim()) > LARGO.nombre
      ? { campo: 'nombre', texto: IDENTIDAD.nombreLargo }
      : null,
  failIfEmpty('siglas', AGENCIA.siglasVacias),
  ({ siglas }) =>
    isSiglas(siglas.trim()) ? null : { campo: 'siglas', texto: AGENCIA.siglasLargas },
  ({ firma_desde }) =>
    Number.isInteger(firma_desde) && firma_desde >= 1
      ? null
      : { campo: 'firma_desde', texto: IDENTIDAD.firmaDesde },
  ({ lema }) =>
    lengthOf(lema) > LARGO.lema || lema.includes('\n')
      ? { campo: 'lema', texto: IDENTIDAD.lemaLargo }
      : null,
  ({ color }) =>
    color === null || /^#[0-9a-f]{6}$/i.test(color)
      ? null
      : { campo: 'color', texto: IDENTIDAD.color },
  ({ cartel }) =>
    lengthOf(cartel) > LARGO.cartel ? { campo: 'cartel', texto: IDENTIDAD.cartelLargo } : null,
  (values) => {
    const campo = TEXTOS.find((name) => findHidden(values[name]) !== null);
    return campo ? { campo, texto: IDENTIDAD.invisible } : null;
  },
];
