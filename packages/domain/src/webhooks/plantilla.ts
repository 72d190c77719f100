import { formatDay, parseDay } from '../formato/days';
import { localDay } from '../formato/localDay';
import { escapeDiscord } from './escapeDiscord';
import { SUCESOS, type SucesoId } from './sucesos';

/** The longest message that Discord takes. */
export const DISCORD_MAX = 2000;

/** What happened, by the names that its words may use. Days are `YYYY-MM-DD`, moments instants. */
export type Hechos = Readonly<Record<string, string>>;

/** Where and when it happened. */
export interface Circunstancias {
  readonly agencia: string;
  /** The agency's IANA zone. */
  readonly zona: string;
  readonly fecha: Date;
}

const NOMBRE = /\{([^{}\n]*)\}/g;

/** The names that a happening's words may use. */
export const namesOf = (suceso: SucesoId): readonly string[] =>
  SUCESOS[suceso].datos.map(({ nombre }) => nombre);

/** The first name in some words that the happening does not have; null when it has all of them. */
export function findUnknown(suceso: SucesoId, palabras: string): string | null {
  const known = namesOf(suceso);
  for (const [, nombre = ''] of palabras.matchAll(NOMBRE))
    if (!known.includes(nombre)) return nombre;
  return null;
}

const DIAS: readonly string[] = ['fecha', 'desde', 'hasta'];
/** Discord shows a moment by each reader's own clock. */
const MOMENTOS: Readonly<Record<string, string>> = { hora: 't', falta: 'R' };

function say(nombre: string, value: string): string {
  const style = Object.hasOwn(MOMENTOS, nombre) ? MOMENTOS[nombre] : undefined;
  const ms = Date.parse(value);
  if (style !== undefined && !Number.isNaN(ms)) return `<t:${Math.floor(ms / 1000)}:${style}>`;
  return DIAS.includes(nombre) && parseDay(value) !== null
    ? formatDay(value)
    : escapeDiscord(value);
}

/** Cut where a message ends, never within a character nor behind a lone backslash. */
function cut(text: string): string {
  if (text.length <= DISCORD_MAX) return text;
  const kept = text.slice(0, DISCORD_MAX - 1).replace(/[\ud800-\udbff]$/, '');
  const slashes = /\\*$/.exec(kept)?.[0].length ?? 0;
  return `${slashes % 2 === 1 ? kept.slice(0, -1) : kept}…`;
}

/**
 * A happening in an agency's words, as Discord is given it: each name with what it stands for, escaped; what the happening does not tell (no reason was given)
 * is left empty. 2,000 characters at most, and never nothing.
 */
export function fillPlantilla(
  suceso: SucesoId,
  palabras: string,
  hechos: Hechos,
  { agencia, zona, fecha }: Circunstancias,
): string {
  const known: Hechos = { ...hechos, agencia, fecha: localDay(fecha.getTime(), zona) };
  const names = namesOf(suceso);
  const fill = (words: string) =>
    words.replace(NOMBRE, (whole, nombre: string) =>
      names.includes(nombre)
        ? say(nombre, Object.hasOwn(known, nombre) ? (known[nombre] as string) : '')
        : whole,
    );
  return cut(fill(palabras).trim() || fill(SUCESOS[suceso].palabras));
}

/** What an example of a happening tells. */
export const exampleOf = (suceso: SucesoId): Hechos =>
  Object.fromEntries(SUCESOS[suceso].datos.map(({ nombre, ejemplo }) => [nombre, ejemplo]));
