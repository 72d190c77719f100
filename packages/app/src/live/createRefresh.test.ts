import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pollEvery } from '../data/pollEvery';
import { nextTurn } from '../testing/livePortal';
import { createRefresh } from './createRefresh';

function look(
  reads: readonly (readonly [tema: string, operation: string, options?: object])[],
  { isVisible = true } = {},
) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: false } },
  });
  const asked: string[] = [];
  for (const [tema, operation, options] of reads) {
    const queryFn = async () => asked.push(operation);
    new QueryObserver(client, { queryKey: [tema, operation], queryFn, ...options }).subscribe(
      () => undefined,
    );
  }
  let now = Date.now();
  const waits = new Set<{ readonly at: number; readonly work: () => void }>();
  const refresh = createRefresh({
    client,
    random: () => 0.5,
    now: () => now,
    isVisible: () => isVisible,
    later: (ms, work) => {
      const wait = { at: now + ms, work };
      waits.add(wait);
      return () => waits.delete(wait);
    },
  });
  /** Lets time pass. @returns the operations fetched meanwhile */
  const pass = async (ms: number): Promise<string[]> => {
    now += ms;
    for (const wait of [...waits].filter(({ at }) => at <= now)) {
      waits.delete(wait);
      wait.work();
    }
    await nextTurn();
    return asked.splice(0);
  };
  return { client, refresh, pass };
}

test('reads of a changed tema, and reads that depend on it, are refetched once, within a second', async () => {
  const { refresh, pass } = look([
    ['multas', 'getMultas'],
    ['tiempos', 'getAllTime', pollEvery(30_000)],
    ['rangos', 'rangos'],
  ]);
  await pass(0);
  refresh.onMoved(['multas']);
  // The answer of getAllTime contains user names, so a change of usuarios refetches it.
  refresh.onMoved(['usuarios', 'multas']);
  expect(await pass(149)).toEqual([]);
  expect(await pass(1)).toEqual(['getMultas', 'getAllTime']);
  expect(await pass(100_000)).toEqual([]);
});

test('a read that may have changed is refetched after its polling interval', async () => {
  const { refresh, pass } = look([['perfil', 'MyPerfil', pollEvery(30_000)]]);
  await pass(0);
  expect(await pass(10_000)).toEqual([]);
  for (let i = 0; i < 5; i++) {
    refresh.onMoved(['ventas']);
    expect(await pass(300)).toEqual([]);
  }
  expect(await pass(20_000)).toEqual(['MyPerfil']);
  expect(await pass(100_000)).toEqual([]);
});

test('a read is refetched at once for the temas in its meta, even if the contract does not list them', async () => {
  const { refresh, pass } = look([
    ['inicio', 'pendientes', { meta: { cada: 60_000, temas: ['solicitudes'] } }],
  ]);
  await pass(0);
  refresh.onMoved(['solicitudes']);
  expect(await pass(300)).toEqual(['pendientes']);
  refresh.onMoved(['multas']);
  expect(await pass(300)).toEqual([]);
  expect(await pass(60_000)).toEqual(['pendientes']);
});

test('polled data read before the stream opened is refetched at its polling time', async () => {
  const { refresh, pass } = look([
    ['tiempos', 'getAllTime', pollEvery(30_000)],
    ['multas', 'getMultas'],
  ]);
  await pass(0);
  refresh.onOpen();
  expect(await pass(29_000)).toEqual([]);
  expect(await pass(2_000)).toEqual(['getAllTime']);
});

test('a hidden page does not refetch changed data, but marks it as outdated', async () => {
  const { client, refresh, pass } = look([['multas', 'getMultas']], { isVisible: false });
  await pass(0);
  refresh.onMoved(['multas']);
  expect(await pass(300)).toEqual([]);
  expect(client.getQueryState(['multas', 'getMultas'])?.isInvalidated).toBe(true);
});

test('a hidden page still refetches the user’s notices', async () => {
  const { refresh, pass } = look(
    [
      ['avisos', 'avisos', { meta: { siempre: true } }],
      ['multas', 'getMultas', { meta: { siempre: true } }],
    ],
    { isVisible: false },
  );
  await pass(0);
  refresh.onMoved(['avisos']);
  expect(await pass(300)).toEqual(['avisos']);
});
