const UNITS = {
  minute: { ms: 60_000, texto: 'Minutos', uno: 'minuto' },
  hour: { ms: 3_600_000, texto: 'Horas', uno: 'hora' },
  days: { ms: 86_400_000, texto: 'Días', uno: 'día' },
} as const;

/** The units of `tiempo_ascenso` on the wire. */
export type UnidadAscenso = keyof typeof UNITS;

/** Splits `<number> <unit>`. @throws RangeError for any other text */
export function parseTiempoAscenso(tiempo: string): { cantidad: number; unidad: UnidadAscenso } {
  const match = /^(\d+) (minute|hour|days)$/.exec(tiempo);
  if (!match) throw new RangeError(`tiempo_ascenso: ${tiempo}`);
  return { cantidad: Number(match[1]), unidad: match[2] as UnidadAscenso };
}

/** The wait before the next promotion, in milliseconds. */
export function waitOf(tiempo: string): number {
  const { cantidad, unidad } = parseTiempoAscenso(tiempo);
  return cantidad * UNITS[unidad].ms;
}

/** The wait with the spec's unit names (ASC-16): `3 Días`. */
export function formatTiempoAscenso(tiempo: string): string {
  const { cantidad, unidad } = parseTiempoAscenso(tiempo);
  return `${cantidad} ${UNITS[unidad].texto}`;
}

/** The wait as a category shows it: `1 día`, `12 horas`. */
export function describeEspera(tiempo: string): string {
  const { cantidad, unidad } = parseTiempoAscenso(tiempo);
  return `${cantidad} ${cantidad === 1 ? UNITS[unidad].uno : UNITS[unidad].texto.toLowerCase()}`;
}

/** How often a category is promoted: `cada día`, `cada 12 horas`. */
export const describeCada = (tiempo: string): string =>
  `cada ${describeEspera(tiempo).replace(/^1 /, '')}`;
