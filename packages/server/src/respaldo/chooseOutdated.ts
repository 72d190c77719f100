import type { Motivo } from '@garita/domain/respaldo/motivos';

interface Candidate {
  readonly id: string;
  readonly motivo: Motivo;
  readonly danado: boolean;
}

/**
 * Chooses the backups to delete. Of each kind the last `keep` good backups stay. Damaged backups do
 * not count, so the last good backup always stays. A damaged backup stays until `keep` good backups
 * are newer, so that a person can examine it.
 * @param respaldos newest first
 */
export function chooseOutdated(respaldos: readonly Candidate[], keep: number): string[] {
  const good = new Map<Motivo, number>();
  return respaldos.flatMap(({ id, motivo, danado }) => {
    const newer = good.get(motivo) ?? 0;
    if (newer >= keep) return [id];
    if (!danado) good.set(motivo, newer + 1);
    return [];
  });
}
