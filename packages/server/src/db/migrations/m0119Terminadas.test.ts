import { actsOnAusencias, type DIAS } from '@garita/testing/acts/ausencias';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { m0119Terminadas } from './m0119Terminadas';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('ausencias').execute();
});
afterEach(() => agency.close());

const { keep } = actsOnAusencias(() => agency);
/** Inserts an accepted absence, as a dismissal of an earlier version left it. */
async function left(name: Parameters<TestAgency['idOf']>[0], dias: Partial<typeof DIAS>) {
  const id = await keep(name, dias);
  await agency.db
    .updateTable('ausencias')
    .set({
      estado: 'aceptada',
      decidida_en: agency.now(),
      encargado_id: await agency.idOf('Fundadora'),
    })
    .where('id', '=', id)
    .execute();
}
const rows = () => agency.db.selectFrom('ausencias').selectAll().orderBy('id').execute();

// «Expulsado» was dismissed on 18 November 2026 at 12:30 in the agency's zone.
test('the accepted absences of dismissed people end before their dismissal, and those that had not begun are cancelled; no other changes', async () => {
  const [open] = await agency.db
    .selectFrom('despidos')
    .select(['fecha', 'encargado_id'])
    .where('ingreso_en', 'is', null)
    .execute();
  const terms = [
    ['2026-11-10', '2026-11-30'],
    ['2026-11-18', '2026-11-30'],
    ['2026-12-01', '2026-12-02'],
    ['2026-11-10', '2026-11-17'],
  ] as const;
  for (const [inicio, final] of terms) await left('Expulsado', { inicio, final });
  await left('Agente', { inicio: '2026-11-10' });
  const before = await rows();
  const ended = [
    { ...before[0], final: '2026-11-17', terminada_en: open?.fecha },
    ...before.slice(1, 3).map((row) => ({
      ...row,
      estado: 'cancelada',
      decidida_en: open?.fecha,
      encargado_id: open?.encargado_id ?? row.encargado_id,
    })),
    ...before.slice(3),
  ];
  for (const _ of ['once', 'again']) {
    await m0119Terminadas.up(agency.db as Kysely<unknown>);
    expect(await rows()).toEqual(ended);
  }
});
