import { nextRecordatorio } from '@garita/domain/diapaga/nextRecordatorio';
import { readOpcionesPaga } from '@garita/domain/diapaga/opcionesPaga';
import { nextPaga } from '@garita/domain/inicio/nextPaga';
import { must } from '@garita/domain/must';
import { lastPaga, VIGENCIA } from '@garita/domain/webhooks/pagas';
import type { Db } from '../../db/Db';
import type { WriteScope } from '../../write/WriteScope';
import { getAjuste, getPaga } from '../ajustes/ajustes.service';
import { announce } from './announce.service';
import { advancePaga, beginPaga, type SucesoPaga } from './pagas.repository';

const HOUR = 3_600_000;

/**
 * A due event of a pay: `momento` is the instant when the event became due, `paga` the instant of
 * the pay.
 */
interface Cita {
  readonly suceso: SucesoPaga;
  readonly momento: Date;
  readonly paga: Date;
}

async function listCitas(db: Db, now: Date): Promise<Cita[]> {
  const { zona, ajuste } = await getPaga(db);
  const { recordatorio: horas } = readOpcionesPaga(await getAjuste(db, 'paga'));
  const paga = lastPaga(ajuste, zona, now);
  const citas: Cita[] = [{ suceso: 'dia_paga', momento: paga, paga }];
  if (horas === null) return citas;
  // The last pay whose reminder is already due. That pay is at most `horas` hours ahead.
  const recordada = lastPaga(ajuste, zona, new Date(now.getTime() + horas * HOUR));
  return [
    ...citas,
    {
      suceso: 'recordatorio_paga',
      momento: new Date(recordada.getTime() - horas * HOUR),
      paga: recordada,
    },
  ];
}

async function tell(
  scope: Pick<WriteScope, 'tx' | 'ahora' | 'willSend'>,
  { suceso, momento, paga }: Cita,
): Promise<void> {
  const { tx, ahora } = scope;
  const isFirst = await advancePaga(tx, suceso, momento);
  if (!isFirst || ahora.getTime() - momento.getTime() > VIGENCIA) return;
  if (suceso === 'recordatorio_paga' && paga <= ahora) return;
  await announce(scope, {
    suceso,
    hechos: [
      {
        hora: paga.toISOString(),
        ...(suceso === 'recordatorio_paga' && { falta: paga.toISOString() }),
      },
    ],
  });
}

/**
 * Announces each due event. Of all portals only one announces it. An event that is due for more
 * than {@link VIGENCIA} is skipped.
 */
export async function announcePagas(db: Db, now: Date): Promise<void> {
  for (const cita of await listCitas(db, now)) {
    await db
      .transaction()
      .execute((tx) => tell({ tx, ahora: now, willSend: () => undefined }, cita));
  }
}

/**
 * Changes the pay setting. First it announces the events that are already due by the old setting.
 * Then it records the past instants of the new setting as handled, so that they are not announced.
 */
export async function changePagas(scope: WriteScope, change: () => Promise<void>): Promise<void> {
  const { tx, ahora } = scope;
  for (const cita of await listCitas(tx, ahora)) await tell(scope, cita);
  await change();
  for (const { suceso, momento } of await listCitas(tx, ahora))
    await advancePaga(tx, suceso, momento);
}

/**
 * Starts to announce pay days. A pay day that is already due counts as handled. Without a reminder,
 * the record of the reminder gets the instant of the pay.
 */
export async function watchPagas(tx: Db, now: Date): Promise<void> {
  const citas = await listCitas(tx, now);
  for (const suceso of ['dia_paga', 'recordatorio_paga'] as const) {
    const { momento } = must(
      citas.find((cita) => cita.suceso === suceso) ?? citas[0],
      'The pay day of an announcement',
    );
    await beginPaga(tx, suceso, momento);
  }
}

export async function findNextPaga(db: Db, now: Date): Promise<Date> {
  const { zona, ajuste } = await getPaga(db);
  const { recordatorio } = readOpcionesPaga(await getAjuste(db, 'paga'));
  const paga = nextPaga(ajuste, zona, now);
  const recordada = nextRecordatorio(ajuste, recordatorio, zona, now)?.momento ?? paga;
  return new Date(Math.min(recordada.getTime(), paga.getTime()));
}
