import { cleanLine } from '../formato/cleanLine';
import { foldCase } from '../formato/foldCase';
import type { Avatar } from './avatar';

/** Dotted paths of the motto and of the online flag in a service's JSON; null = Habbo's path. */
export interface RutasPerfil {
  readonly perfilMision: string | null;
  readonly perfilEnLinea: string | null;
}

/** The paths in Habbo's profiles. */
export const RUTAS_HABBO = { perfilMision: 'motto', perfilEnLinea: 'online' } as const;

/** The longest text, in characters, and the maximum number of badges or groups. */
const MOST = { text: 120, items: 50 };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const valueAt = (profile: unknown, ruta: string): unknown =>
  ruta.split('.').reduce<unknown>((value, name) => {
    const fields = fieldsOf(value);
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  }, profile);

/** The cut falls between characters, because half a surrogate pair is no text. */
const readText = (value: unknown): string | null =>
  typeof value === 'string' ? [...cleanLine(value)].slice(0, MOST.text).join('') : null;

function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : null;
}

/** ISO 8601 with a zone: `Date.parse` reads other texts in the zone of the machine. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

function readInstant(value: unknown): string | null {
  const ms = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** The strings of an array, or of its objects' `field`; null if `value` is no array. */
export function readNames(value: unknown, field: string): string[] | null {
  if (!Array.isArray(value)) return null;
  return value
    .slice(0, MOST.items)
    .flatMap((each) => readText(typeof each === 'string' ? each : fieldsOf(each)[field]) ?? []);
}

/**
 * Reads a parsed profile as the answer about a name. If the profile has another name, the avatar is
 * unknown. A service with a path of its own for the motto may omit the name.
 */
export function readPerfil(profile: unknown, nombre: string, rutas: RutasPerfil): Avatar {
  const { name, profileVisible, lastAccessTime, selectedBadges, groups } = fieldsOf(profile);
  const motto = valueAt(profile, rutas.perfilMision ?? RUTAS_HABBO.perfilMision);
  const isOther =
    typeof name === 'string' ? foldCase(name) !== foldCase(nombre) : rutas.perfilMision === null;
  if (isOther || (typeof name !== 'string' && motto === undefined))
    return { estado: 'desconocido' };
  const mision = readText(motto);
  if (profileVisible === false) return { estado: 'privado', mision };
  return {
    estado: 'dicho',
    mision,
    enLinea: readFlag(valueAt(profile, rutas.perfilEnLinea ?? RUTAS_HABBO.perfilEnLinea)),
    ultimaVez: readInstant(lastAccessTime),
    placas: readNames(selectedBadges, 'code'),
    grupos: readNames(groups, 'name'),
  };
}
