import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { BackupSlot, Backups } from '../../respaldo/createBackups';
import type { Write } from '../../write/WriteScope';

/** Minimum between manual backups, each of which can displace an old backup, in milliseconds. */
const PAUSE = 10_000;

async function checkPause(backups: Backups, ahora: Date): Promise<void> {
  const last = (await backups.list()).find(({ motivo }) => motivo === 'manual');
  const age = last ? ahora.getTime() - last.fecha.getTime() : PAUSE;
  // After the clock was set back, the last backup seems to lie in the future. That must not block a
  // new backup.
  if (age >= 0 && age < PAUSE) throw Rechazo.conflict(RESPALDO.reciente);
}

/** Reserves the only slot, and releases it if the pause is too short. */
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
 * Starts a backup and answers without waiting for its end.
 * @throws Rechazo 409 during a backup, or right after a manual backup.
 */
export async function crearRespaldo({ backups }: Pick<Deps, 'backups'>, write: Write) {
  const taken: BackupSlot[] = [];
  try {
    const answer = await write(async ({ ahora, audit }) => {
      // A retry of the transaction keeps the slot of the first try.
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
