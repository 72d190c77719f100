import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Taller, Turno } from '../../respaldo/createTaller';
import type { Write } from '../../write/runWrite';

/** A second press, or a script that has lost its mind, gets no second backup: each one makes an older one go. Milliseconds. */
const PAUSE = 10_000;

async function checkPause(taller: Taller, ahora: Date): Promise<void> {
  const last = (await taller.list()).find(({ motivo }) => motivo === 'manual');
  const age = last ? ahora.getTime() - last.fecha.getTime() : PAUSE;
  // A clock that was put back makes it look like one from the future, which must stop nobody.
  if (age >= 0 && age < PAUSE) throw Rechazo.conflict(RESPALDO.reciente);
}

/** Takes the one place; given back when it may not be used. */
async function reserve(taller: Taller, ahora: Date): Promise<Turno> {
  const turno = taller.reserve('manual', ahora);
  if (!turno) throw Rechazo.conflict(RESPALDO.enMarcha);
  try {
    await checkPause(taller, ahora);
    return turno;
  } catch (error) {
    turno.cancel();
    throw error;
  }
}

/**
 * Begins a backup, and answers as soon as it is known that it will be made and by whom: it takes longer than a request may. It is begun after
 * the commit, so that it never waits for what asked for it.
 * @throws Rechazo 409 while one is being made, or right after one.
 */
export async function crearRespaldo({ taller }: Pick<Deps, 'taller'>, write: Write<Actor>) {
  const taken: Turno[] = [];
  try {
    const answer = await write(async ({ ahora, audit }) => {
      // A transaction that is tried again has its place already.
      const turno = taken[0] ?? (await reserve(taller, ahora));
      taken[0] = turno;
      await audit({ objetivo: null, despues: { respaldo: turno.id } });
      return { msg: RESPALDO.pedido, status: 0 as const, data: { id: turno.id } };
    });
    void taken[0]?.run();
    return answer;
  } catch (error) {
    taken[0]?.cancel();
    throw error;
  }
}
