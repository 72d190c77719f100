import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => {
  agency.database.watchStatements(null);
  return agency.close();
});

/** The statements of an act, one line per round trip. */
async function tripsOf(
  act: () => Promise<{ httpStatus: number }>,
  expected = 200,
): Promise<string[]> {
  const trips: string[] = [];
  // The portal checks once a second whether a newer Garita has migrated the database. That
  // statement does not belong to the act.
  agency.database.watchStatements(({ sql }) => {
    if (!sql.includes('kysely_migration')) trips.push(sql);
  });
  const { httpStatus } = await act();
  agency.database.watchStatements(null);
  expect(httpStatus).toBe(expected);
  return trips;
}

describe('the round trips to the database, including those that read the caller and the person concerned', () => {
  const headers = { 'idempotency-key': 'una-clave-cualquiera' };

  test('the round trips of an accepted promotion: caller, person, begin, the data that it depends on, its changes, commit', async () => {
    const [request] = await agency.db
      .selectFrom('solicitudes')
      .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
      .select([
        'solicitudes.id',
        'encargado_id as encargado',
        'misiones.id as rango',
        'misiones.nombre as mision',
      ])
      .where('usuario_id', '=', await agency.idOf('Cabo'))
      .where('estado', '=', 'pendiente')
      .execute();
    await agency.db
      .updateTable('usuarios')
      .set({ firma: 'CAB' })
      .where('usuario', '=', 'Cabo')
      .execute();
    const key = await agency.keyOf('Cabo');
    const trips = await tripsOf(() =>
      agency.call('actionSolicitudes', { key, headers, body: { option: 0, ...request } }),
    );
    expect(trips).toHaveLength(6);
    expect(trips[2]).toMatch(/^begin; /);
    expect(trips[5]).toMatch(
      /insert into bitacora .*; .*insert into versiones .*; .*"claves_idempotencia".*; commit$/s,
    );
  });

  test('the round trips of a fine', async () => {
    const [key, usuario] = [await agency.keyOf('Supervisora'), await agency.idOf('Recluta')];
    const trips = await tripsOf(() =>
      agency.call('sendMulta', {
        key,
        headers,
        body: { usuario, motivo: 'Llegó tarde', creditos: 5 },
      }),
    );
    expect(trips).toHaveLength(6);
  });

  test('the round trips of a sign-in: the counts and the account, its lock, all writes', async () => {
    const trips = await tripsOf(() =>
      agency.call('login', { body: { usuario: 'Recluta', clave: 'garita-demo' } }),
    );
    expect(trips).toEqual([
      expect.stringMatching(/insert into intentos .*; select "id", "clave_hash"/s),
      expect.stringMatching(/^begin; .* for no key update; select nextval/s),
      expect.stringMatching(
        /update intentos .*; insert into "sesiones" .*insert into bitacora .*; .*insert into versiones .*; commit$/s,
      ),
    ]);
  });

  test('the round trips of a sign-in with a wrong password, for a known or an unknown name: the counts and the account, a search for an entry code, the record', async () => {
    const wrong = (usuario: string) =>
      tripsOf(() => agency.call('login', { body: { usuario, clave: 'otra cosa' } }), 401);
    const known = await wrong('Recluta');
    expect(known).toHaveLength(3);
    expect(await wrong('Nadie')).toEqual(known);
  });
});

describe('a transaction', () => {
  test('a transaction never goes to the database without statements', async () => {
    const trips = await tripsOf(() =>
      agency.db.transaction().execute(async () => ({ httpStatus: 200 })),
    );
    expect(trips).toEqual([]);
  });
});
