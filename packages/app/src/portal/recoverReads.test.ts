import { ApiError } from '@garita/api-client/ApiError';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settle } from '../testing/livePortal';
import { recoverReads } from './recoverReads';

/** A portal that answers with these statuses in order. 0 means no answer, 200 the data. */
function setUp(...statuses: number[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const waits: { readonly failures: number; readonly answer: () => void }[] = [];
  recoverReads(
    client,
    (_, failures = 0) =>
      new Promise((resolve) => waits.push({ failures, answer: () => resolve(true) })),
  );
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['multas'],
    queryFn: async () => {
      const httpStatus = statuses[asked] ?? 200;
      asked += 1;
      if (httpStatus !== 200) throw new ApiError('No', { httpStatus });
      return 'data';
    },
  });
  const leave = observer.subscribe(() => undefined);
  return { observer, waits, leave, asked: () => asked };
}

test('a read without an answer is repeated when the portal answers again, until it succeeds', async () => {
  const { observer, waits, asked } = setUp(0, 503);
  await settle();
  expect([observer.getCurrentResult().isError, asked()]).toEqual([true, 1]);
  waits[0]?.answer();
  await settle();
  expect([observer.getCurrentResult().isError, asked()]).toEqual([true, 2]);
  waits[1]?.answer();
  await settle();
  expect([observer.getCurrentResult().data, asked()]).toEqual(['data', 3]);
  // The second wait begins with a longer pause.
  expect(waits.map(({ failures }) => failures)).toEqual([0, 1]);
});

test('a read that the portal refused, or that failed inside the portal, is not repeated', async () => {
  for (const httpStatus of [403, 404, 500]) {
    const { waits, asked } = setUp(httpStatus);
    await settle();
    expect([waits.length, asked()]).toEqual([0, 1]);
  }
});

test('a read whose screen is closed is not repeated', async () => {
  const { waits, leave, asked } = setUp(0);
  await settle();
  leave();
  waits[0]?.answer();
  await settle();
  expect(asked()).toBe(1);
});
