import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('multas').execute();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;
const MULTA = { motivo: 'Perfil privado', creditos: 5 };

const fine = async (as: string, name: string, multa: object = MULTA, headers: Headers = {}) =>
  agency.call('sendMulta', { as, body: { usuario: await agency.idOf(name), ...multa }, headers });
const all = async (as = 'Supervisora') => (await agency.call('getAllMultas', { as })).body;
const mark = (as: string, id: number, op: 0 | 1, headers: Headers = {}) =>
  agency.call('actionMulta', { as, body: { id, op }, headers });
const remove = (as: string, id: number, headers: Headers = {}) =>
  agency.call('deleteMulta', { as, body: { id }, headers });
const fined = async (name: string, as = 'Fundadora'): Promise<number> => {
  expect((await fine(as, name)).httpStatus).toBe(200);
  return (await all())[0].id;
};
const grant = async (name: string, codigo: string) => {
  const id = await agency.idOf(name);
  await agency.db
    .insertInto('excepciones')
    .values({ usuario_id: id, codigo, encargado_id: id, fecha: agency.now() })
    .execute();
};
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'operacion', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();
async function collectByList(id: number): Promise<void> {
  const [usuario_id, gerente] = [await agency.idOf('Recluta'), await agency.idOf('Gerente')];
  const row = {
    usuario_id,
    categoria_id: 1,
    monto: 20,
    creado_en: agency.now(),
    pagado_en: agency.now(),
    pagado_por: gerente,
  };
  const pago = await agency.db
    .insertInto('pagos')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await agency.db
    .updateTable('multas')
    .set({ cobrada_en: agency.now(), cobrada_por: gerente, pago_id: pago.id })
    .where('id', '=', id)
    .execute();
}

describe('adding a fine', () => {
  test('adding a fine stores it as it was typed (MUL-01, MUL-03, MUL-07)', async () => {
    const motivo = ' Perfil privado\n<b>otra vez</b> 🌙 ';
    expect(await fine('Supervisora', 'Recluta', { motivo, creditos: 15 })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Multa puesta a Recluta', status: 0 },
    });
    const [multa] = await all();
    const usuario = await agency.idOf('Recluta');
    expect(multa).toEqual({
      id: expect.any(Number),
      usuario,
      usuarioNombre: 'Recluta',
      id_categoria: 1,
      motivo,
      creditos: 15,
      encargadoNombre: 'Supervisora',
      fecha: agency.now().toISOString(),
      cobrado: 0,
      lista: 0,
    });
    expect(await audits()).toMatchObject([
      {
        operacion: 'sendMulta',
        objetivo_tipo: 'multa',
        objetivo_id: multa.id,
        despues: { usuario, motivo, creditos: 15 },
      },
    ]);
  });

  test('adding a fine makes a warning of 0 without credits (MUL-06)', async () => {
    expect((await fine('Supervisora', 'Recluta', { motivo: 'Aviso' })).httpStatus).toBe(200);
    expect(await all()).toMatchObject([{ creditos: 0, cobrado: 0 }]);
  });

  test.each([
    [{ motivo: '' }, 'motivo', 'No dejes campos vacios'],
    [{ motivo: ' \n ' }, 'motivo', 'No dejes campos vacios'],
  ])('a fine with %j is refused (MUL-05)', async (multa, campo, msg) => {
    expect(await fine('Supervisora', 'Recluta', multa)).toMatchObject({
      httpStatus: 400,
      body: { msg, campo },
    });
    expect(await all()).toEqual([]);
  });

  test.each([{ creditos: -1 }, { creditos: 1.5 }, { creditos: '5c' }])(
    '%j is not a valid number of credits',
    async (wrong) => {
      expect((await fine('Supervisora', 'Recluta', { motivo: 'Ruido', ...wrong })).httpStatus).toBe(
        400,
      );
    },
  );

  test('adding a fine needs mul and a person of a lower category: never the caller, or a person of the same or a higher category', async () => {
    expect((await fine('Oficial', 'Recluta')).httpStatus).toBe(403);
    for (const name of ['Supervisora', 'Gerente', 'Fundadora'])
      expect((await fine('Supervisora', name)).httpStatus, name).toBe(403);
    expect((await fine('Fundadora', 'Fundadora')).httpStatus).toBe(403);
    await agency.place('Oficial', 'Supervisión I');
    expect((await fine('Supervisora', 'Oficial')).httpStatus).toBe(403);
    expect(
      (await agency.call('sendMulta', { as: 'Supervisora', body: { usuario: 99_999, ...MULTA } }))
        .httpStatus,
    ).toBe(404);
    expect(
      (await agency.call('sendMulta', { as: 'Supervisora', body: MULTA })).httpStatus,
      'no person (MUL-04)',
    ).toBe(400);
  });

  test('adding a fine is refused for a dismissed person, and says so', async () => {
    expect(await fine('Gerente', 'Expulsado')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya no está en la agencia.' },
    });
  });

  test('adding a fine twice with one key, as after a lost answer, fines once', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await fine('Supervisora', 'Recluta', MULTA, headers),
      await fine('Supervisora', 'Recluta', MULTA, headers),
    ];
    expect([first.httpStatus, second.httpStatus, second.body]).toEqual([200, 200, first.body]);
    expect(await all()).toHaveLength(1);
  });
});

describe('the list of fines', () => {
  test('the list of fines is for adm and for mul, newest first', async () => {
    const first = await fined('Recluta');
    agency.pass({ minutes: 1 });
    const second = await fined('Agente', 'Supervisora');
    expect((await all()).map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect((await agency.call('getAllMultas', { as: 'Oficial' })).httpStatus).toBe(403);
    await grant('Oficial', 'mul');
    expect((await agency.call('getAllMultas', { as: 'Oficial' })).httpStatus).toBe(200);
    expect((await agency.call('getAllMultas')).httpStatus).toBe(401);
  });

  test('the list of fines is answered with 304 while nothing has changed', async () => {
    const id = await fined('Recluta');
    const { headers } = await agency.call('getAllMultas', { as: 'Supervisora' });
    const again = () =>
      agency.call('getAllMultas', {
        as: 'Supervisora',
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).httpStatus).toBe(304);
    await mark('Supervisora', id, 1);
    expect((await again()).httpStatus).toBe(200);
  });
});

describe('collecting a fine', () => {
  test('collecting a fine stores its author, and so does uncollecting it (MUL-09, MUL-10)', async () => {
    const id = await fined('Recluta');
    expect(await mark('Supervisora', id, 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Multa de Recluta cobrada', status: 0 },
    });
    expect(await all()).toMatchObject([{ id, cobrado: 1, lista: 0 }]);
    const row = () =>
      agency.db
        .selectFrom('multas')
        .select(['cobrada_en', 'cobrada_por'])
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({
      cobrada_en: agency.now(),
      cobrada_por: await agency.idOf('Supervisora'),
    });
    expect(await mark('Gerente', id, 0)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Multa de Recluta sin cobrar' },
    });
    expect(await row()).toEqual({ cobrada_en: null, cobrada_por: null });
    const usuario = await agency.idOf('Recluta');
    expect((await audits()).slice(1)).toMatchObject([
      {
        operacion: 'actionMulta',
        objetivo_id: id,
        antes: { usuario, cobrado: 0 },
        despues: { usuario, cobrado: 1 },
      },
      {
        operacion: 'actionMulta',
        objetivo_id: id,
        antes: { usuario, cobrado: 1 },
        despues: { usuario, cobrado: 0 },
      },
    ]);
  });

  test('collecting or deleting a fine needs mul, even for a user who may see the fines', async () => {
    const id = await fined('Recluta');
    await grant('Oficial', 'adm');
    expect((await mark('Oficial', id, 1)).httpStatus).toBe(403);
    expect((await remove('Oficial', id)).httpStatus).toBe(403);
  });

  test('a repeated collection of a fine is reported as already done', async () => {
    const id = await fined('Recluta');
    expect(await mark('Supervisora', id, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa multa ya está sin cobrar.' },
    });
    await mark('Supervisora', id, 1);
    expect(await mark('Supervisora', id, 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa multa ya está cobrada.' },
    });
  });

  test('collecting a fine is refused for a warning, but a warning collected earlier can be uncollected', async () => {
    await fine('Gerente', 'Recluta', { motivo: 'Primer aviso' });
    const { id } = (await all())[0];
    expect(await mark('Gerente', id, 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Es un aviso de 0c: no hay nada que cobrar.' },
    });
    const gerente = await agency.idOf('Gerente');
    await agency.db
      .updateTable('multas')
      .set({ cobrada_en: agency.now(), cobrada_por: gerente })
      .where('id', '=', id)
      .execute();
    expect((await mark('Gerente', id, 0)).httpStatus).toBe(200);
  });

  test('a fined person can neither collect nor delete their own fine; another user can collect it', async () => {
    const id = await fined('Supervisora');
    const refused = {
      httpStatus: 409,
      body: { msg: 'Es tu propia multa: la cobra o la borra otra persona.' },
    };
    expect(await mark('Supervisora', id, 1)).toMatchObject(refused);
    expect(await remove('Supervisora', id)).toMatchObject(refused);
    expect((await mark('Gerente', id, 1)).httpStatus).toBe(200);
  });

  test('a fine collected by the pay list can be neither uncollected nor deleted on its own', async () => {
    const id = await fined('Recluta');
    await collectByList(id);
    const refused = {
      httpStatus: 409,
      body: { msg: 'La lista de paga cobró esa multa. Marca antes la paga como no pagada.' },
    };
    for (const op of [0, 1] as const) expect(await mark('Gerente', id, op)).toMatchObject(refused);
    expect(await remove('Gerente', id)).toMatchObject(refused);
    expect(await all()).toMatchObject([{ id, cobrado: 1, lista: 1 }]);
  });

  test('collecting a fine ten times at once collects once', async () => {
    const id = await fined('Recluta');
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Supervisora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionMulta', { key: keys[(i % 2) as 0 | 1], body: { id, op: 1 } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect((await audits()).filter(({ operacion }) => operacion === 'actionMulta')).toHaveLength(1);
  });
});

describe('deleting a fine', () => {
  test('deleting a fine hides it and keeps it, with its author (MUL-08)', async () => {
    const id = await fined('Recluta');
    expect(await remove('Supervisora', id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Multa de Recluta borrada', status: 0 },
    });
    expect(await all()).toEqual([]);
    expect(await agency.db.selectFrom('multas').selectAll().execute()).toMatchObject([
      { id, anulado_en: agency.now(), anulado_por: await agency.idOf('Supervisora') },
    ]);
    expect((await audits()).at(-1)).toMatchObject({
      operacion: 'deleteMulta',
      objetivo_id: id,
      antes: { motivo: MULTA.motivo, creditos: 5, cobrado: 0 },
    });
  });

  test('deleting a fine again, collecting a deleted fine and an unknown fine have different answers', async () => {
    const id = await fined('Recluta');
    await remove('Supervisora', id);
    const gone = { httpStatus: 409, body: { msg: 'Esa multa ya se borró.' } };
    expect(await remove('Supervisora', id)).toMatchObject(gone);
    expect(await mark('Supervisora', id, 1)).toMatchObject(gone);
    expect(await remove('Supervisora', 99_999)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa multa no existe.' },
    });
  });

  test('deleting a fine succeeds either before or after collecting it at the same moment, and the fine is consistent', async () => {
    const id = await fined('Recluta');
    const [key, other] = [await agency.keyOf('Gerente'), await agency.keyOf('Supervisora')];
    const [removed, marked] = await Promise.all([
      agency.call('deleteMulta', { key, body: { id } }),
      agency.call('actionMulta', { key: other, body: { id, op: 1 } }),
    ]);
    expect(removed.httpStatus).toBe(200);
    const [{ cobrada_en, anulado_en } = { cobrada_en: null, anulado_en: null }] = await agency.db
      .selectFrom('multas')
      .selectAll()
      .execute();
    expect(anulado_en).not.toBeNull();
    expect(marked.httpStatus).toBe(cobrada_en === null ? 409 : 200);
  });

  test('deleting a fine repeated with the same key, as after a lost answer, gives the first answer', async () => {
    const id = await fined('Recluta');
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await remove('Supervisora', id, headers);
    expect(await remove('Supervisora', id, headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });
});
