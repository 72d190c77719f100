import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('degrados').execute();
  await agency.db.deleteFrom('cambios_rango').execute();
});
afterEach(() => agency.close());

const MOTIVO = 'Falta grave';
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const degradar = async (
  name: string,
  mision: string,
  { as = 'Gerente', motivo = MOTIVO }: { as?: string; motivo?: string } = {},
): Promise<Answer> =>
  agency.call('actionDegrado', {
    as,
    body: { usuario: await agency.idOf(name), motivo, rango: await misionId(mision) },
  });
const person = (name: string) =>
  agency.db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.firma', 'usuarios.rango_desde', 'misiones.nombre as mision'])
    .where('usuario', '=', name)
    .executeTakeFirstOrThrow();
const list = async () => (await agency.call('getAllDegrados', { as: 'Gerente' })).body;
const given = () => agency.db.selectFrom('cambios_rango').selectAll().orderBy('id').execute();

describe('demoting a person', () => {
  test('demoting a person gives the lower mission, stores both and the reason, and is in the audit log (DEG-02, DEG-03)', async () => {
    expect(await degradar('Oficial', 'Agente I')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Oficial pasa a Agente I', status: 0 },
    });
    expect(await person('Oficial')).toMatchObject({ mision: 'Agente I' });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        usuario: await agency.idOf('Oficial'),
        usuarioNombre: 'Oficial',
        id_categoria: 3,
        encargadoNombre: 'Gerente',
        motivo: MOTIVO,
        rango_anterior: 'Oficial I',
        rango_degrado: 'Agente I',
        fecha: agency.now().toISOString(),
      },
    ]);
    const audit = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'actionDegrado')
      .execute();
    expect(audit).toMatchObject([
      { antes: { mision: 'Oficial I' }, despues: { mision: 'Agente I', motivo: MOTIVO } },
    ]);
  });

  test('demoting a person is in the log of ranks, once', async () => {
    await degradar('Oficial', 'Agente I');
    expect(await given()).toMatchObject([
      {
        usuario_id: await agency.idOf('Oficial'),
        encargado_id: await agency.idOf('Gerente'),
        mision_nueva_id: await misionId('Agente I'),
      },
    ]);
  });

  test('demoting a person can lead to a lower mission of the same category', async () => {
    await agency.place('Oficial', 'Oficial III');
    expect((await degradar('Oficial', 'Oficial II')).httpStatus).toBe(200);
  });

  test('demoting a person restarts the wait for the next promotion, and ends the pending request', async () => {
    await degradar('Cabo', 'Agente I');
    expect((await person('Cabo')).rango_desde).toEqual(agency.now());
    const { body } = await agency.call('getSolicitudes', {
      as: 'Cabo',
      params: { id: await agency.idOf('Cabo') },
    });
    expect(body).toEqual([]);
    expect(
      await agency.db
        .selectFrom('solicitudes')
        .select('estado')
        .where('usuario_id', '=', await agency.idOf('Cabo'))
        .execute(),
    ).toEqual([{ estado: 'anulada' }]);
  });

  test('demoting a person changes their permissions at their next call', async () => {
    const key = await agency.keyOf('Oficial');
    expect((await agency.call('getUsuariosAscensos', { key })).httpStatus).toBe(200);
    await degradar('Oficial', 'Agente I');
    expect((await agency.call('getUsuariosAscensos', { key })).httpStatus).toBe(403);
  });

  test('demoting a person keeps the signature, also below firma_desde', async () => {
    await degradar('Oficial', 'Agente I');
    expect((await person('Oficial')).firma).toBe('OFI');
  });

  test.each([
    [{ motivo: '' }, 'motivo'],
    [{ motivo: ' \n ' }, 'motivo'],
  ])('demoting a person with %j is refused (DEG-05)', async (changed, campo) => {
    expect(await degradar('Oficial', 'Agente I', changed)).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Faltan datos', campo },
    });
    expect((await person('Oficial')).mision).toBe('Oficial I');
  });

  test.each([
    ['the same mission', 'Oficial I', 'Esa misión no está por debajo de la que tiene.'],
    ['a higher mission', 'Oficial II', 'Esa misión no está por debajo de la que tiene.'],
    [
      'a mission above category 9 (DEG-07)',
      'Gerencia',
      'Solo se degrada a misiones de la categoría 9 o inferior.',
    ],
  ])('demoting a person to %s is refused', async (_, mision, msg) => {
    expect(await degradar('Oficial', mision)).toMatchObject({
      httpStatus: 409,
      body: { msg, campo: 'rango' },
    });
    expect((await person('Oficial')).mision).toBe('Oficial I');
    expect(await list()).toEqual([]);
  });

  test('demoting a person leads to category 9 or lower from 10 on (DEG-07)', async () => {
    await agency.place('Supervisora', 'Dirección');
    expect((await degradar('Supervisora', 'Gerencia', { as: 'Fundadora' })).httpStatus).toBe(409);
    expect((await degradar('Supervisora', 'Supervisión I', { as: 'Fundadora' })).httpStatus).toBe(
      200,
    );
  });

  test('demoting a person is refused to an unknown mission, and of an unknown person', async () => {
    const usuario = await agency.idOf('Oficial');
    expect(
      (
        await agency.call('actionDegrado', {
          as: 'Gerente',
          body: { usuario, motivo: MOTIVO, rango: 99_999 },
        })
      ).httpStatus,
    ).toBe(400);
    expect(
      (
        await agency.call('actionDegrado', {
          as: 'Gerente',
          body: { usuario: 99_999, motivo: MOTIVO, rango: 1 },
        })
      ).httpStatus,
    ).toBe(404);
  });

  test('demoting a person needs deg and a person of a lower category', async () => {
    expect((await degradar('Agente', 'Recluta', { as: 'Supervisora' })).httpStatus).toBe(403);
    for (const name of ['Gerente', 'Fundadora'])
      expect((await degradar(name, 'Recluta')).httpStatus, name).toBe(403);
  });

  test('demoting a person is refused for a dismissed person', async () => {
    expect(await degradar('Expulsado', 'Recluta')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya no está en la agencia.', campo: 'usuario' },
    });
  });

  test('demoting a person twice, or twice at once, is one demotion', async () => {
    const answers = await Promise.all(
      ['Gerente', 'Fundadora', 'Gerente'].map((as) => degradar('Oficial', 'Agente I', { as })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
    expect(await list()).toHaveLength(1);
    expect(await given()).toHaveLength(1);
  });
});

describe('a demotion and another act at the same moment', () => {
  test('a demotion and the acceptance of a promotion at the same moment leave the lower mission and a consistent history', async () => {
    await agency.place('Recluta', 'Aspirante');
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    const key = await agency.keyOf('Recluta');
    const { body } = await agency.call('getSolicitudes', {
      key,
      params: { id: await agency.idOf('Recluta') },
    });
    const { id, encargado, id_rango, nueva } = body[0];
    const [accepted, demoted] = await Promise.all([
      agency.call('actionSolicitudes', {
        key,
        body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
      }),
      degradar('Recluta', 'Recluta'),
    ]);
    expect(demoted.httpStatus).toBe(200);
    expect(accepted.httpStatus).toBeOneOf([200, 409]);
    expect((await person('Recluta')).mision).toBe('Recluta');
    expect(await list()).toMatchObject([
      { rango_anterior: accepted.httpStatus === 200 ? nueva : 'Aspirante' },
    ]);
  });

  test('a person who is demoted and dismissed at the same moment is demoted first or not at all', async () => {
    const [demoted, out] = await Promise.all([
      degradar('Oficial', 'Agente I'),
      agency.call('despedir', {
        as: 'Fundadora',
        body: { usuario: await agency.idOf('Oficial'), motivo: MOTIVO },
      }),
    ]);
    expect(out.httpStatus).toBe(200);
    expect(demoted.httpStatus).toBeOneOf([200, 409]);
    expect((await person('Oficial')).mision).toBe(
      demoted.httpStatus === 200 ? 'Agente I' : 'Oficial I',
    );
  });
});

describe('the list of demotions', () => {
  test('the list of demotions is for adm and for deg', async () => {
    expect((await agency.call('getAllDegrados', { as: 'Oficial' })).httpStatus).toBe(403);
    expect((await agency.call('getAllDegrados')).httpStatus).toBe(401);
    expect((await agency.call('getAllDegrados', { as: 'Supervisora' })).httpStatus).toBe(200);
  });

  test('the list of demotions has the newest first, and is answered with 304 until the next demotion', async () => {
    await degradar('Oficial', 'Agente I');
    agency.pass({ minutes: 1 });
    const read = (etag?: string) =>
      agency.call('getAllDegrados', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const first = await read();
    expect((await read(String(first.headers.etag))).httpStatus).toBe(304);
    await degradar('Agente', 'Recluta');
    const { body } = await read(String(first.headers.etag));
    expect(body.map((row: { usuarioNombre: string }) => row.usuarioNombre)).toEqual([
      'Agente',
      'Oficial',
    ]);
  });
});
