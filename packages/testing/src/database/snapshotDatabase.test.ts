import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAgency, type TestAgency } from '../agency/testAgency';
import {
  comparable,
  type DatabaseSnapshot,
  type DatabaseState,
  snapshotDatabase,
} from './snapshotDatabase';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let before: DatabaseState;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
  before = await kept.read();
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const addMulta = async () => {
  const [usuario_id, encargado_id] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
  await agency.db
    .insertInto('multas')
    .values({ usuario_id, encargado_id, motivo: 'Ruido', creditos: 5, fecha: agency.now() })
    .execute();
};

test.each<[string, () => Promise<unknown>]>([
  ['an added row', addMulta],
  ['a changed row', () => agency.db.updateTable('agencia').set({ siglas: 'OTR' }).execute()],
  ['a deleted row', () => agency.db.deleteFrom('multas').where('id', '=', 1).execute()],
  [
    'a row in place of another',
    async () => [
      await agency.db.deleteFrom('multas').where('id', '=', 1).execute(),
      await addMulta(),
    ],
  ],
  ['an emptied table', () => agency.empty()],
])('a database snapshot detects and undoes: %s', async (_, change) => {
  for (let round = 0; round < 2; round++) {
    await change();
    expect(await kept.read()).not.toEqual(before);
    await kept.restore();
    expect(await kept.read()).toEqual(before);
  }
});

test('a database snapshot gives new rows the same names at any time', async () => {
  await addMulta();
  const once = await kept.read();
  await kept.restore();
  await addMulta();
  expect(await kept.read()).toEqual(once);
  expect(once.multas?.at(-1)).toMatchObject({ id: 'multas nueva 1' });
});

test('a later database snapshot may contain rows that were new, and later rows do not replace them', async () => {
  await addMulta();
  const later = await snapshotDatabase(agency.database);
  const first = await later.read();
  await later.restore();
  await addMulta();
  expect(await later.read()).not.toEqual(first);
  await kept.restore();
  await later.restore();
  expect(await later.read()).toEqual(first);
  await later.release();
});

test('a database snapshot gives hashes the same names in any order of the tables', () => {
  const [sesiones, totp] = [[{ secreto_hash: 'uno' }], [{ secreto_cifrado: 'dos' }]];
  const named = { sesiones: [{ secreto_hash: 'hash 1' }], totp: [{ secreto_cifrado: 'hash 2' }] };
  for (const tables of [
    { sesiones, totp },
    { totp, sesiones },
  ])
    expect(comparable(tables, new Map())).toEqual(named);
});
