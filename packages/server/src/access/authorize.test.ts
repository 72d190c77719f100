import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../contract/loadContract';
import { CONTRACT, openTestAgency, type TestAgency } from '../testing/testAgency';
import type { Actor } from './Actor';
import { findActorByToken } from './actor.repository';
import { authorize } from './authorize';
import { readToken } from './token';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

const actorOf = async (name: string): Promise<Actor> => {
  const token = readToken(await agency.keyOf(name));
  const actor = token && (await findActorByToken(agency.db, token, agency.now()));
  if (!actor) throw new Error(`${name} cannot sign in`);
  return actor;
};

/** A call with an optional `usuario`, open to whom these grants admit. */
const about = (access: Operation['access']): Operation => {
  const [any] = CONTRACT.operations;
  return { ...(any as Operation), access, target: { in: 'body', name: 'usuario', lookup: 'usuario' } };
};
const ask = async (as: string, access: Operation['access'], body: unknown) => authorize(agency.db, about(access), await actorOf(as), { params: {}, body });

describe('a call whose target is left out', () => {
  test('is about the caller', async () => {
    const id = await agency.idOf('Agente');
    for (const body of [{}, { op: 1 }, null]) expect(await ask('Agente', [{ target: 'self' }], body)).toMatchObject({ id, id_categoria: 3 });
  });

  test.each(['Agente', 'Gerente', 'Fundadora'])('is refused to %s when it must be about somebody below', async (name) => {
    await expect(ask(name, [{ target: 'below' }], {})).rejects.toMatchObject({ httpStatus: 403 });
  });
});

describe('a call whose target is named', () => {
  test('is about that person', async () => {
    const usuario = await agency.idOf('Agente');
    expect(await ask('Gerente', [{ target: 'below' }], { usuario })).toMatchObject({ id: usuario, id_categoria: 3 });
    await expect(ask('Gerente', [{ target: 'self' }], { usuario })).rejects.toMatchObject({ httpStatus: 403 });
  });

  test('and unknown is not found, also when it could have been left out', async () => {
    const access: Operation['access'] = [{ target: 'self' }, { target: 'below' }];
    await expect(ask('Gerente', access, { usuario: 99_999 })).rejects.toMatchObject({ httpStatus: 404 });
  });
});
