import type { Row } from '../Row';
import { call } from '../support/client';
import { createAdjust } from '../support/createAdjust';
import { interleave } from '../support/interleave';
import { onBoth } from '../support/onBoth';

const SECONDS = 1.6;
const EVERY_MS = 1_000;

async function whileChanging<T>(
  change: () => Promise<unknown>,
  read: () => Promise<T>,
): Promise<T> {
  let changing: Promise<unknown> = change();
  const timer = setInterval(() => {
    changing = changing.then(change);
  }, EVERY_MS);
  try {
    return await read();
  } finally {
    clearInterval(timer);
    await changing;
  }
}

const post = (url: string, key?: string) => async (): Promise<void> => {
  const response = await fetch(url, { method: 'POST', ...(key && { headers: { key } }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
};

/** The Tiempos list, some 200 rows, read completely while it changes every second. */
export const changingList: Row = {
  name: 'changing',
  async run(bench) {
    const [agencies, load, bare, hand, jsonServer] = await Promise.all([
      bench.agencies(),
      bench.load(),
      bench.peer('bare'),
      bench.peer('hand'),
      bench.peer('jsonServer'),
    ]);
    const { url, boss } = agencies.postgres;
    const body = JSON.stringify((await call(url, 'getAllTime', boss)).body);
    await fetch(`${bare.url}/set`, {
      method: 'POST',
      body: JSON.stringify({
        path: '/list',
        status: 200,
        headers: { 'content-type': 'application/json' },
        body,
      }),
    });
    const adjusts = {
      postgres: await createAdjust(agencies.postgres),
      embedded: await createAdjust(agencies.embedded),
    };
    const readOf =
      (at: string, path: string, key = '') =>
      () =>
        load({ url: at, requests: [{ path, headers: { key } }], seconds: SECONDS, expect: [200] });
    const patch = async (): Promise<void> => {
      const response = await fetch(`${jsonServer.url}/tiempos/1`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mins: Date.now() % 60 }),
      });
      if (!response.ok) throw new Error(`json-server: ${response.status}`);
    };
    const found = await interleave({
      bare: readOf(bare.url, '/list'),
      byHand: () =>
        whileChanging(post(`${hand.url}/touch`, '1-hand'), readOf(hand.url, '/times', '1-hand')),
      jsonServer: () => whileChanging(patch, readOf(jsonServer.url, '/tiempos')),
      ...onBoth((database) =>
        whileChanging(
          adjusts[database],
          readOf(agencies[database].url, '/api/getAllTime', agencies[database].boss.key),
        ),
      ),
    });
    return [
      {
        work: 'list of 190 rows that changes every second',
        unit: 'req/s',
        limit: found.bare,
        peers: { 'json-server': found.jsonServer, 'Fastify + pg': found.byHand },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 5, of: 'json-server' },
        note: `${Math.round(body.length / 1000)} kB, ten readers; json-server's rows are 200`,
      },
    ];
  },
};
