import type { Row } from '../Row';
import { call, forEachOf, type Person } from '../support/client';
import { interleave } from '../support/interleave';
import { onBoth } from '../support/onBoth';
import type { Agency } from '../support/openAgency';

const AT_ONCE = 4;
/** Promotions in a round; each person is promoted once. */
const COUNT = 36;

interface Solicitud {
  readonly id: number;
  readonly encargado: number;
  readonly id_rango: number;
  readonly nueva: string;
}

async function propose({ url, boss }: Agency, { id, key }: Person): Promise<unknown> {
  await call(url, 'sendAscenso', { key: boss.key, body: { usuario: id } });
  const { body } = await call<Solicitud[]>(url, `getSolicitudes/${id}`, { key });
  const [first] = body;
  if (!first) throw new Error(`Nothing waits for ${id}.`);
  return {
    option: 0,
    id: first.id,
    encargado: first.encargado,
    rango: first.id_rango,
    mision: first.nueva,
  };
}

const perSecond = (count: number, since: number): number =>
  (count * 1000) / (performance.now() - since);

/** All promotions are proposed first. Only the acceptances, a few at a time, are timed. */
async function accept(agency: Agency, people: readonly Person[]): Promise<number> {
  const answers: { key: string; body: unknown }[] = [];
  await forEachOf(people, AT_ONCE, async (person) =>
    answers.push({ key: person.key, body: await propose(agency, person) }),
  );
  const start = performance.now();
  await forEachOf(answers, AT_ONCE, ({ key, body }) =>
    call(agency.url, 'actionSolicitudes', { key, body }),
  );
  return perSecond(answers.length, start);
}

/** Accepting a promotion, a write that changes many tables. */
export const promotion: Row = {
  name: 'promotion',
  async run(bench) {
    const [agencies, hand] = await Promise.all([bench.agencies(), bench.peer('hand')]);
    const taken = { postgres: 0, embedded: 0, hand: 0 };
    const found = await interleave({
      hand: async () => {
        const ids = Array.from({ length: COUNT }, () => ++taken.hand);
        const start = performance.now();
        await forEachOf(ids, AT_ONCE, async (id) => {
          const response = await fetch(`${hand.url}/accept`, {
            method: 'POST',
            headers: { key: `${1 + (id % 50)}-hand`, 'content-type': 'application/json' },
            body: JSON.stringify({ id }),
          });
          if (!response.ok) throw new Error(`accept ${id}: ${response.status}`);
          await response.text();
        });
        return perSecond(COUNT, start);
      },
      ...onBoth((database) => {
        const people = agencies[database].staff.slice(taken[database], taken[database] + COUNT);
        taken[database] += COUNT;
        return accept(agencies[database], people);
      }),
    });
    return [
      {
        work: 'promotion accepted, 4 at once',
        unit: '/s',
        peers: { 'one transaction by hand': found.hand },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: {
          bound: 'atLeast',
          value: { postgres: 0.5, embedded: 0.25 },
          of: 'one transaction by hand',
        },
        note: 'by hand on PostgreSQL',
      },
    ];
  },
};
