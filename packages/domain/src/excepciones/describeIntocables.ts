import { type Holder, listAjenos } from '../acceso/holdsPermiso';
import { MATRIZ } from '../matriz/textos';
import { EXCEPCIONES } from './textos';

const POR_ACTO = { dar: EXCEPCIONES.noLoTienes, quitar: EXCEPCIONES.noLoQuitas } as const;

/**
 * Why the user may not give or take the codes: the user lacks a code, or one of the codes is `agc`,
 * which only the owner gives.
 */
export function describeIntocables(
  holder: Holder,
  codigos: readonly string[],
  acto: keyof typeof POR_ACTO,
  between = ', ',
): string {
  const ajenos = listAjenos(holder, codigos);
  return ajenos.length > 0 ? POR_ACTO[acto](ajenos.join(between)) : MATRIZ.agcDelDuenio;
}
