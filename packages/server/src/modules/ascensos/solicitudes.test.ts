import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

async function proposed(name: string, as = 'Oficial') {
  await agency.call('sendAscenso', { as, body: { usuario: await agency.idOf(name) } });
  const { body } = await agency.call('getSolicitudes', {
    as: name,
    params: { id: await agency.idOf(name) },
  });
  return body[0];
}

type Solicitud = Awaited<ReturnType<typeof proposed>>;
const answerOf = ({ id, encargado, id_rango, nueva }: Solicitud, option: 0 | 1) => ({
  option,
  id,
  encargado,
  rango: id_rango,
  mision: nueva,
});
const answer = (as: string, solicitud: Solicitud, option: 0 | 1 = 0) =>
  agency.call('actionSolicitudes', { as, body: answerOf(solicitud, option) });

const misionOf = async (name: string) =>
  (
    await agency.db
      .selectFrom('usuarios')
      .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
      .select('misiones.nombre')
      .where('usuario', '=', name)
      .executeTakeFirstOrThrow()
  ).nombre;
const credited = async (name: string) =>
  agency.db
    .selectFrom('nomina')
    .selectAll()
    .where('usuario_id', '=', await agency.idOf(name))
    .where('ascenso_id', 'is not', null)
    .execute();
const promotionsOf = async (name: string): Promise<number> =>
  (await agency.call('allNomina', { as: name })).body[0].find(
    (row: { usuarioNombre: string }) => row.usuarioNombre === name,
  ).ascensos;

describe('getSolicitudes', () => {
  test('getSolicitudes lists the caller’s pending requests (SOL-01, SOL-02)', async () => {
    const solicitud = await proposed('Recluta');
    expect(solicitud).toEqual({
      id: expect.any(Number),
      encargado: await agency.idOf('Oficial'),
      encargadoNombre: 'Oficial',
      id_rango: expect.any(Number),
      nueva: 'Aspirante',
      categoria: 1,
    });
  });

  test('getSolicitudes of another person is refused, also to the owner', async () => {
    expect(
      (
        await agency.call('getSolicitudes', {
          as: 'Fundadora',
          params: { id: await agency.idOf('Cabo') },
        })
      ).httpStatus,
    ).toBe(403);
  });
});

describe('accepting a request', () => {
  test('accepting a promotion request sets the mission, logs the promotion and credits the promoter in one write (SOL-06)', async () => {
    const before = await promotionsOf('Oficial');
    const solicitud = await proposed('Recluta');
    expect(await answer('Recluta', solicitud)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ascenso aceptado: ahora eres Aspirante', status: 0 },
    });
    expect(await misionOf('Recluta')).toBe('Aspirante');
    const log = await agency.db
      .selectFrom('ascensos')
      .selectAll()
      .where('solicitud_id', '=', solicitud.id)
      .execute();
    expect(log).toMatchObject([
      {
        usuario_id: await agency.idOf('Recluta'),
        encargado_id: await agency.idOf('Oficial'),
        fecha: agency.now(),
      },
    ]);
    expect(await credited('Oficial')).toMatchObject([
      {
        tipo: 'ascenso',
        cantidad: 1,
        ascenso_id: log[0]?.id,
        encargado_id: await agency.idOf('Oficial'),
      },
    ]);
    expect(await promotionsOf('Oficial')).toBe(before + 1);
  });

  test('accepting a promotion request starts the wait for the next promotion', async () => {
    await answer('Recluta', await proposed('Recluta'));
    const { body } = await agency.call('verUltimoAscenso', {
      as: 'Oficial',
      params: { userId: await agency.idOf('Recluta') },
    });
    expect(body).toMatchObject({
      mision: 'Aspirante',
      encargadoNombre: 'Oficial',
      disponible: false,
      date_finaliza: new Date(agency.now().getTime() + 30 * 60_000).toISOString(),
    });
  });

  test('accepting a promotion request is refused the second time, and promotes once', async () => {
    const solicitud = await proposed('Recluta');
    await answer('Recluta', solicitud);
    expect(await answer('Recluta', solicitud)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa solicitud ya fue respondida.', status: 1 },
    });
    expect(await credited('Oficial')).toHaveLength(1);
  });

  test('accepting a promotion request twenty times at once promotes and credits once', async () => {
    const solicitud = await proposed('Recluta');
    const key = await agency.keyOf('Recluta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        agency.call('actionSolicitudes', { key, body: answerOf(solicitud, 0) }),
      ),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await misionOf('Recluta')).toBe('Aspirante');
    expect(await credited('Oficial')).toHaveLength(1);
  });

  test('of a promotion request accepted and declined at once, one answer succeeds', async () => {
    const solicitud = await proposed('Recluta');
    const key = await agency.keyOf('Recluta');
    const options = [0, 1, 0, 1] as const;
    const answers = await Promise.all(
      options.map((option) =>
        agency.call('actionSolicitudes', { key, body: answerOf(solicitud, option) }),
      ),
    );
    expect(answers.filter((a) => a.httpStatus === 200)).toHaveLength(1);
    const accepted = answers.findIndex((a) => a.httpStatus === 200) % 2 === 0;
    expect(await misionOf('Recluta')).toBe(accepted ? 'Aspirante' : 'Recluta');
    expect(await credited('Oficial')).toHaveLength(accepted ? 1 : 0);
  });

  test('accepting a promotion request is refused when it differs from the request that the person saw', async () => {
    const solicitud = await proposed('Recluta');
    for (const stale of [
      { ...solicitud, nueva: 'Cadete' },
      { ...solicitud, id_rango: solicitud.id_rango + 1 },
    ]) {
      expect(await answer('Recluta', stale)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'La solicitud ya no es la que viste. Vuelve a cargar la página.' },
      });
    }
    expect(await misionOf('Recluta')).toBe('Recluta');
  });

  test('accepting a promotion request is refused when the person’s mission has changed meanwhile', async () => {
    const solicitud = await proposed('Recluta');
    await agency.place('Recluta', 'Cadete');
    expect((await answer('Recluta', solicitud)).httpStatus).toBe(409);
    expect(await misionOf('Recluta')).toBe('Cadete');
  });

  test.each([
    [
      'was dismissed',
      () =>
        agency.db
          .updateTable('usuarios')
          .set({ despedido_en: new Date(0) })
          .where('usuario', '=', 'Oficial')
          .execute(),
    ],
    [
      'lost asc',
      () =>
        agency.db
          .deleteFrom('categoria_permisos')
          .where('categoria_id', '=', 5)
          .where('codigo', '=', 'asc')
          .execute(),
    ],
    ['was demoted to the same category', () => agency.place('Oficial', 'Cadete')],
  ])(
    'accepting a promotion request is refused when the promoter %s meanwhile',
    async (_, change) => {
      const solicitud = await proposed('Recluta');
      await change();
      expect(await answer('Recluta', solicitud)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Quien te propuso ya no puede ascenderte a esa misión.' },
      });
      expect(await misionOf('Recluta')).toBe('Recluta');
    },
  );

  test('accepting another person’s promotion request is refused, and an unknown request answers 404', async () => {
    const solicitud = await proposed('Recluta');
    expect((await answer('Cabo', solicitud)).httpStatus).toBe(403);
    expect((await answer('Oficial', solicitud)).httpStatus).toBe(403);
    expect(await answer('Recluta', { ...solicitud, id: 99_999 })).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa solicitud no existe.' },
    });
  });
});

describe('declining a request', () => {
  test('declining a promotion request closes it and changes nothing else (SOL-07)', async () => {
    const solicitud = await proposed('Recluta');
    expect(await answer('Recluta', solicitud, 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Solicitud declinada', status: 0 },
    });
    expect(await misionOf('Recluta')).toBe('Recluta');
    expect(await credited('Oficial')).toEqual([]);
    expect(
      (
        await agency.call('verUltimoAscenso', {
          as: 'Oficial',
          params: { userId: await agency.idOf('Recluta') },
        })
      ).body.disponible,
    ).toBe(true);
  });
});

describe('a promotion that asks for a signature', () => {
  const caboRequest = async () =>
    (await agency.call('getSolicitudes', { as: 'Cabo', params: { id: await agency.idOf('Cabo') } }))
      .body[0];

  test('a promotion that asks for a signature is accepted only once there is one (SOL-08)', async () => {
    const solicitud = await caboRequest();
    expect(await answer('Cabo', solicitud)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Antes de aceptar debes poner tu firma.' },
    });
    expect(
      (
        await agency.call('addFirma', {
          as: 'Cabo',
          body: { firma: 'cab', id: await agency.idOf('Cabo') },
        })
      ).httpStatus,
    ).toBe(200);
    expect((await answer('Cabo', solicitud)).httpStatus).toBe(200);
    expect(await misionOf('Cabo')).toBe('Oficial I');
  });

  test('a promotion that asks for a signature can be declined without one (SOL-09)', async () => {
    expect((await answer('Cabo', await caboRequest(), 1)).httpStatus).toBe(200);
  });
});
