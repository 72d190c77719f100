import { type Holder, listAjenos } from '../acceso/holdsPermiso';
import { MATRIZ } from '../matriz/textos';
import { EXCEPCIONES } from './textos';

const POR_ACTO = { dar: EXCEPCIONES.noLoTienes, quitar: EXCEPCIONES.noLoQuitas } as const;

/**
 * Why some codes may be neither given nor taken by somebody (`listIntocables`): those that they do not hold themselves, or else `agc`, which they hold and
 * which stays the owner's to hand out.
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
