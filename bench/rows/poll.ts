import type { Row } from '../Row';
import type { Person } from '../support/client';
import { interleave } from '../support/interleave';
import type { LoadRequest } from '../support/openLoad';

const SECONDS = 1;
/** The number of users whose session keys the requests use in turn. */
const PEOPLE = 50;
const UNCHANGED = [304];

/** One request per person, with the ETag of the person's first answer. */
async function pollOf(
  url: string,
  people: readonly Person[],
  path: string,
): Promise<LoadRequest[]> {
  return await Promise.all(
    people.slice(0, PEOPLE).map(async ({ key }) => {
      const response = await fetch(url + path, { headers: { key } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const etag = response.headers.get('etag');
      if (etag === null) throw new Error(`${path} gives no version to ask by.`);
      return { path, headers: { key, 'if-none-match': etag } };
    }),
  );
}

const HAND_KEYS: readonly Person[] = Array.from({ length: PEOPLE }, (_, i) => ({
  id: i + 1,
  usuario: '',
  key: `${i + 1}-hand`,
}));

/** The request that a page without the change stream sends twice a minute. Most answers are 304. */
export const poll: Row = {
  name: 'poll',
  async run(bench) {
    const [agencies, load, hand] = await Promise.all([
      bench.agencies(),
      bench.load(),
      bench.peer('hand'),
    ]);
    const sideOf = async (url: string, people: readonly Person[], path: string) => {
      const requests = await pollOf(url, people, path);
      return () => load({ url, requests, seconds: SECONDS, expect: UNCHANGED });
    };
    const sides = {
      hand: await sideOf(hand.url, HAND_KEYS, '/times'),
      postgres: await sideOf(agencies.postgres.url, agencies.postgres.staff, '/api/getAllTime'),
      embedded: await sideOf(agencies.embedded.url, agencies.embedded.staff, '/api/getAllTime'),
    };
    const found = await interleave(sides);
    return [
      {
        work: 'unchanged poll of getAllTime',
        unit: 'req/s',
        peers: { 'Fastify + key query': found.hand },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 1.2, of: 'Fastify + key query' },
        note: 'the peer on PostgreSQL, ten connections, fifty keys in turn',
      },
    ];
  },
};
