import { ACCESO } from '@garita/domain/acceso/textos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../access/Actor';
import { findOpenedByToken } from '../access/actor.repository';
import { readToken } from '../access/token';
import { TARGETS } from '../modules';
import { forgetOldKeys, requireKey } from './idempotency';
import { runWrite } from './runWrite';
import type { WriteRequest, WriteScope } from './WriteScope';

const { operations } = CONTRACT;
let agency: TestAgency;
let request: WriteRequest;

beforeEach(async () => {
  agency = await openTestAgency();
  const token = readToken(await agency.keyOf('Gerente'));
  const actor = token && (await findOpenedByToken(agency.db, token, agency.now()))?.actor;
  const operation = operations.find((o) => o.id === 'logout');
  if (!actor || !operation) throw new Error('the test agency has changed');
  request = {
    operation,
    actor,
    target: null,
    input: { params: {}, body: null },
    idempotencyKey: null,
  };
});
afterEach(() => agency.close());

let told = 0;

/** The fake hash stays readable, so that the test can check its input. */
const deps = () => ({
  db: agency.db,
  targets: TARGETS,
  clock: agency.now,
  keyedHash: (purpose: string, text: string) => `${purpose} ${text}`,
  announce: () => void told++,
  envios: { wake: () => undefined },
});
const write = <R>(
  body: (scope: WriteScope<Actor>) => Promise<R>,
  change: Partial<WriteRequest> = {},
) => runWrite(deps(), { ...request, ...change }, body);

const rename = ({ tx }: WriteScope<Actor>, siglas: string) =>
  tx.updateTable('agencia').set({ siglas }).execute();
const siglas = async () =>
  (await agency.db.selectFrom('agencia').select('siglas').executeTakeFirstOrThrow()).siglas;

describe('a write', () => {
  test('a write is rolled back without an audit row', async () => {
    await expect(write((scope) => rename(scope, 'XXX'))).rejects.toThrow('without an audit row');
    expect(await siglas()).toBe('GAR');
  });

  test('a write leaves nothing behind if it fails, including its audit row and key', async () => {
    const failing = write(
      async (scope) => {
        await rename(scope, 'XXX');
        await scope.audit({ objetivo: null });
        throw new Error('at the last moment');
      },
      { idempotencyKey: 'una-clave' },
    );
    await expect(failing).rejects.toThrow('at the last moment');
    expect(await siglas()).toBe('GAR');
    expect(await agency.db.selectFrom('bitacora').selectAll().execute()).toEqual([]);
    expect(await agency.db.selectFrom('claves_idempotencia').selectAll().execute()).toEqual([]);
  });

  test('a write increases the versions of the temas that its contract declares', async () => {
    const version = async () =>
      (
        await agency.db
          .selectFrom('versiones')
          .select('version')
          .where('tema', '=', 'sesion')
          .executeTakeFirst()
      )?.version ?? 0;
    await write(({ audit }) => audit({ objetivo: null }));
    await write(({ audit }) => audit({ objetivo: null }));
    expect(await version()).toBe(2);
  });

  test('a write is announced to all listeners after its commit, and only if it has changed something', async () => {
    told = 0;
    await write(async ({ audit }) => {
      await audit({ objetivo: null });
      expect(told).toBe(0);
    });
    expect(told).toBe(1);
    await write(async ({ unchanged }) => unchanged());
    for (let i = 0; i < 2; i++)
      await write(({ audit }) => audit({ objetivo: null }), { idempotencyKey: 'una-clave' });
    await expect(
      write(async ({ audit }) => {
        await audit({ objetivo: null });
        throw new Error('at the last moment');
      }),
    ).rejects.toThrow();
    expect(told).toBe(2);
  });

  test('a write may find nothing to change: it then says so, and no version increases', async () => {
    expect(
      await write(async ({ unchanged }) => {
        unchanged();
        return 'hecho';
      }),
    ).toBe('hecho');
    expect(await agency.db.selectFrom('versiones').selectAll().execute()).toEqual([]);
  });

  test('a write reads the actor again: a session that ended meanwhile is refused', async () => {
    await agency.db.updateTable('sesiones').set({ revocada_en: agency.now() }).execute();
    await expect(write(({ audit }) => audit({ objetivo: null }))).rejects.toMatchObject({
      httpStatus: 401,
    });
  });

  test('a write reads the actor again: a person who was dismissed meanwhile gets a refusal that says so', async () => {
    const now = agency.now();
    await agency.db.updateTable('usuarios').set({ despedido_en: now }).execute();
    await agency.db.updateTable('sesiones').set({ revocada_en: now }).execute();
    await expect(write(({ audit }) => audit({ objetivo: null }))).rejects.toMatchObject({
      httpStatus: 401,
      message: ACCESO.despedido,
    });
  });

  test('a write reads the actor again: a rank that was lost meanwhile is refused', async () => {
    const operation = operations.find((o) => o.id === 'sendAscenso') as WriteRequest['operation'];
    await agency.place('Gerente', 'Recluta');
    const body = { usuario: await agency.idOf('Agente') };
    await expect(
      write(({ audit }) => audit({ objetivo: null }), { operation, input: { params: {}, body } }),
    ).rejects.toMatchObject({ httpStatus: 403 });
  });

  test('a write is retried after a deadlock with another write, and takes effect once', async () => {
    let tries = 0;
    const answer = await write(async (scope) => {
      tries++;
      await rename(scope, `N${tries}`);
      await scope.audit({ objetivo: null });
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'hecho';
    });
    expect([answer, tries, await siglas()]).toEqual(['hecho', 2, 'N2']);
    expect(await agency.db.selectFrom('bitacora').selectAll().execute()).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  const once = (idempotencyKey: string, body: unknown = null) =>
    write(
      async (scope) => {
        await scope.audit({ objetivo: null });
        return { vez: Math.random() };
      },
      { idempotencyKey, input: { params: {}, body } },
    );

  test('an idempotency key repeats the first answer', async () => {
    expect(await once('la-clave-1')).toEqual(await once('la-clave-1'));
    expect(await once('la-clave-1')).not.toEqual(await once('la-clave-2'));
  });

  test('an idempotency key is refused with another body', async () => {
    await once('la-clave-1', { a: 1 });
    await expect(once('la-clave-1', { a: 2 })).rejects.toMatchObject({ httpStatus: 409 });
  });

  test('an idempotency key is deleted after 24 hours', async () => {
    const first = await once('la-clave-1');
    agency.pass({ hours: 23 });
    await forgetOldKeys(agency.db, agency.now());
    expect(await once('la-clave-1')).toEqual(first);
    agency.pass({ hours: 2 });
    await forgetOldKeys(agency.db, agency.now());
    expect(await once('la-clave-1')).not.toEqual(first);
  });

  test('an idempotency key saves the slow work of a request that was answered before', async () => {
    let hashes = 0;
    const change = () =>
      runWrite(
        deps(),
        { ...request, idempotencyKey: 'la-clave-1' },
        async (scope: WriteScope<Actor>, prepared: number) => {
          await scope.audit({ objetivo: null });
          return prepared;
        },
        async () => ++hashes,
      );
    expect([await change(), await change(), hashes]).toEqual([1, 1, 1]);
  });

  test('an idempotency key answers a duplicate whose slow work failed because the first request finished meanwhile', async () => {
    const change = (prepare: () => Promise<void>) =>
      runWrite(
        deps(),
        { ...request, idempotencyKey: 'la-clave-1' },
        async (scope: WriteScope<Actor>) => {
          await scope.audit({ objetivo: null });
          return 'hecho';
        },
        prepare,
      );
    const overtaken = async () => {
      await change(async () => {});
      throw new Error('the old password is no longer right');
    };
    expect(await change(overtaken)).toBe('hecho');
    expect(await agency.db.selectFrom('bitacora').selectAll().execute()).toHaveLength(1);
  });

  test('an idempotency key stores no answer that is a secret', async () => {
    const operation = operations.find((o) => o.id === 'resetPassword') as WriteRequest['operation'];
    const body = { usuario: await agency.idOf('Agente') };
    const reset = () =>
      write(
        async (scope) => {
          await scope.audit({ objetivo: null });
          return { clave: Math.random() };
        },
        { operation, input: { params: {}, body }, idempotencyKey: 'la-clave-1' },
      );
    expect(await reset()).not.toEqual(await reset());
    expect(await agency.db.selectFrom('claves_idempotencia').selectAll().execute()).toEqual([]);
  });

  test('an idempotency key whose first request is in progress asks for a retry, unless the answer is a secret', () => {
    const refusal = (keeps: boolean) => {
      try {
        requireKey([{ mio: false }], keeps);
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(refusal(true)).toMatchObject({
      httpStatus: 409,
      detail: { retryAfter: expect.any(Number) },
    });
    expect(refusal(false)).toMatchObject({ httpStatus: 409 });
    expect(refusal(false)).not.toHaveProperty('detail.retryAfter');
  });

  test('an idempotency key is stored with a hash of the whole input, keyed by the installation’s secret', async () => {
    await once('la-clave-1', { claven: 'una clave' });
    const { huella } = await agency.db
      .selectFrom('claves_idempotencia')
      .select('huella')
      .executeTakeFirstOrThrow();
    expect(huella).toBe('idempotencia {"params":{},"body":{"claven":"una clave"}}');
  });
});
