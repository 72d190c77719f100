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

/** The Tiempos list, about 190 rows, read completely while it changes every second. */
export const changingList: Row = {
  name: 'changing',
  async run(bench) {
    const [agencies, load, jsonServer] = await Promise.all([
      bench.agencies(),
      bench.load(),
      bench.peer('jsonServer'),
    ]);
    const { url, boss } = agencies.postgres;
    const { body } = await call(url, 'getAllTime', boss);
    const bytes = JSON.stringify(body).length;
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
        peers: { 'json-server': found.jsonServer },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 5, of: 'json-server' },
        note: `${Math.round(bytes / 1000)} kB, ten readers; json-server's rows are 200`,
      },
    ];
  },
};
