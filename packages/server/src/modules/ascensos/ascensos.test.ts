import type { OperationId } from '@garita/api-client/access';
import { must } from '@garita/domain/must';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { plansOf } from '@garita/testing/database/plansOf';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';
import { turnosQueTocan } from './ascensos.repository';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const propose = async (as: string, name: string, headers?: Record<string, string>) =>
  agency.call('sendAscenso', {
    as,
    body: { usuario: await agency.idOf(name) },
    ...(headers ? { headers } : {}),
  });
const record = async (name: string, as = 'Oficial') =>
  (await agency.call('verUltimoAscenso', { as, params: { userId: await agency.idOf(name) } })).body;
const pending = () =>
  agency.db.selectFrom('solicitudes').selectAll().where('estado', '=', 'pendiente').execute();

describe('getUsuariosAscensos', () => {
  test('getUsuariosAscensos lists the active people in Spanish order, the caller included (ASC-02)', async () => {
    await agency.db
      .updateTable('usuarios')
      .set(nombreColumns('Ñandú'))
      .where('usuario', '=', 'Gerente')
      .execute();
    const { body } = await agency.call('getUsuariosAscensos', { as: 'Oficial' });
    expect(body.map((p: { usuario: string }) => p.usuario)).toEqual([
      'Agente',
      'Cabo',
      'Fundadora',
      'Ñandú',
      'Oficial',
      'Recluta',
      'Supervisora',
    ]);
    expect(body[0]).toEqual({
      id: await agency.idOf('Agente'),
      usuario: 'Agente',
      mision: 'Agente I',
      id_categoria: 3,
    });
  });

  test('getUsuariosAscensos needs asc', async () => {
    expect((await agency.call('getUsuariosAscensos', { as: 'Agente' })).httpStatus).toBe(403);
  });

  test('getUsuariosAscensos answers 304 while nothing has changed, and the new list afterwards', async () => {
    const first = await agency.call('getUsuariosAscensos', { as: 'Oficial' });
    const etag = first.headers.etag as string;
    const again = () =>
      agency.call('getUsuariosAscensos', { as: 'Oficial', headers: { 'if-none-match': etag } });
    expect(await again()).toMatchObject({ httpStatus: 304, body: null });
    await propose('Oficial', 'Recluta');
    const { body: requests } = await agency.call('getSolicitudes', {
      as: 'Recluta',
      params: { id: await agency.idOf('Recluta') },
    });
    const { id, encargado, id_rango, nueva } = requests[0];
    await agency.call('actionSolicitudes', {
      as: 'Recluta',
      body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
    });
    expect((await again()).httpStatus).toBe(200);
  });
});

describe('verUltimoAscenso', () => {
  test('verUltimoAscenso has mission, promoter, next mission and date (ASC-05 to ASC-10)', async () => {
    const recluta = await agency.db
      .selectFrom('usuarios')
      .selectAll()
      .where('usuario', '=', 'Recluta')
      .executeTakeFirstOrThrow();
    const { encargadoNombre, ...rest } = await record('Recluta');
    expect(rest).toEqual({
      origen: 'ascenso',
      usuario: recluta.id,
      mision: 'Recluta',
      m_nueva: 'Aspirante',
      firma: null,
      disponible: true,
      alcanza: true,
      date_finaliza: new Date(recluta.rango_desde.getTime() + 30 * 60_000).toISOString(),
    });
    expect(['Fundadora', 'Gerente', 'Supervisora', 'Oficial']).toContain(encargadoNombre);
  });

  test('verUltimoAscenso says Sistema when the mission has no author', async () => {
    await agency.db
      .deleteFrom('ascensos')
      .where('usuario_id', '=', await agency.idOf('Recluta'))
      .execute();
    expect(await record('Recluta')).toMatchObject({
      encargadoNombre: 'Sistema',
      origen: 'registro',
    });
  });

  test.each<[string, string, string, OperationId]>([
    ['edicion', 'Caba', 'Gerente', 'editUsuario'],
    ['venta', 'Recluta', 'Supervisora', 'addMision'],
    ['traslado', 'Recluta', 'Gerente', 'addTraslado'],
    ['degrado', 'Agente', 'Gerente', 'actionDegrado'],
    ['paga', 'Agente', 'Gerente', 'ascensoPaga'],
    ['ascenso', 'Cabo', 'Supervisora', 'actionSolicitudes'],
  ])(
    'verUltimoAscenso says who gave the current mission, and how: %s (ASC-08)',
    async (origen, name, encargadoNombre, operation) => {
      const { as, prepare, input } = must(scenariosOf(operation)[0], operation);
      await prepare?.(agency);
      expect(
        (await agency.call(operation, { as, ...((await input(agency)) as object) })).httpStatus,
      ).toBe(200);
      expect(await record(name)).toMatchObject({ encargadoNombre, origen });
      if (name === 'Caba') return;
      agency.pass({ hours: 1 });
      const { id: rango } = await agency.db
        .selectFrom('misiones')
        .select('id')
        .where('nombre', '=', 'Agente III')
        .executeTakeFirstOrThrow();
      const body = { id: await agency.idOf(name), nombre: 'igual', rango, firma: 'igual' };
      expect((await agency.call('editUsuario', { as: 'Fundadora', body })).httpStatus).toBe(200);
      expect(await record(name)).toMatchObject({ encargadoNombre: 'Fundadora', origen: 'edicion' });
    },
  );

  test('verUltimoAscenso has no next mission after the last mission below category 10 (ASC-06)', async () => {
    await agency.place('Supervisora', 'Coordinación II');
    expect(await record('Supervisora', 'Gerente')).toMatchObject({
      m_nueva: false,
      disponible: false,
    });
    expect(await record('Gerente', 'Fundadora')).toMatchObject({
      m_nueva: false,
      disponible: false,
    });
  });

  test('verUltimoAscenso continues in the next category after the last mission of a category', async () => {
    await agency.place('Recluta', 'Cadete');
    expect((await record('Recluta')).m_nueva).toBe('Vigilante I');
  });

  test('verUltimoAscenso says that no promotion is possible before the wait ends, nor while a request is pending', async () => {
    expect(await record('Agente')).toMatchObject({ disponible: false });
    agency.pass({ hours: 7 });
    expect(await record('Agente')).toMatchObject({ disponible: true });
    await propose('Oficial', 'Agente');
    expect(await record('Agente')).toMatchObject({ disponible: false });
  });

  test.each([99_999, 'Expulsado'])('verUltimoAscenso answers 404 for %s (ASC-14)', async (who) => {
    const userId = typeof who === 'number' ? who : await agency.idOf(who);
    expect(
      await agency.call('verUltimoAscenso', { as: 'Oficial', params: { userId } }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Ascenso no encontrado', status: 1 },
    });
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999', '1e99'])(
    'verUltimoAscenso refuses the id %s',
    async (userId) => {
      expect(
        (await agency.call('verUltimoAscenso', { as: 'Oficial', params: { userId } })).httpStatus,
      ).toBe(400);
    },
  );
});

describe('turnosAscenso', () => {
  type Turno = {
    id: number;
    usuario: string;
    id_categoria: number;
    grupo: string;
    motivo: string | null;
    date_finaliza: string;
  };
  const turnos = async (as: string): Promise<Turno[]> =>
    (await agency.call('turnosAscenso', { as })).body;

  test.each(['Fundadora', 'Gerente', 'Supervisora', 'Oficial'])(
    'turnosAscenso gives %s, for each other person, the reason with which a proposal would be refused',
    async (as) => {
      agency.pass({ hours: 7 });
      for (const { id, usuario, grupo, motivo } of await turnos(as)) {
        const { httpStatus, body } = await agency.call('sendAscenso', {
          as,
          body: { usuario: id },
        });
        if (httpStatus === 200) expect([grupo, motivo], usuario).toEqual(['ahora', null]);
        else if (httpStatus === 403)
          expect([grupo, motivo], usuario).toEqual([
            'fuera',
            'Solo puedes ascender a quien está en una categoría inferior a la tuya.',
          ]);
        // A reason that does not pass with time takes precedence over the wait.
        else if (grupo === 'fuera')
          expect(motivo, usuario).toMatch(/^Tu categoría no puede|^Ya está en la última/);
        else expect([grupo, motivo], usuario).toEqual(['espera', body.msg]);
      }
    },
  );

  test('turnosAscenso begins with the people whom the caller may promote now, highest category first; then those who must wait, then those out of reach', async () => {
    await agency.place('Cabo', 'Agente I');
    await agency.db.deleteFrom('solicitudes').execute();
    const before = await turnos('Oficial');
    expect(before.map(({ usuario, grupo }) => `${usuario}: ${grupo}`)).toEqual([
      'Cabo: ahora',
      'Recluta: ahora',
      'Agente: espera',
      'Fundadora: fuera',
      'Gerente: fuera',
      'Supervisora: fuera',
    ]);
    agency.pass({ days: 1 });
    expect(
      (await turnos('Oficial'))
        .filter(({ grupo }) => grupo === 'ahora')
        .map(({ usuario }) => usuario),
    ).toEqual(['Agente', 'Cabo', 'Recluta']);
    await propose('Oficial', 'Agente');
    expect((await turnos('Oficial')).find(({ usuario }) => usuario === 'Agente')).toMatchObject({
      grupo: 'espera',
      motivo: 'Ya tiene una solicitud de ascenso pendiente.',
    });
  });

  test('turnosAscenso puts a person among those out of reach if the caller’s category does not promote that far; verUltimoAscenso agrees', async () => {
    await agency.db
      .updateTable('categorias')
      .set({ asciende_hasta: 1 })
      .where('id', '=', 5)
      .execute();
    const agente = (await turnos('Oficial')).find(({ usuario }) => usuario === 'Agente');
    expect(agente).toMatchObject({
      grupo: 'fuera',
      motivo: 'Tu categoría no puede ascender hasta esa misión.',
    });
    expect(await record('Agente')).toMatchObject({ alcanza: false });
    expect(await record('Recluta')).toMatchObject({ alcanza: true });
  });

  test('turnosAscenso omits the caller and dismissed people, and needs asc', async () => {
    const names = (await turnos('Gerente')).map(({ usuario }) => usuario);
    expect(names).not.toContain('Gerente');
    expect(names).not.toContain('Expulsado');
    expect((await agency.call('turnosAscenso', { as: 'Agente' })).httpStatus).toBe(403);
  });
});

describe('sendAscenso', () => {
  test('sendAscenso creates one pending request (ASC-13)', async () => {
    expect(await propose('Oficial', 'Recluta')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Solicitud enviada correctamente', status: 0 },
    });
    const mine = (await pending()).filter((s) => s.encargado_id !== 3);
    expect(mine).toHaveLength(1);
    const audit = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'sendAscenso')
      .execute();
    expect(audit).toMatchObject([
      {
        actor_id: await agency.idOf('Oficial'),
        objetivo_tipo: 'usuario',
        objetivo_id: await agency.idOf('Recluta'),
        despues: { mision: 'Aspirante' },
      },
    ]);
  });

  test('sendAscenso is refused while a request is pending', async () => {
    await propose('Oficial', 'Recluta');
    expect(await propose('Supervisora', 'Recluta')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tiene una solicitud de ascenso pendiente.' },
    });
  });

  test('sendAscenso twenty times at once creates one', async () => {
    const key = await agency.keyOf('Oficial');
    const usuario = await agency.idOf('Recluta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => agency.call('sendAscenso', { key, body: { usuario } })),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await pending()).filter((s) => s.usuario_id === usuario)).toHaveLength(1);
  });

  test('sendAscenso is refused before its time', async () => {
    expect(await propose('Oficial', 'Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Todavía no ha pasado el tiempo para su próximo ascenso.' },
    });
  });

  test('sendAscenso is refused beyond the reach of the promoter’s category', async () => {
    await agency.db
      .updateTable('solicitudes')
      .set({ estado: 'anulada', resuelta_en: agency.now() })
      .execute();
    expect(await propose('Oficial', 'Cabo')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Tu categoría no puede ascender hasta esa misión.' },
    });
    expect((await propose('Supervisora', 'Cabo')).httpStatus).toBe(200);
  });

  test('sendAscenso is refused at the end of the ladder', async () => {
    await agency.place('Supervisora', 'Coordinación II');
    expect(await propose('Gerente', 'Supervisora')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya está en la última misión a la que se asciende.' },
    });
  });

  test.each([
    ['Agente', 'Recluta', 403, 'without asc'],
    ['Oficial', 'Oficial', 403, 'oneself'],
    ['Oficial', 'Supervisora', 403, 'a higher category'],
    ['Gerente', 'Fundadora', 403, 'the owner'],
    ['Oficial', 'Expulsado', 404, 'a dismissed person'],
  ])('sendAscenso by %s for %s answers %i (%s)', async (as, name, httpStatus) => {
    expect((await propose(as, name)).httpStatus).toBe(httpStatus);
    expect((await pending()).every((s) => s.encargado_id === 3)).toBe(true);
  });

  test('sendAscenso is refused for a person of the same category', async () => {
    await agency.place('Agente', 'Oficial I');
    expect((await propose('Oficial', 'Agente')).httpStatus).toBe(403);
  });

  test('sendAscenso with the same Idempotency-Key gives the same answer, and is refused with another body', async () => {
    const headers = { 'idempotency-key': 'una-clave-cualquiera' };
    const first = await propose('Oficial', 'Recluta', headers);
    const second = await propose('Oficial', 'Recluta', headers);
    expect([first.httpStatus, second.httpStatus]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    agency.pass({ hours: 12 });
    expect(await propose('Oficial', 'Agente', headers)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa petición ya se envió con otros datos.' },
    });
    expect((await propose('Supervisora', 'Agente', headers)).httpStatus).toBe(200);
  });

  test('twenty retries of sendAscenso at once with one Idempotency-Key have the effect of one, and get the same answer', async () => {
    const key = await agency.keyOf('Oficial');
    const usuario = await agency.idOf('Recluta');
    const headers = { 'idempotency-key': 'reintento-repetido' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        agency.call('sendAscenso', { key, body: { usuario }, headers }),
      ),
    );
    for (const { httpStatus, body } of answers) {
      if (httpStatus === 409)
        expect(body.msg).toBe('Esa misma petición todavía se está procesando.');
      else
        expect({ httpStatus, body }).toEqual({
          httpStatus: 200,
          body: { msg: 'Solicitud enviada correctamente', status: 0 },
        });
    }
    expect(answers.some((a) => a.httpStatus === 200)).toBe(true);
    expect((await pending()).filter((s) => s.usuario_id === usuario)).toHaveLength(1);
  });

  test('a refused sendAscenso stores no answer: the same Idempotency-Key works once the reason is gone', async () => {
    const headers = { 'idempotency-key': 'la-misma-otra-vez' };
    expect((await propose('Oficial', 'Agente', headers)).httpStatus).toBe(409);
    agency.pass({ hours: 12 });
    expect((await propose('Oficial', 'Agente', headers)).httpStatus).toBe(200);
  });
});

test('the count of the next turn uses an index and matches the list, for any number of people', async () => {
  const { db } = agency;
  const agente = await agency.idOf('Agente');
  // The new people include dismissed people, who must not count.
  await sql`insert into usuarios select (jsonb_populate_record(null::usuarios, to_jsonb(u) || jsonb_build_object('id', 100000 + i, 'usuario', 'p' || i,
      'usuario_plegado', 'p' || i, 'usuario_esqueleto', 'p' || i, 'firma', null, 'mision_id', 1 + i % 12, 'despedido_en', case when i % 9 = 0 then now() end))).*
    from usuarios u, generate_series(1, 5000) i where u.id = ${agente}`.execute(db);
  await sql`analyze usuarios`.execute(db);
  const turnos = turnosQueTocan.with({
    misiones: [1, 2, 3],
    sys: [false, false, false],
    esperas: [0, 0, 0],
    salvo: agente,
    now: agency.now(),
  });
  expect(await plansOf(db, turnos)).toContain('usuarios_turno');
  const due = (await agency.call('turnosAscenso', { as: 'Gerente' })).body.filter(
    ({ grupo }: { grupo: string }) => grupo === 'ahora',
  );
  expect(due.length).toBeGreaterThan(1000);
  const waiting = (await agency.call('pendientes', { as: 'Gerente' })).body;
  expect(waiting.find(({ tipo }: { tipo: string }) => tipo === 'ascensos')).toMatchObject({
    cuantos: due.length,
  });
});
