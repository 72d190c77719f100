import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const sign = async (as: string, firma: string, name = as) =>
  agency.call('addFirma', { as, body: { firma, id: await agency.idOf(name) } });
const firmaOf = async (name: string) =>
  (
    await agency.db
      .selectFrom('usuarios')
      .select('firma')
      .where('usuario', '=', name)
      .executeTakeFirstOrThrow()
  ).firma;

describe('the caller’s own signature', () => {
  test('the caller’s own signature is stored in upper case when a request needs it (SOL-13, SOL-14)', async () => {
    expect(await sign('Cabo', ' ca1 ')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Firma guardada correctamente', status: 0 },
    });
    expect(await firmaOf('Cabo')).toBe('CA1');
  });

  test('the caller’s own signature can be changed from firma_desde on', async () => {
    expect((await sign('Oficial', 'ÑÑ9')).httpStatus).toBe(200);
    expect(await firmaOf('Oficial')).toBe('ÑÑ9');
  });

  test('the caller’s own signature is refused if nothing requires it', async () => {
    expect((await sign('Agente', 'AGE')).httpStatus).toBe(409);
    expect(await firmaOf('Agente')).toBeNull();
  });

  test.each(['', 'AB', 'ABCD', '   '])(
    '«%s» does not have three characters (SOL-12)',
    async (firma) => {
      expect(await sign('Cabo', firma)).toMatchObject({
        httpStatus: 400,
        body: { msg: 'La firma solo puede contener 3 caracteres', campo: 'firma' },
      });
    },
  );

  test.each(['A-B', 'a b', '👍👍👍', 'éàü', '<b>'])(
    '«%s» is not made of letters and digits',
    async (firma) => {
      expect(await sign('Cabo', firma)).toMatchObject({
        httpStatus: 400,
        body: { msg: 'La firma solo puede llevar letras y números' },
      });
    },
  );

  test('the caller’s own signature is not available if an active person has it', async () => {
    expect(await sign('Cabo', 'ofi')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La firma no esta disponible' },
    });
    expect(await firmaOf('Cabo')).toBeNull();
  });

  test('a signature is free again after its holder was dismissed', async () => {
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Oficial')
      .execute();
    expect((await sign('Cabo', 'OFI')).httpStatus).toBe(200);
  });

  test('a signature set twice at once goes to one person', async () => {
    await agency.place('Agente', 'Oficial I');
    await agency.place('Recluta', 'Oficial I');
    const answers = await Promise.all([
      sign('Agente', 'ZZZ'),
      sign('Recluta', 'ZZZ'),
      sign('Cabo', 'ZZZ'),
    ]);
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409, 409]);
  });
});

describe('another user’s signature', () => {
  test('another user’s signature needs frm and a person of a lower category', async () => {
    expect((await sign('Supervisora', 'AAA', 'Agente')).httpStatus).toBe(403);
    expect((await sign('Gerente', 'AAA', 'Agente')).httpStatus).toBe(200);
    expect(await firmaOf('Agente')).toBe('AAA');
    expect((await sign('Gerente', 'BBB', 'Fundadora')).httpStatus).toBe(403);
  });

  test('setting the signature of a dismissed or unknown person answers 404', async () => {
    expect((await sign('Gerente', 'AAA', 'Expulsado')).httpStatus).toBe(404);
    expect(
      (await agency.call('addFirma', { as: 'Gerente', body: { firma: 'AAA', id: 99_999 } }))
        .httpStatus,
    ).toBe(404);
  });
});

describe('the signatures in use', () => {
  test('the signatures in use are those of active people, in order of their names', async () => {
    await agency.db
      .updateTable('usuarios')
      .set({ firma: 'EXP' })
      .where('usuario', '=', 'Expulsado')
      .execute();
    expect((await agency.call('getAllFirmas', { as: 'Supervisora' })).body).toEqual([
      { usuario: 'Fundadora', firma: 'FUN', id: await agency.idOf('Fundadora'), id_categoria: 12 },
      { usuario: 'Gerente', firma: 'GER', id: await agency.idOf('Gerente'), id_categoria: 10 },
      { usuario: 'Oficial', firma: 'OFI', id: await agency.idOf('Oficial'), id_categoria: 5 },
      {
        usuario: 'Supervisora',
        firma: 'SUP',
        id: await agency.idOf('Supervisora'),
        id_categoria: 8,
      },
    ]);
  });
});
