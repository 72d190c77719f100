import type { Infraccion } from '@garita/domain/normativa/normativa';

/** The first code of a kind that no infraction has, after the last of them: `ML-9`. */
export function nextCodigo(tipo: string, infracciones: readonly Infraccion[]): string {
  const prefix = `${tipo}-`;
  const taken = infracciones
    .map(({ codigo }) => (codigo.startsWith(prefix) ? Number(codigo.slice(prefix.length)) : 0))
    .filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...taken) + 1}`;
}
