import type { Avatar, AvatarDicho } from '../avatar/avatar';
import { foldCase } from '../formato/foldCase';
import { type Juicio, juzgar } from './juzgar';
import type { PuertaLeida } from './puerta';

export interface Comparacion {
  /**
   * Green: the expected motto. Amber: another motto of the agency. Red: any other motto, or none.
   */
  readonly color: 'verde' | 'ambar' | 'rojo';
  /** The difference in a few words. */
  readonly titulo: string;
  readonly texto: string;
}

/** A dash between two parts. A dash without a space may belong to a mission, such as Sub-Oficial. */
const SPACED = /\s+-\s*|-\s+/;

/** A key for comparisons, which ignores case and the spaces around dashes. */
const flat = (text: string): string =>
  foldCase(
    text
      .trim()
      .replaceAll(/\s*-\s*/g, '-')
      .replaceAll(/\s+/g, ' '),
  );

/** The agency's initials, which have no dash, and the rest of a motto. */
function splitSiglas(lema: string): { siglas: string; resto: string } {
  const [siglas = '', ...resto] = lema.split('-');
  return { siglas, resto: resto.join('-').trim() };
}

/**
 * The mission with which the rest of a motto begins: `mision` if the first parts, joined, equal
 * `mision`; otherwise the first part. If no dash has a space, it is enough that the rest begins
 * with `mision`.
 */
function misionAtStart(resto: string, mision: string): string {
  const parts = resto.split(SPACED);
  const isTight = parts.length === 1 && `${flat(resto)}-`.startsWith(`${flat(mision)}-`);
  const isWhole = parts.some((_, at) => flat(parts.slice(0, at + 1).join('-')) === flat(mision));
  return isTight || isWhole ? mision : (parts[0] ?? '');
}

const ambar = (titulo: string, texto: string): Comparacion => ({ color: 'ambar', titulo, texto });
const rojo = (titulo: string, texto: string): Comparacion => ({ color: 'rojo', titulo, texto });

function compare(lleva: string, lema: string, mision: string): Comparacion {
  if (flat(lleva) === flat(lema))
    return {
      color: 'verde',
      titulo: 'Misión correcta',
      texto: 'Lleva la misión que le corresponde.',
    };
  if (lleva === '') return rojo('No lleva misión', `La tiene en blanco; le corresponde ${mision}.`);
  const { siglas, resto } = splitSiglas(lleva);
  if (flat(siglas) !== flat(splitSiglas(lema).siglas))
    return rojo('Misión ajena', `Lleva «${lleva}», que no es una misión de la agencia.`);
  if (resto === '')
    return ambar('Misión incompleta', `Lleva «${lleva}»; le corresponde ${mision}.`);
  const llevada = misionAtStart(resto, mision);
  if (flat(llevada) !== flat(mision))
    return ambar('Lleva otra misión', `Lleva la misión de ${llevada}; le corresponde ${mision}.`);
  return flat(resto) === flat(mision)
    ? ambar('Faltan las firmas', `Lleva «${lleva}», sin las firmas.`)
    : ambar('Lleva otras firmas', `Lleva «${lleva}»: las firmas no son las suyas.`);
}

/**
 * Compares the avatar's motto with the motto that the agency gave. Null if one of the two mottos is
 * unknown, and for a name that would not pass: the avatar with a former name may be another
 * person's.
 */
export function compararMision(puerta: PuertaLeida, avatar: Avatar): Comparacion | null {
  const lleva = 'mision' in avatar ? avatar.mision : null;
  const { lema = null, mision = null } = puerta.persona ?? {};
  if (lema === null || lleva === null || juzgar(puerta).veredicto !== 'pasa') return null;
  return compare(lleva, lema, mision ?? '');
}

/** Where the service tells badges or groups. */
const lugaresOf = ({ placas, grupos }: AvatarDicho): string =>
  [placas && 'entre sus placas', grupos && 'entre sus grupos'].filter(Boolean).join(' ni ');

/**
 * Looks for the badge or group of the person's category at the avatar. Null if the agency asks for
 * none, if the service tells neither badges nor groups, and for a name that would not pass.
 */
export function compararPlaca(puerta: PuertaLeida, avatar: Avatar): Comparacion | null {
  const placa = puerta.persona?.placa_avatar ?? null;
  if (placa === null || avatar.estado !== 'dicho' || juzgar(puerta).veredicto !== 'pasa')
    return null;
  const lugares = lugaresOf(avatar);
  if (lugares === '') return null;
  const told = [...(avatar.placas ?? []), ...(avatar.grupos ?? [])];
  return told.some((one) => flat(one) === flat(placa))
    ? {
        color: 'verde',
        titulo: 'Placa o grupo en orden',
        texto: `Tiene «${placa}», como toca en su categoría.`,
      }
    : ambar('Le falta la placa o el grupo', `No tiene «${placa}» ${lugares}.`);
}

// The portal keeps an answer of the avatar service for a minute.
const pedir = (titulo: string, que: string): Juicio => ({
  veredicto: 'arregla',
  titulo,
  hacer: `Pídele que ${que} (el cambio tarda hasta un minuto en verse aquí).`,
});

/**
 * The verdict with regard to the avatar's motto and badge. A wrong motto or a missing badge changes
 * only the verdict `pasa`.
 * @param avatar null while the avatar service has not answered
 */
export function juzgarConAvatar(puerta: PuertaLeida, avatar: Avatar | null): Juicio {
  const comparada = avatar && compararMision(puerta, avatar);
  if (comparada && comparada.color !== 'verde')
    return pedir(
      comparada.titulo,
      `corrija la misión: le corresponde «${puerta.persona?.lema ?? ''}»`,
    );
  const placa = avatar && compararPlaca(puerta, avatar);
  if (placa?.color === 'ambar')
    return pedir(placa.titulo, `se ponga «${puerta.persona?.placa_avatar ?? ''}»`);
  return juzgar(puerta, { isMisionSeen: comparada !== null });
}
