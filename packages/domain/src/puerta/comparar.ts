import type { Avatar } from '../avatar/avatar';
import { foldCase } from '../formato/foldCase';
import { type Juicio, juzgar } from './juzgar';
import type { PersonaEnPuerta, PuertaLeida } from './puerta';

export interface Comparacion {
  /**
   * Green: the expected motto. Amber: another motto of the agency. Red: any other motto, or none.
   */
  readonly color: 'verde' | 'ambar' | 'rojo';
  readonly texto: string;
}

/** The parts of a motto. People write its dashes with and without spaces. */
const partsOf = (lema: string): string[] => lema.split('-').map((part) => part.trim());

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  foldCase((one ?? '').replaceAll(/\s+/g, ' ')) === foldCase((other ?? '').replaceAll(/\s+/g, ' '));

/** Compares the avatar's motto with the motto that the agency gave; null if one is unknown. */
export function compararMision(
  { lema, mision }: Pick<PersonaEnPuerta, 'lema' | 'mision'>,
  avatar: Avatar,
): Comparacion | null {
  const lleva = 'mision' in avatar ? avatar.mision : null;
  if (lema === null || lleva === null) return null;
  const [siglas, misionLlevada] = partsOf(lleva);
  const [esperadas] = partsOf(lema);
  if (isSame(partsOf(lleva).join('-'), partsOf(lema).join('-')))
    return { color: 'verde', texto: 'Lleva la misión que le corresponde.' };
  if (lleva === '') return { color: 'rojo', texto: 'No lleva misión.' };
  if (!isSame(siglas, esperadas))
    return { color: 'rojo', texto: `Lleva «${lleva}», que no es una misión de la agencia.` };
  return isSame(misionLlevada, partsOf(lema)[1])
    ? { color: 'ambar', texto: `Lleva «${lleva}»: las firmas no son las suyas.` }
    : {
        color: 'ambar',
        texto: `Lleva ${misionLlevada ? `la misión de ${misionLlevada}` : `«${lleva}»`}; le corresponde ${mision ?? lema}.`,
      };
}

/**
 * The verdict with regard to the avatar's motto. A wrong motto changes only the verdict `pasa`.
 * @param avatar null while the avatar service has not answered
 */
export function juzgarConAvatar(puerta: PuertaLeida, avatar: Avatar | null): Juicio {
  const juicio = juzgar(puerta);
  const { persona } = puerta;
  const comparada =
    juicio.veredicto === 'pasa' && persona && avatar ? compararMision(persona, avatar) : null;
  if (comparada === null) return juicio;
  if (comparada.color === 'verde')
    return { ...juicio, hacer: juicio.hacer.replace(/ si su misión es «.*?»(?=[.;])/, '') };
  return {
    veredicto: 'arregla',
    titulo: 'Lleva otra misión',
    hacer: `Pídele que corrija la misión: le corresponde «${persona?.lema ?? ''}».`,
  };
}
