import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../contract/loadContract';
import { TARGETS } from '../modules';
import type { Actor } from './Actor';
import { findOpenedByToken } from './actor.repository';
import { authorize } from './authorize';
import { readToken } from './token';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

const actorOf = async (name: string): Promise<Actor> => {
  const token = readToken(await agency.keyOf(name));
  const actor = token && (await findOpenedByToken(agency.db, token, agency.now()))?.actor;
  if (!actor) throw new Error(`${name} cannot sign in`);
  return actor;
};

const about = (access: Operation['access']): Operation => {
  const [any] = CONTRACT.operations;
  return {
    ...(any as Operation),
    access,
    targets: [{ in: 'body', name: 'usuario', lookup: 'usuario' }],
  };
};
const ask = async (as: string, access: Operation['access'], body: unknown) =>
  authorize({ db: agency.db, targets: TARGETS }, about(access), await actorOf(as), {
    params: {},
    body,
  });

describe('a call without its target', () => {
  test('a call without its target is about the caller', async () => {
    const id = await agency.idOf('Agente');
    for (const body of [{}, { op: 1 }, null])
      expect(await ask('Agente', [{ target: 'self' }], body)).toMatchObject({
        id,
        id_categoria: 3,
      });
  });

  test.each(['Agente', 'Gerente', 'Fundadora'])(
    'a call without its target is refused to %s when the target must have a lower category',
    async (name) => {
      await expect(ask(name, [{ target: 'below' }], {})).rejects.toMatchObject({ httpStatus: 403 });
    },
  );
});

describe('a call with its target', () => {
  test('a call with its target is about that person', async () => {
    const usuario = await agency.idOf('Agente');
    expect(await ask('Gerente', [{ target: 'below' }], { usuario })).toMatchObject({
      id: usuario,
      id_categoria: 3,
    });
    await expect(ask('Gerente', [{ target: 'self' }], { usuario })).rejects.toMatchObject({
      httpStatus: 403,
    });
  });

  test('a call about an unknown person answers 404, even when its target is optional', async () => {
    const access: Operation['access'] = [{ target: 'self' }, { target: 'below' }];
    await expect(ask('Gerente', access, { usuario: 99_999 })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });
});

describe('a call whose ops name the person in different fields', () => {
  const operation = (access: Operation['access']): Operation => ({
    ...about(access),
    targets: [
      { when: { op: [0] }, in: 'body', name: 'usuario', lookup: 'usuario' },
      { when: { op: [1, 2] }, in: 'body', name: 'nombre', lookup: 'usuarioNombre' },
    ],
  });
  const below = operation([{ target: 'below' }]);
  const askWith = async (call: Operation, body: unknown) =>
    authorize({ db: agency.db, targets: TARGETS }, call, await actorOf('Gerente'), {
      params: {},
      body,
    });

  test('a call with several target fields takes its target from the field of its op, whatever the other fields contain', async () => {
    const [lower, equal] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    expect(await askWith(below, { op: 0, usuario: lower, nombre: 'Fundadora' })).toMatchObject({
      id: lower,
    });
    expect(await askWith(below, { op: 2, usuario: equal, nombre: 'agente' })).toMatchObject({
      id: lower,
    });
    await expect(askWith(below, { op: 0, usuario: equal, nombre: 'Agente' })).rejects.toMatchObject(
      { httpStatus: 403 },
    );
    await expect(
      askWith(below, { op: 1, usuario: lower, nombre: 'Fundadora' }),
    ).rejects.toMatchObject({ httpStatus: 403 });
    await expect(askWith(below, { op: 1, nombre: 'Nadie' })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });

  test('a call must name the person in its op’s field: a missing name does not mean the caller (EXC-11)', async () => {
    const refusal = { httpStatus: 400, message: 'No dejes campos vacios' };
    await expect(askWith(below, { op: 0, nombre: 'Agente' })).rejects.toMatchObject({
      ...refusal,
      detail: { campo: 'usuario' },
    });
    await expect(
      askWith(below, { op: 1, usuario: await agency.idOf('Agente') }),
    ).rejects.toMatchObject({ ...refusal, detail: { campo: 'nombre' } });
  });

  test('an op without a target rule has no target: a grant with «below» refuses it', async () => {
    const usuario = await agency.idOf('Agente');
    await expect(askWith(below, { op: 3, usuario, nombre: 'Agente' })).rejects.toMatchObject({
      httpStatus: 403,
    });
    expect(await askWith(operation([{ target: 'any' }]), { op: 3, usuario })).toBeNull();
  });
});
