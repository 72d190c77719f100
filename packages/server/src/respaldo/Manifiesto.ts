import type { Motivo } from '@garita/domain/respaldo/motivos';
import { ARCHIVO } from '@garita/domain/respaldo/textos';
import { RespaldoDanadoError, RespaldoError } from '../RespaldoError';

/** The version of the archive's format. Raise it when older portals could not read a new backup. */
export const FORMATO = 1;

export interface Secuencia {
  readonly columna: string;
  readonly ultimo: number;
  /** Whether a row has the number `ultimo`. If not, `ultimo` is the next number. */
  readonly usado: boolean;
}

/** One table of a backup: `tablas/<nombre>.jsonl`, one row per line. */
export interface TablaGuardada {
  readonly nombre: string;
  readonly columnas: readonly string[];
  readonly filas: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly secuencias: readonly Secuencia[];
}

export interface Manifiesto {
  readonly formato: typeof FORMATO;
  /** The version of Garita that made the backup. */
  readonly garita: string;
  /** The instant of the backup, ISO 8601 in UTC. */
  readonly creado_en: string;
  readonly motivo: Motivo;
  readonly base: 'incorporada' | 'postgresql';
  readonly agencia: string | null;
  /** The migrations that made the tables, in order. */
  readonly migraciones: readonly string[];
  readonly tablas: readonly TablaGuardada[];
  /** Tables that the backup has without rows (`PASAJERAS`). */
  readonly sin_filas: readonly string[];
}

export const MANIFEST_FILE = 'manifiesto.json';
export const toTableFile = (tabla: string): string => `tablas/${tabla}.jsonl`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isSecuencia = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.columna === 'string' &&
  Number.isSafeInteger(value.ultimo) &&
  typeof value.usado === 'boolean';

const isTabla = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.nombre === 'string' &&
  /^\w+$/.test(value.nombre) &&
  areTexts(value.columnas) &&
  isCount(value.filas) &&
  isCount(value.bytes) &&
  typeof value.sha256 === 'string' &&
  Array.isArray(value.secuencias) &&
  value.secuencias.every(isSecuencia);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws RespaldoError for a newer format, RespaldoDanadoError for an invalid manifest. */
export function parseManifiesto(text: string): Manifiesto {
  const value = parseJson(text);
  if (!isObject(value) || typeof value.formato !== 'number')
    throw new RespaldoDanadoError(ARCHIVO.noEsRespaldo);
  if (value.formato > FORMATO) throw new RespaldoError(ARCHIVO.otroFormato);
  const texts = [value.garita, value.creado_en, value.motivo, value.base];
  const isWhole =
    texts.every((one) => typeof one === 'string') &&
    (value.agencia === null || typeof value.agencia === 'string') &&
    areTexts(value.migraciones) &&
    (value.migraciones as unknown[]).length > 0 &&
    areTexts(value.sin_filas) &&
    Array.isArray(value.tablas) &&
    value.tablas.every(isTabla);
  if (!isWhole) throw new RespaldoDanadoError(ARCHIVO.noEsRespaldo);
  return value as unknown as Manifiesto;
}

export const countFilas = ({ tablas }: Manifiesto): number =>
  tablas.reduce((sum, { filas }) => sum + filas, 0);
