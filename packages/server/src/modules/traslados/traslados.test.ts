import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { selectTraslados } from './traslados.repository';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('traslados').execute();
  await agency.db.deleteFrom('ventas').where('origen', '=', 'traslado').execute();
  await agency.db.deleteFrom('descuentos').execute();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;
interface Body {
  rango?: number;
  agencia?: string;
  firma?: string;
  mision?: string;
  creditos?: number;
  descuento?: string;
  mifirma?: string;
  cat?: number;
}
const transfer = async (name: string, body: Body = {}, as = 'Gerente', headers: Headers = {}) =>
  agency.call('addTraslado', {
    as,
    body: { usuario: await agency.idOf(name), rango: 3, agencia: 'Agencia Faro', ...body },
    headers,
  });
const history = async (as = 'Gerente') => (await agency.call('getTraslados', { as })).body;
const personOf = async (name: string) =>
  agency.db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'u.firma', 'u.rango_desde', 'm.nombre as mision', 'm.id as mision_id'])
    .where('u.usuario', '=', name)
    .executeTakeFirstOrThrow();
const sales = () =>
  agency.db
    .selectFrom('ventas')
    .selectAll()
    .where('origen', '=', 'traslado')
    .orderBy('id')
    .execute();
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();
const addCodigo = async (codigo: string, porciento: number) =>
  agency.call('actionDescuentos', { as: 'Gerente', body: { op: 0, codigo, descuento: porciento } });
const give = async (name: string, codigo: string) =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(name),
      codigo,
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    })
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();
async function expectNothing(name: string, before: Awaited<ReturnType<typeof personOf>>) {
  expect(await personOf(name)).toEqual(before);
  expect(await history()).toEqual([]);
  expect(await sales()).toEqual([]);
}

describe('a transfer', () => {
  test('a transfer sets the rank, stores its author, and records the sale (TRA-03, TRA-13)', async () => {
    const before = await personOf('Recluta');
    expect(await transfer('Recluta', { mifirma: 'XXX', cat: 9 })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ahora es Agente I', status: 0 },
    });
    const after = await personOf('Recluta');
    expect(after).toMatchObject({ mision: 'Agente I', firma: null, rango_desde: agency.now() });
    expect(await history()).toEqual([
      {
        id: expect.any(Number),
        usuarioNombre: 'Recluta',
        mision: 'Agente I',
        id_categoria: 3,
        agencia: 'Agencia Faro',
        altoNombre: 'Gerente',
        fecha: agency.now().toISOString(),
      },
    ]);
    const gerente = await agency.idOf('Gerente');
    expect(await sales()).toMatchObject([
      {
        encargado_id: gerente,
        usuario_id: after.id,
        externo: null,
        descripcion: 'Traslado a Agente I',
        credito: 30,
        fecha: agency.now(),
        pagado_en: null,
      },
    ]);
    const cambios = await agency.db
      .selectFrom('cambios_rango')
      .selectAll()
      .where('usuario_id', '=', after.id)
      .execute();
    expect(cambios.at(-1)).toMatchObject({
      encargado_id: gerente,
      mision_anterior_id: before.mision_id,
      mision_nueva_id: after.mision_id,
    });
    expect((await audits()).at(-1)).toMatchObject({
      actor_id: gerente,
      objetivo_tipo: 'usuario',
      objetivo_id: after.id,
      antes: { mision: 'Recluta' },
      despues: { mision: 'Agente I', agencia: 'Agencia Faro', credito: 30 },
    });
  });

  test('a transfer ends a pending promotion from the previous rank', async () => {
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    await transfer('Recluta');
    expect(
      (
        await agency.call('getSolicitudes', {
          as: 'Recluta',
          params: { id: await agency.idOf('Recluta') },
        })
      ).body,
    ).toEqual([]);
  });

  test('a transfer sets the signature too from firma_desde on (TRA-06, TRA-07)', async () => {
    expect((await transfer('Recluta', { rango: 5, firma: ' rec' })).httpStatus).toBe(200);
    expect(await personOf('Recluta')).toMatchObject({ mision: 'Oficial I', firma: 'REC' });
    expect((await audits()).at(-1)).toMatchObject({
      antes: { mision: 'Recluta', firma: null },
      despues: { mision: 'Oficial I', firma: 'REC' },
    });
  });

  test('a transfer grants the mission that the list of ranks shows', async () => {
    await agency.db
      .updateTable('categorias')
      .set({ traslado: 'oficial ii' })
      .where('id', '=', 5)
      .execute();
    expect(await transfer('Recluta', { rango: 5, firma: 'REC' })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ahora es Oficial II' },
    });
    expect(await sales()).toMatchObject([{ credito: 85 }]);
  });

  test('a transfer appears in the list of sales', async () => {
    await transfer('Recluta');
    expect((await agency.call('allVentas', { as: 'Gerente' })).body[0]).toMatchObject({
      encargoNombre: 'Gerente',
      usuarioNombre: 'Recluta',
      descripcion: 'Traslado a Agente I',
      credito: 30,
      pagado: 0,
    });
  });
});

describe('the price', () => {
  test('the price of a transfer is reduced by the code’s percentage, rounded, whatever the code’s case (TRA-12)', async () => {
    await addCodigo('VERANO', 15);
    expect((await transfer('Recluta', { descuento: ' verano', creditos: 26 })).httpStatus).toBe(
      200,
    );
    // The price after the discount is 25.5, rounded up.
    expect(await sales()).toMatchObject([
      { credito: 26, descripcion: 'Traslado a Agente I (código VERANO)' },
    ]);
    expect((await audits()).at(-1)).toMatchObject({
      despues: { credito: 26, codigo: 'VERANO', descuento: 15 },
    });
  });

  test('the price of a transfer is 0 with a code of 100 percent', async () => {
    await addCodigo('REGALO', 100);
    await transfer('Recluta', { descuento: 'REGALO' });
    expect(await sales()).toMatchObject([{ credito: 0 }]);
  });

  test('the price of a transfer must equal the shown price, and the mission the shown mission', async () => {
    const before = await personOf('Recluta');
    expect(await transfer('Recluta', { creditos: 29 })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'El precio ha cambiado: ahora son 30c. Revísalo y vuelve a enviarlo.' },
    });
    expect(await transfer('Recluta', { mision: 'Agente II' })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('Agente I.') },
    });
    await expectNothing('Recluta', before);
    expect((await transfer('Recluta', { creditos: 30, mision: 'Agente I' })).httpStatus).toBe(200);
  });

  test('the price of a transfer is refused for an unknown or deleted code', async () => {
    await addCodigo('VERANO', 15);
    const [{ id }] = (await agency.call('getAllDescuentos', { as: 'Gerente' })).body;
    await agency.call('actionDescuentos', { as: 'Gerente', body: { op: 1, id } });
    const before = await personOf('Recluta');
    for (const descuento of ['VERANO', 'NADA']) {
      expect(await transfer('Recluta', { descuento })).toMatchObject({
        httpStatus: 404,
        body: { msg: 'Ese código no existe.' },
      });
    }
    await expectNothing('Recluta', before);
  });

  test('the price of a transfer stays the same for a past transfer when its code is deleted', async () => {
    await addCodigo('VERANO', 15);
    await transfer('Recluta', { descuento: 'VERANO' });
    const [{ id }] = (await agency.call('getAllDescuentos', { as: 'Gerente' })).body;
    expect(
      (await agency.call('actionDescuentos', { as: 'Gerente', body: { op: 1, id } })).httpStatus,
    ).toBe(200);
    expect(await history()).toHaveLength(1);
    expect(await sales()).toMatchObject([{ credito: 26 }]);
  });
});

describe('an incomplete transfer', () => {
  test.each<[Body, string, string]>([
    [{ agencia: '' }, 'agencia', 'Debes introducir agencia anterior'],
    [{ agencia: ' ', rango: 5, firma: '' }, 'agencia', 'Debes introducir agencia anterior'],
    [{ rango: 5 }, 'firma', 'Debes colocar una firma de 3 caracteres'],
    [{ rango: 5, firma: 'RE' }, 'firma', 'Debes colocar una firma de 3 caracteres'],
    [{ rango: 5, firma: 'R-C' }, 'firma', 'La firma solo puede llevar letras y números'],
  ])('a transfer with %j is refused (TRA-05, TRA-06)', async (body, campo, msg) => {
    const before = await personOf('Recluta');
    expect(await transfer('Recluta', body)).toMatchObject({
      httpStatus: 400,
      body: { msg, campo },
    });
    await expectNothing('Recluta', before);
  });

  test('an incomplete transfer changes nothing if the signature is in use (TRA-08)', async () => {
    await addCodigo('VERANO', 15);
    const before = await personOf('Recluta');
    expect(
      await transfer('Recluta', { rango: 5, firma: 'ofi', descuento: 'VERANO' }),
    ).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La firma no esta disponible', campo: 'firma' },
    });
    await expectNothing('Recluta', before);
  });
});

describe('the rank of a transfer', () => {
  test('the rank of a transfer is refused if it is unknown, not for transfers or by appointment', async () => {
    await agency.db
      .updateTable('categorias')
      .set({ traslado_venta: 0 })
      .where('id', '=', 4)
      .execute();
    await agency.db
      .updateTable('categorias')
      .set({ traslado_venta: 1 })
      .where('id', '=', 10)
      .execute();
    const before = await personOf('Recluta');
    expect(await transfer('Recluta', { rango: 99, firma: 'REC' })).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa categoría no existe.' },
    });
    expect(await transfer('Recluta', { rango: 4 })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'No se venden traslados a esa categoría.' },
    });
    expect((await transfer('Recluta', { rango: 10, firma: 'REC' }, 'Fundadora')).httpStatus).toBe(
      409,
    );
    await expectNothing('Recluta', before);
  });

  test('the rank of a transfer is limited to ranks lower than the caller’s; the owner gives any rank that is sold', async () => {
    await give('Supervisora', 'trl');
    const before = await personOf('Recluta');
    for (const rango of [8, 9]) {
      expect(await transfer('Recluta', { rango, firma: 'REC' }, 'Supervisora')).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Solo puedes dar rangos por debajo del tuyo.' },
      });
    }
    await expectNothing('Recluta', before);
    expect((await transfer('Recluta', { rango: 9, firma: 'REC' }, 'Fundadora')).httpStatus).toBe(
      200,
    );
  });

  test('the rank of a transfer is always higher, also within a category', async () => {
    const before = await personOf('Cabo');
    for (const rango of [4, 3, 2]) {
      expect(await transfer('Cabo', { rango }), String(rango)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Esa persona ya tiene esa misión u otra superior.' },
      });
    }
    await expectNothing('Cabo', before);
    await agency.place('Cabo', 'Cabo I');
    await agency.db
      .updateTable('categorias')
      .set({ traslado: 'Cabo II' })
      .where('id', '=', 4)
      .execute();
    expect((await transfer('Cabo', { rango: 4 })).httpStatus).toBe(200);
  });
});

describe('the permitted users', () => {
  test('users need `trl` to transfer; `adm` is enough to read the history (TRA-01)', async () => {
    const before = await personOf('Recluta');
    for (const as of ['Supervisora', 'Oficial', 'Agente'])
      expect((await transfer('Recluta', {}, as)).httpStatus, as).toBe(403);
    expect((await agency.call('getTraslados', { as: 'Supervisora' })).httpStatus).toBe(200);
    expect((await agency.call('getTraslados', { as: 'Oficial' })).httpStatus).toBe(403);
    expect((await agency.call('getTraslados')).httpStatus).toBe(401);
    await give('Oficial', 'trl');
    expect((await agency.call('getTraslados', { as: 'Oficial' })).httpStatus).toBe(200);
    await expectNothing('Recluta', before);
  });

  test('a user transfers only another user, who is active and of a lower category', async () => {
    await give('Oficial', 'trl');
    const refusal = async (name: string, as: string) => {
      const { httpStatus, body } = await transfer(name, { rango: 4 }, as);
      return [httpStatus, body.msg];
    };
    expect(await refusal('Oficial', 'Oficial')).toEqual([409, 'Nadie hace su propio traslado.']);
    for (const name of ['Supervisora', 'Gerente', 'Fundadora']) {
      expect(await refusal(name, 'Oficial'), name).toEqual([
        409,
        'Solo puedes trasladar a personas de una categoría inferior a la tuya.',
      ]);
    }
    expect(await refusal('Fundadora', 'Gerente')).toEqual([
      409,
      'Solo puedes trasladar a personas de una categoría inferior a la tuya.',
    ]);
    expect(await refusal('Expulsado', 'Gerente')).toEqual([409, 'Esa persona está despedida.']);
    await agency.place('Agente', 'Oficial III');
    expect((await refusal('Agente', 'Oficial'))[0]).toBe(409);
    const unknown = { usuario: 2_147_483_647, rango: 4, agencia: 'Agencia Faro' };
    expect(await agency.call('addTraslado', { as: 'Gerente', body: unknown })).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no existe.' },
    });
    expect(await history()).toEqual([]);
    expect(await sales()).toEqual([]);
  });
});

describe('repeated transfers', () => {
  test('twenty transfers at once sell once', async () => {
    const key = await agency.keyOf('Gerente');
    const usuario = await agency.idOf('Recluta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        agency.call('addTraslado', {
          key,
          body: { usuario, rango: 5, agencia: 'Agencia Faro', firma: 'REC' },
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await sales()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test('of two people transferred at once with one signature, one gets it, and the other’s transfer changes nothing', async () => {
    const bodies = await Promise.all(
      ['Recluta', 'Agente'].map(async (name) => ({
        usuario: await agency.idOf(name),
        rango: 5,
        agencia: 'Agencia Faro',
        firma: 'NUE',
      })),
    );
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      bodies.map((body, i) => agency.call('addTraslado', { key: keys[i as 0 | 1], body })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ httpStatus }) => httpStatus === 409)?.body.msg).toBe(
      'La firma no esta disponible',
    );
    expect(await sales()).toHaveLength(1);
    expect(
      [(await personOf('Recluta')).mision, (await personOf('Agente')).mision].filter(
        (mision) => mision === 'Oficial I',
      ),
    ).toHaveLength(1);
  });

  test('a transfer retried with the same key, as after a lost answer, sells once and gives the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await transfer('Recluta', {}, 'Gerente', headers),
      await transfer('Recluta', {}, 'Gerente', headers),
    ];
    expect([first.httpStatus, second.body]).toEqual([200, first.body]);
    expect(await sales()).toHaveLength(1);
  });
});

describe('the history', () => {
  test('the history of transfers has the newest first, and is answered with 304 until another transfer is made', async () => {
    await transfer('Recluta');
    const read = (etag?: string) =>
      agency.call('getTraslados', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const { headers } = await read();
    expect((await read(String(headers.etag))).httpStatus).toBe(304);
    agency.pass({ minutes: 1 });
    await transfer('Agente', { rango: 4, agencia: 'Otra' });
    const after = await read(String(headers.etag));
    expect(
      after.body.map((t: { usuarioNombre: string; agencia: string }) => [
        t.usuarioNombre,
        t.agencia,
      ]),
    ).toEqual([
      ['Agente', 'Otra'],
      ['Recluta', 'Agencia Faro'],
    ]);
  });

  test('the history of transfers is read in order from an index', async () => {
    await transfer('Recluta');
    const ventaId = (await sales())[0]?.id as number;
    await sql`
      with vendidas as (
        insert into ventas (encargado_id, usuario_id, origen, descripcion, credito, fecha)
        select v.encargado_id, v.usuario_id, v.origen, v.descripcion, v.credito, v.fecha - make_interval(hours => i)
        from ventas v, generate_series(1, 5000) as i where v.id = ${ventaId}::int returning id, fecha)
      insert into traslados (usuario_id, encargado_id, agencia, mision_anterior_id, mision_nueva_id, venta_id, fecha)
      select t.usuario_id, t.encargado_id, t.agencia, t.mision_anterior_id, t.mision_nueva_id, vendidas.id, vendidas.fecha
      from traslados t, vendidas where t.venta_id = ${ventaId}::int`.execute(agency.db);
    await sql`analyze traslados`.execute(agency.db);
    expect(JSON.stringify(await selectTraslados(agency.db, { limit: 50 }).explain())).toContain(
      'traslados_recientes',
    );
  });
});
