import { formatDay, parseDay } from '../formato/days';
import { localDay } from '../formato/localDay';
import { escapeDiscord } from './escapeDiscord';
import { SUCESOS, type SucesoId } from './sucesos';

/** Discord's longest message, in characters. */
export const DISCORD_MAX = 2000;

/** The values of an event's placeholders. Days are `YYYY-MM-DD`, times are instants. */
export type Hechos = Readonly<Record<string, string>>;

export interface Circunstancias {
  readonly agencia: string;
  /** The agency's IANA zone. */
  readonly zona: string;
  readonly fecha: Date;
}

const NOMBRE = /\{([^{}\n]*)\}/g;

export const namesOf = (suceso: SucesoId): readonly string[] =>
  SUCESOS[suceso].datos.map(({ nombre }) => nombre);

/** The first unknown placeholder of a template; null if all are known. */
export function findUnknown(suceso: SucesoId, palabras: string): string | null {
  const known = namesOf(suceso);
  for (const [, nombre = ''] of palabras.matchAll(NOMBRE))
    if (!known.includes(nombre)) return nombre;
  return null;
}

const DIAS: readonly string[] = ['fecha', 'desde', 'hasta'];
/** Discord shows a timestamp on each reader's own clock. */
const MOMENTOS: Readonly<Record<string, string>> = { hora: 't', falta: 'R' };

function say(nombre: string, value: string): string {
  const style = Object.hasOwn(MOMENTOS, nombre) ? MOMENTOS[nombre] : undefined;
  const ms = Date.parse(value);
  if (style !== undefined && !Number.isNaN(ms)) return `<t:${Math.floor(ms / 1000)}:${style}>`;
  return DIAS.includes(nombre) && parseDay(value) !== null
    ? formatDay(value)
    : escapeDiscord(value);
}

/** Truncates a message, never within a surrogate pair nor after a lone backslash. */
function cut(text: string): string {
  if (text.length <= DISCORD_MAX) return text;
  const kept = text.slice(0, DISCORD_MAX - 1).replace(/[\ud800-\udbff]$/, '');
  const slashes = /\\*$/.exec(kept)?.[0].length ?? 0;
  return `${slashes % 2 === 1 ? kept.slice(0, -1) : kept}…`;
}

/** Values are escaped; missing values are empty. At most 2,000 characters, and never empty. */
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

export const exampleOf = (suceso: SucesoId): Hechos =>
  Object.fromEntries(SUCESOS[suceso].datos.map(({ nombre, ejemplo }) => [nombre, ejemplo]));
