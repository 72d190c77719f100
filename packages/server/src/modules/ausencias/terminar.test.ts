import { actsOnAusencias, DIAS } from '@garita/testing/acts/ausencias';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('ausencias').execute();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;
const { ask, decide, mine, waits, keep, accepted, audits, statusesOf } = actsOnAusencias(
  () => agency,
);
const act = (
  operation: 'retirarAusencia' | 'terminarAusencia',
  as: string,
  id: number,
  headers: Headers = {},
) => agency.call(operation, { as, body: { id }, headers });
const withdraw = (as: string, id: number) => act('retirarAusencia', as, id);
const end = (as: string, id: number) => act('terminarAusencia', as, id);

describe('withdrawing an absence', () => {
  test('withdrawing the caller’s own pending absence cancels it, and another can be requested', async () => {
    const id = await waits('Agente');
    expect(await withdraw('Agente', id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ausencia retirada', status: 0 },
    });
    expect(await mine('Agente')).toMatchObject([
      { id, estado: 2, encargadoNombre: 'Agente', ...DIAS },
    ]);
    const usuario = await agency.idOf('Agente');
    expect((await audits()).at(-1)).toMatchObject({
      actor_id: usuario,
      operacion: 'retirarAusencia',
      objetivo_id: id,
      antes: { usuario, estado: 'en_espera' },
      despues: { usuario, estado: 'cancelada' },
    });
    expect((await ask('Agente')).httpStatus).toBe(200);
    expect(await decide('Gerente', id, 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente ya retiró esta ausencia.' },
    });
    expect(await withdraw('Agente', id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente ya retiró esta ausencia.' },
    });
  });

  test('only the caller’s own absence can be withdrawn, and only while it is pending', async () => {
    const id = await waits('Agente');
    for (const name of ['Oficial', 'Gerente', 'Fundadora'])
      expect((await withdraw(name, id)).httpStatus, name).toBe(403);
    await decide('Gerente', id, 1);
    expect(await withdraw('Agente', id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Gerente ya aceptó esta ausencia.' },
    });
    expect(await withdraw('Agente', 99_999)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa ausencia no existe.' },
    });
  });

  test('of a withdrawal and another user’s acceptance at once, one succeeds and the other gets the reason', async () => {
    const id = await waits('Agente');
    const keys = [await agency.keyOf('Agente'), await agency.keyOf('Gerente')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? agency.call('ausenciaAction', { key: keys[1], body: { op: 1, id } })
          : agency.call('retirarAusencia', { key: keys[0], body: { id } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const told =
      (await mine('Agente'))[0].estado === 1
        ? 'Gerente ya aceptó esta ausencia.'
        : 'Agente ya retiró esta ausencia.';
    for (const { httpStatus, body } of answers) if (httpStatus === 409) expect(body.msg).toBe(told);
  });
});

describe('ending an absence early', () => {
  test('ending an absence early keeps the past days, and another can be requested', async () => {
    const id = await accepted('Agente', { inicio: '2026-11-19', final: '2026-11-27' });
    expect(await end('Agente', id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ausencia de Agente terminada', status: 0 },
    });
    expect(await mine('Agente')).toMatchObject([
      {
        inicio: '2026-11-19',
        final: '2026-11-20',
        estado: 1,
        encargadoNombre: 'Gerente',
        terminada: true,
      },
    ]);
    expect((await audits()).at(-1)).toMatchObject({
      operacion: 'terminarAusencia',
      antes: { final: '2026-11-27' },
      despues: { final: '2026-11-20' },
    });
    expect((await ask('Agente')).httpStatus).toBe(200);
  });

  test.each(['2026-11-21', '2026-11-24'])(
    'an absence that begins on %s keeps no day: it is cancelled',
    async (inicio) => {
      const id = await accepted('Agente', { inicio });
      expect((await end('Agente', id)).httpStatus).toBe(200);
      expect(await mine('Agente')).toMatchObject([
        { inicio, final: DIAS.final, estado: 2, encargadoNombre: 'Agente', terminada: false },
      ]);
      expect((await audits()).at(-1)).toMatchObject({
        antes: { estado: 'aceptada' },
        despues: { estado: 'cancelada' },
      });
    },
  );

  test('ending an absence early is for its person and higher members of the gerencia, and for accepted absences that have not ended', async () => {
    const id = await accepted('Agente', { inicio: '2026-11-19' });
    for (const name of ['Oficial', 'Supervisora'])
      expect((await end(name, id)).httpStatus, name).toBe(403);
    expect((await end('Gerente', id)).httpStatus).toBe(200);
    expect(await end('Agente', id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esta ausencia ya no está en vigor.' },
    });
    expect((await end('Agente', await waits('Agente'))).httpStatus).toBe(409);
    expect((await end('Agente', 99_999)).httpStatus).toBe(404);
  });

  test('ending an absence early ten times at once ends it once, and a retry gets the same answer', async () => {
    const id = await accepted('Agente', { inicio: '2026-11-19' });
    const key = await agency.keyOf('Agente');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => agency.call('terminarAusencia', { key, body: { id } })),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const other = await accepted('Oficial');
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await act('terminarAusencia', 'Oficial', other, headers);
    expect(await act('terminarAusencia', 'Oficial', other, headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });
});

describe('the absent people', () => {
  const absent = async () => (await agency.call('ausentes', { as: 'Recluta' })).body;

  test('the absent people are the active people with an accepted absence on a day from Monday until today, listed without the reason', async () => {
    // The 21st is a Saturday: its week began on the 16th.
    await accepted('Agente', { inicio: '2026-11-10', final: '2026-11-16' });
    await accepted('Oficial', { inicio: '2026-11-21', final: '2026-11-30' });
    await accepted('Cabo', { inicio: '2026-11-01', final: '2026-11-15' });
    await accepted('Supervisora', { inicio: '2026-11-22', final: '2026-11-30' });
    await keep('Recluta', { inicio: '2026-11-20' });
    expect(await absent()).toEqual({
      hoy: '2026-11-21',
      ausentes: [
        {
          usuario: await agency.idOf('Agente'),
          usuarioNombre: 'Agente',
          inicio: '2026-11-10',
          final: '2026-11-16',
        },
        {
          usuario: await agency.idOf('Oficial'),
          usuarioNombre: 'Oficial',
          inicio: '2026-11-21',
          final: '2026-11-30',
        },
      ],
    });
    await agency.call('despedir', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Agente'), motivo: 'Faltas' },
    });
    expect(
      (await absent()).ausentes.map((one: { usuarioNombre: string }) => one.usuarioNombre),
    ).toEqual(['Oficial']);
    expect((await agency.call('ausentes')).httpStatus).toBe(401);
  });

  test('the absent people include a person whose absence was ended early, until the last day that it kept', async () => {
    const id = await accepted('Agente', { inicio: '2026-11-19' });
    await end('Agente', id);
    expect((await absent()).ausentes).toMatchObject([
      { usuarioNombre: 'Agente', final: '2026-11-20' },
    ]);
  });
});
