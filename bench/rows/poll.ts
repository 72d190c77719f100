import { DATABASES } from '../databases';
import type { Line, Row } from '../Row';
import type { Person } from '../support/client';
import { interleave } from '../support/interleave';
import type { LoadRequest } from '../support/openLoad';

const SECONDS = 1;
/** Users whose keys rotate, since many users poll a portal. */
const PEOPLE = 50;
const CHANGED_OR_NOT = [200, 304];

/** A call per person, with the ETag that each has seen, if any. */
async function pollOf(
  url: string,
  people: readonly Person[],
  pathOf: (person: Person) => string,
): Promise<LoadRequest[]> {
  return await Promise.all(
    people.slice(0, PEOPLE).map(async (person) => {
      const path = pathOf(person);
      const response = await fetch(url + path, { headers: { key: person.key } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const etag = response.headers.get('etag');
      return { path, headers: { key: person.key, ...(etag && { 'if-none-match': etag }) } };
    }),
  );
}

const HAND_KEYS: readonly Person[] = Array.from({ length: PEOPLE }, (_, i) => ({
  id: i + 1,
  usuario: '',
  key: `${i + 1}-hand`,
}));

const CALLS = {
  getAllTime: () => '/api/getAllTime',
  getSolicitudes: ({ id }: Person) => `/api/getSolicitudes/${id}`,
  isPaseLista: () => '/api/isPaseLista',
} as const;

/** The requests of every open page, twice a minute, mostly answered with 304. */
export const poll: Row = {
  name: 'poll',
  async run(bench) {
    const [agencies, load, bare, hand, jsonServer] = await Promise.all([
      bench.agencies(),
      bench.load(),
      bench.peer('bare'),
      bench.peer('hand'),
      bench.peer('jsonServer'),
    ]);
    await fetch(`${bare.url}/set`, {
      method: 'POST',
      body: JSON.stringify({ path: '/poll', status: 304, headers: { etag: '"1.1.1"' } }),
    });
    const requests: Record<string, { url: string; requests: readonly LoadRequest[] }> = {
      bare: {
        url: bare.url,
        requests: [{ path: '/poll', headers: { key: '1-hand', 'if-none-match': '"1.1.1"' } }],
      },
      hand: { url: hand.url, requests: await pollOf(hand.url, HAND_KEYS, () => '/times') },
      jsonServer: {
        url: jsonServer.url,
        requests: await pollOf(jsonServer.url, HAND_KEYS, () => '/tiempos'),
      },
    };
    for (const [name, pathOf] of Object.entries(CALLS))
      for (const database of DATABASES) {
        const { url, staff } = agencies[database];
        requests[`${name} ${database}`] = { url, requests: await pollOf(url, staff, pathOf) };
      }
    const sides = Object.fromEntries(
      Object.entries(requests).map(([name, one]) => [
        name,
        () => load({ ...one, seconds: SECONDS, expect: CHANGED_OR_NOT }),
      ]),
    );
    const found = await interleave(sides);
    const of = (name: string): number => found[name] ?? Number.NaN;
    const peers = { 'Fastify + key query': of('hand'), 'json-server': of('jsonServer') };
    return Object.keys(CALLS).map((name): Line => {
      const is304 =
        requests[`${name} postgres`]?.requests[0]?.headers?.['if-none-match'] !== undefined;
      return {
        work: `unchanged poll of ${name}`,
        unit: 'req/s',
        limit: of('bare'),
        peers: name === 'getAllTime' ? peers : { 'Fastify + key query': of('hand') },
        garita: { postgres: of(`${name} postgres`), embedded: of(`${name} embedded`) },
        goal: { bound: 'atLeast', value: 0.25, of: 'limit' },
        ...(!is304 && { note: 'it gives no version to ask by: always answered in full (200)' }),
      };
    });
  },
};
