import type { Infraccion } from '@garita/domain/normativa/normativa';

/** An infraction more, after the last of its kind; at the end where it is the first. */
export function insertInfraccion(
  infracciones: readonly Infraccion[],
  infraccion: Infraccion,
): readonly Infraccion[] {
  const last = infracciones.findLastIndex(({ tipo }) => tipo === infraccion.tipo);
  return last < 0
    ? [...infracciones, infraccion]
    : [...infracciones.slice(0, last + 1), infraccion, ...infracciones.slice(last + 1)];
}
