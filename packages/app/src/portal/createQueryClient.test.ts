import { ApiError } from '@garita/api-client/ApiError';
import { createClient } from '@garita/api-client/createClient';
import { MutationObserver, type MutationOptions, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { forgetPrivateData } from '../data/forgetPrivateData';
import { pollEvery } from '../data/pollEvery';
import { queryKey } from '../data/read';
import { writeOptions } from '../data/useWrite';
import {
  createQueryClient,
  isWorthRetrying,
  type ReadMeta,
  type WriteMeta,
} from './createQueryClient';

const api = createClient({ baseUrl: 'http://portal.test' });

function setUp(answer?: () => Promise<Response>) {
  const texts: string[] = [];
  const times = { reloaded: 0, cleared: 0 };
  const { client, setTold } = createQueryClient({
    api: answer ? createClient({ baseUrl: 'http://portal.test', fetch: answer }) : api,
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
  const write = (meta: WriteMeta | undefined, mutationFn: MutationOptions['mutationFn']) =>
    new MutationObserver(client, {
      ...(meta && { meta }),
      mutationFn: mutationFn as () => Promise<unknown>,
    }).mutate();
  return { client, setTold, texts, times, put, isOld, write };
}

const done = () => Promise.resolve({ msg: 'Hecho', status: 0 });
const refused =
  (httpStatus: number, isUnknown = false) =>
  () =>
    Promise.reject(new ApiError('No', { httpStatus, isUnknown }));

describe('after a write', () => {
  test('only the temas in the write’s x-changes are outdated, and the signed-in user is reloaded', async () => {
    const { texts, times, put, isOld, write } = setUp();
    const [changed, same] = [queryKey('allNomina'), queryKey('configuracion')];
    put(changed);
    put(same);
    await write(writeOptions('actionSolicitudes', api).meta, done);
    expect([isOld(changed), isOld(same)]).toEqual([true, false]);
    expect([texts, times.reloaded]).toEqual([['Hecho'], 1]);
  });

  test('a write about sessions marks the lists of sessions as outdated', async () => {
    const { times, put, isOld, write } = setUp();
    const key = queryKey('sesiones');
    put(key);
    await write(writeOptions('cerrarSesion', api).meta, done);
    expect([isOld(key), times.reloaded]).toEqual([true, 1]);
  });

  test('a write of another tema does not reload the signed-in user', async () => {
    const { times, write } = setUp();
    await write(writeOptions('sendAscenso', api).meta, done);
    expect(times.reloaded).toBe(0);
  });

  test('a write whose screen reports the result shows no notice', async () => {
    const { texts, write } = setUp();
    await write(writeOptions('registro', api, { isToldElsewhere: true }).meta, done);
    expect(texts).toEqual([]);
  });

  test('every write, successful or refused, removes the notice of the previous attempt', async () => {
    const { times, write } = setUp();
    await write(writeOptions('sendAscenso', api).meta, done);
    await expect(write(writeOptions('sendAscenso', api).meta, refused(400))).rejects.toThrow('No');
    expect(times.cleared).toBe(2);
  });

  test.each([
    [404, false],
    [409, false],
    [503, true],
    [0, true],
  ])(
    'after an error %i (unknown outcome: %s) the data on screen is read again before the error is shown',
    async (httpStatus, isUnknown) => {
      const { client, texts, write } = setUp();
      const [shown, hidden] = [queryKey('rangos'), queryKey('allNomina')];
      client.setQueryData(shown, 'old');
      client.setQueryData(hidden, 'old');
      const unsubscribe = new QueryObserver(client, {
        queryKey: shown,
        queryFn: () => Promise.resolve('new'),
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => undefined);
      await expect(
        write(writeOptions('actionDegrado', api).meta, refused(httpStatus, isUnknown)),
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
    'after a refusal with %i no data is read again, and the signed-in user is reloaded %i times',
    async (httpStatus, reloaded) => {
      const { times, put, isOld, write } = setUp();
      const key = queryKey('getUsuariosAscensos');
      put(key);
      await expect(
        write(writeOptions('sendAscenso', api).meta, refused(httpStatus)),
      ).rejects.toThrow('No');
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
])('whether a read that failed with status %i is retried: %s', (httpStatus, expected) => {
  expect(isWorthRetrying(new ApiError('x', { httpStatus }))).toBe(expected);
});

test('a request that timed out is not retried automatically', () => {
  expect(isWorthRetrying(new ApiError('x', { httpStatus: 0, isTimeout: true }))).toBe(false);
});

test('a read refused with 403 is requested only once', async () => {
  const { client } = setUp();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new ApiError('No', { httpStatus: 403 }));
  };
  const observer = new QueryObserver(client, {
    queryKey: queryKey('allNomina'),
    queryFn,
  });
  await expect(observer.refetch({ throwOnError: true })).rejects.toThrow('No');
  expect(asked).toBe(1);
});

test('private data is removed on sign-out, and public data stays', () => {
  const { client, put } = setUp();
  const mine = [queryKey('allNomina'), queryKey('getSolicitudes', { id: 6 })];
  const everybodys = queryKey('configuracion');
  for (const key of [...mine, everybodys]) put(key);
  forgetPrivateData(client);
  expect(mine.map((key) => client.getQueryData(key))).toEqual([undefined, undefined]);
  expect(client.getQueryData(everybodys)).toBe('data');
});

test('a read polls only while changes are not pushed', () => {
  const { client, setTold } = setUp();
  const observer = new QueryObserver(client, {
    queryKey: queryKey('getAllTime'),
    ...pollEvery(30_000),
  });
  const stop = observer.subscribe(() => undefined);
  const rhythm = () => {
    const { refetchInterval } = observer.options;
    return typeof refetchInterval === 'function'
      ? refetchInterval(observer.getCurrentQuery())
      : refetchInterval;
  };
  expect(rhythm()).toBe(30_000);
  setTold(true);
  expect(rhythm()).toBe(false);
  setTold(false);
  expect(rhythm()).toBe(30_000);
  stop();
});

test('a failure that a read accepts as an answer is cached as null', async () => {
  const isNothing = (error: unknown) => error instanceof ApiError;
  const { client } = setUp(async () => Response.json({ msg: 'No' }, { status: 503 }));
  const ask = (operation: 'configuracion' | 'rangos', meta?: ReadMeta) =>
    client.fetchQuery({ queryKey: queryKey(operation), retry: false, ...(meta && { meta }) });
  await expect(ask('configuracion', { isNothing })).resolves.toBeNull();
  await expect(ask('rangos')).rejects.toThrow('No');
});
