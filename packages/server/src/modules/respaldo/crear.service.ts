import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { BackupSlot, Backups } from '../../respaldo/createBackups';
import type { Write } from '../../write/WriteScope';

/**
 * The minimum time between manual backups, in milliseconds: each one can displace an older backup.
 */
const PAUSE = 10_000;

async function checkPause(backups: Backups, ahora: Date): Promise<void> {
  const last = (await backups.list()).find(({ motivo }) => motivo === 'manual');
  const age = last ? ahora.getTime() - last.fecha.getTime() : PAUSE;
  // If the clock was set back, the last backup may be in the future. Such a backup must not block a
  // new one.
  if (age >= 0 && age < PAUSE) throw Rechazo.conflict(RESPALDO.reciente);
}

/** Reserves the slot for a backup. Releases it again if the last manual backup is too recent. */
async function reserve(backups: Backups, ahora: Date): Promise<BackupSlot> {
  const slot = backups.reserve('manual', ahora);
  if (!slot) throw Rechazo.conflict(RESPALDO.enMarcha);
  try {
    await checkPause(backups, ahora);
    return slot;
  } catch (error) {
    slot.cancel();
    throw error;
  }
}

/**
 * Starts a backup and answers before it ends.
 * @throws Rechazo 409 while a backup runs, or right after a manual backup.
 */
export async function crearRespaldo({ backups }: Pick<Deps, 'backups'>, write: Write) {
  const taken: BackupSlot[] = [];
  try {
    const answer = await write(async ({ ahora, audit }) => {
      // If the transaction runs again, it keeps the slot of the first run.
      const slot = taken[0] ?? (await reserve(backups, ahora));
      taken[0] = slot;
      await audit({ objetivo: null, despues: { respaldo: slot.id } });
      return { msg: RESPALDO.pedido, status: 0 as const, data: { id: slot.id } };
    });
    void taken[0]?.run();
    return answer;
  } catch (error) {
    taken[0]?.cancel();
    throw error;
  }
}
