import { actsOnAusencias, DIAS } from '@garita/testing/acts/ausencias';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('ausencias').execute();
});
afterEach(() => agency.close());

const { ask, decide, mine, waits, keep, accepted, audits, statusesOf } = actsOnAusencias(
  () => agency,
);
const all = async (as = 'Gerente') => (await agency.call('getAusencias', { as })).body;

describe('the current day', () => {
  test('the current day follows the agency’s calendar, whatever the server’s is (AUS-08)', async () => {
    // It is 18:30 UTC. The tests' agency is in Mexico City, six hours behind.
    expect((await agency.call('getHoy', { as: 'Recluta' })).body).toEqual({ hoy: '2026-11-21' });
    agency.pass({ hours: 11 });
    expect((await agency.call('getHoy', { as: 'Recluta' })).body).toEqual({ hoy: '2026-11-21' });
    await agency.db.updateTable('agencia').set({ zona: 'Asia/Tokyo' }).execute();
    expect((await agency.call('getHoy', { as: 'Recluta' })).body).toEqual({ hoy: '2026-11-22' });
    expect((await agency.call('getHoy')).httpStatus).toBe(401);
  });
});

describe('asking for an absence', () => {
  test('asking for an absence leaves it pending, as it was written (AUS-09, AUS-11, AUS-12)', async () => {
    const motivo = ' Exámenes\n<b>finales</b> 🌙 ';
    expect(await ask('Agente', { motivo })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ausencia enviada correctamente', status: 0 },
    });
    const usuario = await agency.idOf('Agente');
    const [ausencia] = await mine('Agente');
    expect(ausencia).toEqual({
      id: expect.any(Number),
      usuario,
      usuarioNombre: 'Agente',
      id_categoria: 3,
      ...DIAS,
      motivo,
      estado: 0,
      encargadoNombre: null,
      terminada: false,
    });
    expect(await audits()).toMatchObject([
      {
        actor_id: usuario,
        operacion: 'addAusencia',
        objetivo_tipo: 'ausencia',
        objetivo_id: ausencia.id,
        despues: { usuario, ...DIAS, motivo },
      },
    ]);
    expect(await mine('Oficial')).toEqual([]);
  });

  test.each([
    [{ motivo: '' }, 'motivo', 'No dejes campos vacios'],
    [{ inicio: '' }, 'inicio', 'No dejes campos vacios'],
    [{ final: '' }, 'final', 'No dejes campos vacios'],
    [{ inicio: '2026-11-28' }, 'inicio', 'Fecha inicio no puede ser mayor a Fecha final'],
    [{ inicio: '2026-11-20' }, 'inicio', 'Fecha inicio no puede ser anterior a hoy'],
    [
      { inicio: '2026-11-19', final: '2026-11-20' },
      'inicio',
      'Fecha inicio no puede ser anterior a hoy',
    ],
    [{ final: '2026-11-31' }, 'final', 'Esa fecha no existe'],
    [{ inicio: '0000-01-01' }, 'inicio', 'Esa fecha no existe'],
  ])('asking for an absence with %j is refused (AUS-13 to AUS-16)', async (dias, campo, msg) => {
    expect(await ask('Agente', dias)).toMatchObject({ httpStatus: 400, body: { msg, campo } });
    expect(await mine('Agente')).toEqual([]);
  });

  test('asking for an absence is only possible for the caller', async () => {
    for (const as of ['Gerente', 'Fundadora', 'Oficial']) {
      expect(
        (
          await agency.call('addAusencia', {
            as,
            body: { usuario: await agency.idOf('Agente'), ...DIAS },
          })
        ).httpStatus,
        as,
      ).toBe(403);
    }
    expect((await agency.call('addAusencia', { body: { usuario: 5, ...DIAS } })).httpStatus).toBe(
      401,
    );
  });

  test('asking for an absence is refused while another is pending (AUS-03)', async () => {
    await keep('Agente', { inicio: '2020-01-01', final: '2020-01-02' });
    expect(await ask('Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tienes una ausencia en espera.' },
    });
    expect(await mine('Agente')).toHaveLength(1);
  });

  test('asking for an absence is refused until an accepted absence has ended, by the agency’s calendar (AUS-04)', async () => {
    await accepted('Agente', { inicio: '2026-11-20', final: '2026-11-21' });
    expect(await ask('Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tienes una ausencia aceptada que no ha terminado.' },
    });
    // It becomes 23:59 in Mexico City, which is the next day in UTC.
    agency.pass({ hours: 11, minutes: 29 });
    expect((await ask('Agente')).httpStatus).toBe(409);
    agency.pass({ minutes: 1 });
    expect((await ask('Agente')).httpStatus).toBe(200);
  });

  test('asking for an absence is possible again after a cancellation', async () => {
    const id = await waits('Agente');
    await decide('Gerente', id, 2);
    expect((await ask('Agente')).httpStatus).toBe(200);
    expect((await mine('Agente')).map((a: { estado: number }) => a.estado)).toEqual([0, 2]);
  });

  test('asking for an absence twenty times at once leaves one', async () => {
    const [key, usuario] = [await agency.keyOf('Agente'), await agency.idOf('Agente')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        agency.call('addAusencia', { key, body: { usuario, ...DIAS, motivo: `n.º ${i}` } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await mine('Agente')).toHaveLength(1);
  });

  test('asking for an absence twice with one key, as after a lost answer, leaves one and gives the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [await ask('Agente', {}, headers), await ask('Agente', {}, headers)];
    expect([first.httpStatus, second.httpStatus]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await mine('Agente')).toHaveLength(1);
  });
});

describe('deciding an absence', () => {
  test.each([
    [1, 'Ausencia de Agente aceptada', 'aceptada'],
    [2, 'Ausencia de Agente declinada', 'cancelada'],
  ] as const)(
    'the decision op %i sets the state of a pending absence (AUS-18 to AUS-20)',
    async (op, msg, estado) => {
      const id = await waits('Agente');
      expect(await decide('Gerente', id, op)).toMatchObject({
        httpStatus: 200,
        body: { msg, status: 0 },
      });
      expect(await mine('Agente')).toMatchObject([{ id, estado: op, encargadoNombre: 'Gerente' }]);
      const [gerente, agente] = [await agency.idOf('Gerente'), await agency.idOf('Agente')];
      expect(await agency.db.selectFrom('ausencias').selectAll().execute()).toMatchObject([
        { estado, decidida_en: agency.now(), encargado_id: gerente },
      ]);
      expect((await audits()).at(-1)).toMatchObject({
        actor_id: gerente,
        operacion: 'ausenciaAction',
        objetivo_id: id,
        antes: { usuario: agente, estado: 'en_espera' },
        despues: { usuario: agente, estado },
      });
    },
  );

  test('deciding an absence needs category 10 and a person of a lower category; no user decides their own', async () => {
    const id = await waits('Agente');
    for (const name of ['Agente', 'Oficial', 'Supervisora'])
      expect((await decide(name, id, 1)).httpStatus, name).toBe(403);
    for (const name of ['Gerente', 'Fundadora'])
      expect((await decide(name, await keep(name), 1)).httpStatus, name).toBe(403);
    await agency.place('Supervisora', 'Gerencia');
    const peer = await waits('Supervisora');
    expect((await decide('Gerente', peer, 1)).httpStatus).toBe(403);
    expect((await decide('Fundadora', peer, 1)).httpStatus).toBe(200);
  });

  test('deciding an absence keeps its author, and is final', async () => {
    const id = await waits('Agente');
    await decide('Gerente', id, 1);
    expect(await decide('Fundadora', id, 2)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Gerente ya aceptó esta ausencia.' },
    });
    expect(await decide('Gerente', id, 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Gerente ya aceptó esta ausencia.' },
    });
    expect(await mine('Agente')).toMatchObject([{ estado: 1, encargadoNombre: 'Gerente' }]);
    expect((await audits()).filter(({ operacion }) => operacion === 'ausenciaAction')).toHaveLength(
      1,
    );
  });

  test('of two different decisions on an absence at once, one succeeds, and the refusal of the other names its author', async () => {
    const id = await waits('Agente');
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('ausenciaAction', {
          key: keys[(i % 2) as 0 | 1],
          body: { op: i % 2 === 0 ? 1 : 2, id },
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const [{ estado, encargadoNombre }] = await mine('Agente');
    expect(encargadoNombre).toBe(estado === 1 ? 'Gerente' : 'Fundadora');
    const told = `${encargadoNombre} ya ${estado === 1 ? 'aceptó' : 'declinó'} esta ausencia.`;
    for (const { httpStatus, body } of answers) if (httpStatus === 409) expect(body.msg).toBe(told);
    expect((await audits()).filter(({ operacion }) => operacion === 'ausenciaAction')).toHaveLength(
      1,
    );
  });

  test('deciding an absence repeated with the same key, as after a lost answer, gives the first answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const id = await waits('Agente');
    const first = await decide('Gerente', id, 1, headers);
    expect(await decide('Gerente', id, 1, headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });

  test('deciding an unknown absence answers 404', async () => {
    expect(await decide('Gerente', 99_999, 1)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa ausencia no existe.' },
    });
  });

  test('deciding an absence is refused for a dismissed person until they return', async () => {
    const id = await waits('Agente');
    const dismiss = (despedido_en: Date | null) =>
      agency.db
        .updateTable('usuarios')
        .set({ despedido_en })
        .where('usuario', '=', 'Agente')
        .execute();
    await dismiss(agency.now());
    for (const op of [1, 2] as const) {
      expect(await decide('Gerente', id, op)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Esa persona ya no está en la agencia.' },
      });
    }
    expect(await all()).toEqual([]);
    await dismiss(null);
    expect((await decide('Gerente', id, 1)).httpStatus).toBe(200);
  });
});

describe('the owner’s own absence', () => {
  test('the owner’s own absence is accepted at once: no user ranks above the owner to decide it', async () => {
    expect(await ask('Fundadora')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ausencia enviada y aceptada', status: 0 },
    });
    expect(await mine('Fundadora')).toMatchObject([{ estado: 1, encargadoNombre: 'Fundadora' }]);
    expect(await audits()).toMatchObject([
      { operacion: 'addAusencia', despues: { ...DIAS, estado: 'aceptada' } },
    ]);
    expect(await ask('Fundadora')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tienes una ausencia aceptada que no ha terminado.' },
    });
    await agency.place('Gerente', 'Fundación');
    await waits('Gerente');
    expect(await mine('Gerente')).toMatchObject([{ estado: 0 }]);
  });
});

describe('the list of absences', () => {
  test('the list of absences is for category 10 and above (AUS-06, AUS-10)', async () => {
    for (const name of ['Supervisora', 'Recluta'])
      expect((await agency.call('getAusencias', { as: name })).httpStatus, name).toBe(403);
    expect((await agency.call('getAusencias')).httpStatus).toBe(401);
    expect((await agency.call('getAusencias', { as: 'Fundadora' })).httpStatus).toBe(200);
  });

  test('the list of absences has the newest first, whatever their days, and includes decided absences of dismissed people', async () => {
    await decide('Gerente', await waits('Cabo', { inicio: '2027-01-01', final: '2027-01-02' }), 1);
    agency.pass({ minutes: 1 });
    await waits('Oficial');
    agency.pass({ minutes: 1 });
    await keep('Recluta', { inicio: '2026-01-01' });
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', 'in', ['Cabo', 'Oficial'])
      .execute();
    expect(
      (await all()).map((a: { usuarioNombre: string; estado: number }) => [
        a.usuarioNombre,
        a.estado,
      ]),
    ).toEqual([
      ['Recluta', 0],
      ['Cabo', 1],
    ]);
  });

  test('the list of absences is answered with 304 until an absence, a name or a rank changes', async () => {
    const id = await waits('Agente');
    const read = (etag?: string) =>
      agency.call('getAusencias', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const { headers } = await read();
    expect((await read(String(headers.etag))).httpStatus).toBe(304);
    await decide('Gerente', id, 1);
    const after = await read(String(headers.etag));
    expect(after.httpStatus).toBe(200);
    const body = {
      id: await agency.idOf('Agente'),
      nombre: 'Agenta',
      rango: 'igual',
      firma: 'igual',
    };
    expect((await agency.call('editUsuario', { as: 'Gerente', body })).httpStatus).toBe(200);
    expect((await read(String(after.headers.etag))).body).toMatchObject([
      { usuarioNombre: 'Agenta' },
    ]);
  });
});

describe('the database', () => {
  const row = async (more: object = {}) => ({
    usuario_id: await agency.idOf('Agente'),
    ...DIAS,
    creada_en: agency.now(),
    ...more,
  });
  const insert = async (more: object = {}) =>
    agency.db
      .insertInto('ausencias')
      .values(await row(more))
      .execute();

  test('the database allows one pending absence per person, and no end before its start', async () => {
    await insert();
    await expect(insert()).rejects.toThrow('ausencias_una_en_espera');
    const decided = {
      estado: 'aceptada' as const,
      decidida_en: agency.now(),
      encargado_id: await agency.idOf('Gerente'),
    };
    await expect(insert({ ...decided, inicio: '2026-11-28' })).rejects.toThrow('ausencias_dias');
    await expect(insert({ terminada_en: agency.now() })).rejects.toThrow('ausencias_terminada');
    await expect(insert({ estado: 'cancelada' })).rejects.toThrow('ausencias_decidida');
  });

  test('the database finds a person’s absences without reading those of others', async () => {
    const [agente, gerente] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    await sql`
      insert into ausencias (usuario_id, motivo, inicio, final, estado, creada_en, decidida_en, encargado_id)
      select ${gerente}::int, 'Vieja', '2020-01-01', '2020-01-02', 'cancelada', ${agency.now()}::timestamptz - make_interval(hours => i), ${agency.now()}::timestamptz, ${agente}::int
      from generate_series(1, 5000) as i`.execute(agency.db);
    await insert();
    await sql`analyze ausencias`.execute(agency.db);
    const plan = await agency.db
      .selectFrom('ausencias')
      .selectAll()
      .where('usuario_id', '=', agente)
      .orderBy('creada_en', 'desc')
      .orderBy('id', 'desc')
      .explain();
    expect(JSON.stringify(plan)).toContain('ausencias_persona');
  });
});
