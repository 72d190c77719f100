import { wallTimeOf } from '@garita/domain/formato/zona';

const HOUR = 3_600_000;

/**
 * The sky's gradients, each with its first hour, its colour at the top and its colour at the
 * horizon. Both themes use them.
 */
const CIELOS = [
  { desde: 0, arriba: '#0A2A33', abajo: '#15464C' },
  { desde: 6, arriba: '#2E5568', abajo: '#C08A63' },
  { desde: 8, arriba: '#4F94AC', abajo: '#A5CFD2' },
  { desde: 18, arriba: '#39446B', abajo: '#B9755C' },
  { desde: 20, arriba: '#0A2A33', abajo: '#15464C' },
] as const;

/**
 * The sky's gradient at a time.
 * @param now milliseconds since 1970
 * @param zona an IANA zone
 */
export function skyOf(
  now: number,
  zona: string,
): { readonly arriba: string; readonly abajo: string } {
  const hour = (((wallTimeOf(now, zona) / HOUR) % 24) + 24) % 24;
  return CIELOS.findLast(({ desde }) => desde <= hour) ?? CIELOS[0];
}
