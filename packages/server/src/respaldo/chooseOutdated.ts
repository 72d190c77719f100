import type { Motivo } from '@garita/domain/respaldo/motivos';

interface Candidate {
  readonly id: string;
  readonly motivo: Motivo;
  readonly danado: boolean;
}

/**
 * Which backups have served their time: of each kind the last `keep` good ones stay. A damaged one counts for nothing, so the last good one
 * is never among them; it stays itself, to be looked at, until as many good ones have been made since.
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
