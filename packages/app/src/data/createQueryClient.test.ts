import { ApiError } from '@garita/api-client/ApiError';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createQueryClient, isWorthRetrying } from './createQueryClient';
import { forgetPrivateData } from './forgetPrivateData';
import { queryKey } from './queryKey';
import { writeOptions } from './writeOptions';

function setUp() {
  const texts: string[] = [];
  const reloads = { count: 0 };
  const client = createQueryClient({
    notify: (text) => texts.push(text),
    reloadUser: () => {
      reloads.count += 1;
      return Promise.resolve();
    },
  });
  const put = (key: readonly unknown[]) => client.setQueryData(key, 'data');
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, texts, reloads, put, isOld };
}

describe('after a write', () => {
  test('what the contract says it changes is old, the rest is not, and the person is loaded again', async () => {
    const { client, texts, reloads, put, isOld } = setUp();
    const [changed, same] = [queryKey('nomina', 'allNomina'), queryKey('agencia', 'configuracion')];
    put(changed);
    put(same);
    await new MutationObserver(
      client,
      writeOptions('actionSolicitudes', () => Promise.resolve({ msg: 'Hecho', status: 0 })),
    ).mutate(undefined);
    expect([isOld(changed), isOld(same)]).toEqual([true, false]);
    expect([texts, reloads.count]).toEqual([['Hecho'], 1]);
  });

  test('one of the session makes its lists old too', async () => {
    const { client, reloads, put, isOld } = setUp();
    const key = queryKey('sesion', 'sesiones');
    put(key);
    await new MutationObserver(
      client,
      writeOptions('cerrarSesion', () => Promise.resolve(null)),
    ).mutate(undefined);
    expect([isOld(key), reloads.count]).toEqual([true, 1]);
  });

  test('a write of another tema leaves the person alone', async () => {
    const { client, reloads } = setUp();
    await new MutationObserver(
      client,
      writeOptions('sendAscenso', () => Promise.resolve(null)),
    ).mutate(undefined);
    expect(reloads.count).toBe(0);
  });

  test('one that is told elsewhere brings no notice', async () => {
    const { client, texts } = setUp();
    const write = writeOptions('registro', () => Promise.resolve({ msg: 'Hecho', status: 0 }), { isToldElsewhere: true });
    await new MutationObserver(client, write).mutate(undefined);
    expect(texts).toEqual([]);
  });

  test('a refused one changes nothing and says nothing: its screen does', async () => {
    const { client, texts, put, isOld } = setUp();
    const key = queryKey('ascensos', 'getUsuariosAscensos');
    put(key);
    const write = writeOptions('sendAscenso', () => Promise.reject(new ApiError('No', { httpStatus: 409 })));
    await expect(new MutationObserver(client, write).mutate(undefined)).rejects.toThrow('No');
    expect([isOld(key), texts]).toEqual([false, []]);
  });
});

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [429, false],
])('a failure %i is worth another try: %s', (httpStatus, expected) => {
  expect(isWorthRetrying(new ApiError('x', { httpStatus }))).toBe(expected);
});

test('a refusal is asked once', async () => {
  const { client } = setUp();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new ApiError('No', { httpStatus: 403 }));
  };
  const observer = new QueryObserver(client, { queryKey: queryKey('nomina', 'allNomina'), queryFn });
  await expect(observer.refetch({ throwOnError: true })).rejects.toThrow('No');
  expect(asked).toBe(1);
});

test('what was given to a person goes with them; what is public stays', () => {
  const { client, put } = setUp();
  const mine = [queryKey('nomina', 'allNomina'), queryKey('solicitudes', 'getSolicitudes', 6)];
  const everybodys = queryKey('agencia', 'configuracion');
  for (const key of [...mine, everybodys]) put(key);
  forgetPrivateData(client);
  expect(mine.map((key) => client.getQueryData(key))).toEqual([undefined, undefined]);
  expect(client.getQueryData(everybodys)).toBe('data');
});
