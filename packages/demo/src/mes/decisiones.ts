import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { DB } from '@garita/server/src/db/tables';
import { storeImagen } from '@garita/server/src/modules/identidad/imagenes.service';
import type { Kysely } from 'kysely';
import type { Decisiones } from '../guion/Guion';
import { DAY, isActiva, type Mundo } from './Mundo';

/**
 * The day on which the agency published its own normativa as version 2, in days before the present.
 */
const PUBLICADA = 36;

const despuesOf = ({ cara, moneda, paga }: Decisiones) => ({
  setIdentidad: { lema: cara.lema, color: cara.color, cartel: cara.cartel },
  setPaga: { dia: paga.dia, hora: paga.hora, moneda: moneda.nombre },
  publicarNormativa: { version: 2 },
});

export function planDecisiones(m: Mundo): void {
  const { decisiones, oficios } = m.guion;
  if (!decisiones) return;
  const { setIdentidad, setPaga, publicarNormativa } = despuesOf(decisiones);
  const note = (hace: number, act: () => void) => m.before(hace, act);
  const duenia = () => m.find(oficios.duenia) ?? null;
  note(38.6, () =>
    m.note('setIdentidad', duenia(), null, {
      antes: { lema: '', color: null, cartel: '' },
      despues: setIdentidad,
    }),
  );
  note(38.5, () =>
    m.note('setPaga', duenia(), null, {
      antes: { dia: 6, hora: 19, moneda: 'crédito' },
      despues: setPaga,
    }),
  );
  note(PUBLICADA, () =>
    m.note('publicarNormativa', duenia(), null, {
      antes: { version: 1 },
      despues: publicarNormativa,
    }),
  );
}

/** Stores the agency's settings, its normativa, and the acceptances of most people. */
export async function storeDecisiones(tx: Kysely<DB>, m: Mundo): Promise<void> {
  const { decisiones, oficios } = m.guion;
  if (!decisiones) return;
  const { cara, emblema, moneda, paga, normativa } = decisiones;
  const inicio = new Date(m.inicio);
  const { hash } = await storeImagen(tx, emblema, inicio);
  await tx
    .updateTable('agencia')
    .set({ ajustes: JSON.stringify({ cara: { ...cara, emblema: hash }, moneda, paga }) })
    .execute();
  const publicada_en = new Date(m.fin - PUBLICADA * DAY);
  const versions = [
    {
      version: 1,
      contenido: JSON.stringify(NORMATIVA_INICIAL),
      publicada_en: inicio,
      publicada_por: null,
    },
    {
      version: 2,
      contenido: JSON.stringify(normativa),
      publicada_en,
      publicada_por: m.find(oficios.duenia)?.fila.id ?? null,
    },
  ];
  await tx.insertInto('normativas').values(versions).execute();
  const accepted = m.gente.filter((one) => isActiva(one) && one.papel.constancia > 0.5);
  const fechaOf = (llega: Date) =>
    new Date(Math.max(llega.getTime(), publicada_en.getTime()) + DAY / 4);
  await tx
    .insertInto('normativa_aceptaciones')
    .values(
      accepted.map(({ fila }) => ({
        version: 2,
        usuario_id: fila.id,
        fecha: fechaOf(fila.registrado_en as Date),
      })),
    )
    .execute();
}
