import { nombresPermisos } from '../acceso/nombresPermisos';
import { BLOQUES } from '../agencia/bloques';
import { readEnlaces } from '../agencia/enlaces';
import { OPERADOR } from '../agencia/servicios';
import { formatTiempoAscenso } from '../ascensos/tiempoAscenso';
import { CIERRES, type Cierre } from '../despidos/cierres';
import { formatCredits, formatInteger } from '../formato/credits';
import { formatDay, parseDay } from '../formato/days';
import { DIAS_SEMANA } from '../formato/diasSemana';
import { formatInstant } from '../formato/instant';
import { formatMinutes } from '../formato/minutes';
import type { Moneda } from '../formato/moneda';
import { upperFirst } from '../formato/upperFirst';
import { MOTIVOS, type Motivo } from '../respaldo/motivos';

/** Names for the ids in a change's values. */
export interface Nombres {
  readonly personas: ReadonlyMap<number, string>;
  /** All categories, lowest first. */
  readonly categorias: readonly { readonly id_categoria: number; readonly n_categoria: string }[];
  readonly moneda: Moneda;
}

/**
 * Formats a value; null omits it. The value can have any type: old versions of the portal logged
 * other types.
 */
export type Decir = (value: unknown, nombres: Nombres) => string | null;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const RESPALDO = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}Z)-([a-z]+)$/;
const isVacio = (value: unknown): boolean => value === null || value === undefined || value === '';

/** `algunaCosa` or `alguna_cosa` as words: `Alguna cosa`. */
export function toPalabras(clave: string): string {
  const words = clave
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return upperFirst(words);
}

function sayText(value: string): string {
  if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return formatInstant(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && parseDay(value) !== null) return formatDay(value);
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? toPalabras(value) : value;
}

/** Formats a value by its shape alone. */
export function sayAny(value: unknown): string {
  if (isVacio(value)) return '—';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(sayAny).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value as object).map(
      ([clave, inner]) => `${toPalabras(clave)}: ${sayAny(inner)}`,
    );
    return parts.length === 0 ? '—' : parts.join(' · ');
  }
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' ? formatInteger(value) : sayText(String(value));
}

const ofNumber =
  (format: (value: number, nombres: Nombres) => string): Decir =>
  (value, nombres) =>
    isVacio(value) ? null : typeof value === 'number' ? format(value, nombres) : sayAny(value);
const ofText =
  (format: (value: string) => string): Decir =>
  (value) =>
    isVacio(value) ? null : typeof value === 'string' ? format(value) : sayAny(value);

const one = (id: number, { personas }: Nombres): string => personas.get(id) ?? '—';
const person = ofNumber((id, nombres) => (id > 0 ? one(id, nombres) : 'Nadie'));
const cierre = (clave: string, count: unknown): string => {
  const nombre = CIERRES.includes(clave as Cierre)
    ? QUE_SE_CIERRA[clave as Cierre]
    : toPalabras(clave);
  return typeof count === 'number' && count > 1 ? `${nombre} (${formatInteger(count)})` : nombre;
};
const QUE_SE_CIERRA: Readonly<Record<Cierre, string>> = {
  tiempos: 'Tiempos',
  fichaje: 'Fichaje',
  solicitudes: 'Solicitudes de ascenso',
  nombre: 'Cambio de nombre',
  ausencia: 'Ausencia',
  estado: 'Estado',
  empleadoMes: 'Empleado del mes',
  sesiones: 'Sesiones',
  tokens: 'Tokens',
};

export const DECIR = {
  texto: ofText((value) => value),
  palabra: ofText((value) => `«${value}»`),
  numero: ofNumber(formatInteger),
  creditos: ofNumber((value, { moneda }) => formatCredits(value, moneda)),
  minutos: ofNumber(formatMinutes),
  porciento: ofNumber((value) => `${formatInteger(value)} %`),
  momento: ofText(sayText),
  /** 1 Monday … 7 Sunday. */
  diaSemana: ofNumber((value) => upperFirst(DIAS_SEMANA[value - 1] ?? String(value))),
  siNo: (value) =>
    isVacio(value)
      ? null
      : value === 1 || value === true
        ? 'Sí'
        : value === 0 || value === false
          ? 'No'
          : sayAny(value),
  /** Says only whether there is a value. */
  hay: (value) => (isVacio(value) ? null : 'Sí'),
  nada: () => null,
  persona: person,
  personas: (value, nombres) => {
    if (!Array.isArray(value)) return person(value, nombres);
    const named = value.map((each) =>
      typeof each === 'number' ? one(each, nombres) : String(each?.usuario ?? '—'),
    );
    return named.length === 0 ? 'Nadie' : named.join(', ');
  },
  categoria: ofNumber(
    (id, { categorias }) =>
      categorias.find(({ id_categoria }) => id_categoria === id)?.n_categoria ?? `Categoría ${id}`,
  ),
  /** A position among the categories; 0 is none (RAN-09). */
  alcance: ofNumber((position, { categorias }) =>
    position === 0 ? 'Nadie' : (categorias[position - 1]?.n_categoria ?? '—'),
  ),
  permisos: (value) => {
    if (!Array.isArray(value)) return isVacio(value) ? null : sayAny(value);
    const named = value.map((codigo) =>
      Object.hasOwn(nombresPermisos, codigo)
        ? nombresPermisos[codigo as keyof typeof nombresPermisos]
        : sayAny(codigo),
    );
    return named.length === 0 ? 'Ninguno' : named.join(' · ');
  },
  lineas: (value) =>
    Array.isArray(value)
      ? value.length === 0
        ? null
        : value.map(sayAny).join(' · ')
      : isVacio(value)
        ? null
        : sayAny(value),
  /** The length of a list of ids that mean nothing to a reader. */
  cuantos: (value) =>
    Array.isArray(value)
      ? value.length === 0
        ? null
        : formatInteger(value.length)
      : isVacio(value)
        ? null
        : sayAny(value),
  /** Says an address of the agency, that there is none, or that the operator's address counts. */
  direccion: (value) =>
    value === null
      ? 'Ninguno'
      : value === OPERADOR
        ? 'Lo que puso quien administra el portal'
        : `«${String(value)}»`,
  enlaces: (value) =>
    readEnlaces(value).length === 0
      ? 'Ninguno'
      : readEnlaces(value)
          .map(({ texto, url }) => `«${texto}» (${url})`)
          .join(', '),
  color: ofText((value) => `«${value}»`),
  /** An image is named by the start of its hash. */
  imagen: ofText((value) => `Imagen ${value.slice(0, 6).toUpperCase()}`),
  bloques: (value) => {
    if (!Array.isArray(value)) return isVacio(value) ? null : sayAny(value);
    return (
      value
        .map((id) => BLOQUES.find((bloque) => bloque.id === id)?.titulo ?? sayAny(id))
        .join(' · ') || 'Ninguno'
    );
  },
  espera: ofText((value) =>
    /^\d+ (minute|hour|days)$/.test(value) ? formatTiempoAscenso(value) : sayText(value),
  ),
  respaldo: ofText((value) => {
    const [, dia, minuto, segundo, motivo = ''] = RESPALDO.exec(value) ?? [];
    if (!Object.hasOwn(MOTIVOS, motivo)) return sayText(value);
    return `${sayText(`${dia}:${minuto}:${segundo}`)} · ${MOTIVOS[motivo as Motivo]}`;
  }),
  cerrado: (value) => {
    if (typeof value !== 'object' || value === null) return isVacio(value) ? null : sayAny(value);
    return (
      Object.entries(value)
        .filter(([, count]) => count !== 0)
        .map(([clave, count]) => cierre(clave, count))
        .join(', ') || null
    );
  },
} satisfies Readonly<Record<string, Decir>>;

export const palabras = (entre: Readonly<Record<string, string>>): Decir =>
  ofText((value) => (Object.hasOwn(entre, value) ? (entre[value] as string) : sayText(value)));

export const conVacio =
  (decir: Decir, vacio: string): Decir =>
  (value, nombres) =>
    decir(value, nombres) ?? vacio;
