import { ApiError } from '@garita/api-client/ApiError';
import { MutationObserver, type MutationOptions, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { forgetPrivateData } from '../data/forgetPrivateData';
import { queryKey } from '../data/read';
import { type WriteMeta, writeOptions } from '../data/writeOptions';
import { createQueryClient, isWorthRetrying } from './createQueryClient';

function setUp() {
  const texts: string[] = [];
  const times = { reloaded: 0, cleared: 0 };
  const client = createQueryClient({
    notify: (text) => texts.push(text),
    reloadUser: () => {
      times.reloaded += 1;
      return Promise.resolve();
    },
    clearNotice: () => {
      times.cleared += 1;
    },
  });
  const put = (key: readonly unknown[]) => client.setQueryData(key, 'data');
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  /** Makes a write whose answer is given. */
  const write = (meta: WriteMeta | undefined, mutationFn: MutationOptions['mutationFn']) =>
    new MutationObserver(client, {
      ...(meta && { meta }),
      mutationFn: mutationFn as () => Promise<unknown>,
    }).mutate();
  return { client, texts, times, put, isOld, write };
}

const done = () => Promise.resolve({ msg: 'Hecho', status: 0 });
const refused =
  (httpStatus: number, isUnknown = false) =>
  () =>
    Promise.reject(new ApiError('No', { httpStatus, isUnknown }));

describe('after a write', () => {
  test('what the contract says it changes is old, the rest is not, and the person is loaded again', async () => {
    const { texts, times, put, isOld, write } = setUp();
    const [changed, same] = [queryKey('nomina', 'allNomina'), queryKey('agencia', 'configuracion')];
    put(changed);
    put(same);
    await write(writeOptions('actionSolicitudes').meta, done);
    expect([isOld(changed), isOld(same)]).toEqual([true, false]);
    expect([texts, times.reloaded]).toEqual([['Hecho'], 1]);
  });

  test('one of the session makes its lists old too', async () => {
    const { times, put, isOld, write } = setUp();
    const key = queryKey('sesion', 'sesiones');
    put(key);
    await write(writeOptions('cerrarSesion').meta, done);
    expect([isOld(key), times.reloaded]).toEqual([true, 1]);
  });

  test('a write of another tema leaves the person alone', async () => {
    const { times, write } = setUp();
    await write(writeOptions('sendAscenso').meta, done);
    expect(times.reloaded).toBe(0);
  });

  test('one that is told elsewhere brings no notice', async () => {
    const { texts, write } = setUp();
    await write(writeOptions('registro', { isToldElsewhere: true }).meta, done);
    expect(texts).toEqual([]);
  });

  test('what was said of an earlier try goes, whatever comes of this one', async () => {
    const { times, write } = setUp();
    await write(writeOptions('sendAscenso').meta, done);
    await expect(write(writeOptions('sendAscenso').meta, refused(400))).rejects.toThrow('No');
    expect(times.cleared).toBe(2);
  });

  test.each([
    [404, false],
    [409, false],
    [503, true],
    [0, true],
  ])(
    'refused with %i, or not known to be done (%s), all that is on screen is asked for again before it is told',
    async (httpStatus, isUnknown) => {
      const { client, texts, write } = setUp();
      const [shown, hidden] = [queryKey('rangos', 'rangos'), queryKey('nomina', 'allNomina')];
      client.setQueryData(shown, 'old');
      client.setQueryData(hidden, 'old');
      const unsubscribe = new QueryObserver(client, {
        queryKey: shown,
        queryFn: () => Promise.resolve('new'),
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => undefined);
      await expect(
        write(writeOptions('actionDegrado').meta, refused(httpStatus, isUnknown)),
      ).rejects.toThrow('No');
      expect([client.getQueryData(shown), client.getQueryData(hidden), texts]).toEqual([
        'new',
        'old',
        [],
      ]);
      unsubscribe();
    },
  );

  test.each([
    [400, 0],
    [403, 1],
  ])(
    'refused with %i nothing is asked for again, but what the person may do: %i times',
    async (httpStatus, reloaded) => {
      const { times, put, isOld, write } = setUp();
      const key = queryKey('ascensos', 'getUsuariosAscensos');
      put(key);
      await expect(write(writeOptions('sendAscenso').meta, refused(httpStatus))).rejects.toThrow(
        'No',
      );
      expect([isOld(key), times.reloaded]).toEqual([false, reloaded]);
    },
  );
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

test('what did not come in time is not waited for again without asking', () => {
  expect(isWorthRetrying(new ApiError('x', { httpStatus: 0, isTimeout: true }))).toBe(false);
});

test('a refusal is asked once', async () => {
  const { client } = setUp();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new ApiError('No', { httpStatus: 403 }));
  };
  const observer = new QueryObserver(client, {
    queryKey: queryKey('nomina', 'allNomina'),
    queryFn,
  });
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
