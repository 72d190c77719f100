import { nextPaga } from '@garita/domain/inicio/nextPaga';
import { must } from '@garita/domain/must';
import { nextRecordatorio } from '@garita/domain/paga/nextRecordatorio';
import { readOpcionesPaga } from '@garita/domain/paga/opcionesPaga';
import { lastPaga, VIGENCIA } from '@garita/domain/webhooks/pagas';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { getAjuste, getPaga } from '../agencia/agencia.service';
import { announce } from './announce.service';
import { advancePaga, beginPaga, type SucesoPaga } from './pagas.repository';

const HOUR = 3_600_000;

/** Something that is told at a moment, and the pay that it is about. */
interface Cita {
  readonly suceso: SucesoPaga;
  readonly momento: Date;
  readonly paga: Date;
}

/** The newest moments that have come. */
async function listCitas(db: Kysely<DB>, now: Date): Promise<Cita[]> {
  const { zona, ajuste } = await getPaga(db);
  const { recordatorio: horas } = readOpcionesPaga(await getAjuste(db, 'paga'));
  const paga = lastPaga(ajuste, zona, now);
  const citas: Cita[] = [{ suceso: 'dia_paga', momento: paga, paga }];
  if (horas === null) return citas;
  // The newest pay whose reminder is due: as many hours from now it will have been reached.
  const recordada = lastPaga(ajuste, zona, new Date(now.getTime() + horas * HOUR));
  return [...citas, { suceso: 'recordatorio_paga', momento: new Date(recordada.getTime() - horas * HOUR), paga: recordada }];
}

async function tell(db: Kysely<DB>, { suceso, momento, paga }: Cita, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isFirst = await advancePaga(tx, suceso, momento);
    if (!isFirst || now.getTime() - momento.getTime() > VIGENCIA) return;
    if (suceso === 'recordatorio_paga' && paga <= now) return;
    const hechos = [{ hora: paga.toISOString(), ...(suceso === 'recordatorio_paga' && { falta: paga.toISOString() }) }];
    await announce({ tx, ahora: now, willSend: () => undefined }, { suceso, hechos });
  });
}

/**
 * Announces that a pay day, or the hour of its reminder, has come: each once, whoever asks and however often. One that came while no portal ran, more than
 * {@link VIGENCIA} ago, is passed over.
 */
export async function announcePagas(db: Kysely<DB>, now: Date): Promise<void> {
  for (const cita of await listCitas(db, now)) await tell(db, cita, now);
}

/** Begins to look out for them: those that have come by now are past. Where there is no reminder, the pay itself stands for it. */
export async function watchPagas(tx: Kysely<DB>, now: Date): Promise<void> {
  const citas = await listCitas(tx, now);
  for (const suceso of ['dia_paga', 'recordatorio_paga'] as const) {
    const { momento } = must(citas.find((cita) => cita.suceso === suceso) ?? citas[0], 'A pay that has been reached');
    await beginPaga(tx, suceso, momento);
  }
}

/** When the next of them comes. */
export async function findNextPaga(db: Kysely<DB>, now: Date): Promise<Date> {
  const { zona, ajuste } = await getPaga(db);
  const { recordatorio } = readOpcionesPaga(await getAjuste(db, 'paga'));
  const paga = nextPaga(ajuste, zona, now);
  const recordada = nextRecordatorio(ajuste, recordatorio, zona, now)?.momento ?? paga;
  return new Date(Math.min(recordada.getTime(), paga.getTime()));
}
