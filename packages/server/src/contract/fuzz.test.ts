import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cheapPasswords } from '../testing/cheapPasswords';
import { FUZZ_PEOPLE, type FuzzCase, fuzzCases, type KnownInput } from '../testing/fuzzCase';
import { type KeptDatabase, keepDatabase } from '../testing/keepDatabase';
import { makeRespaldo } from '../testing/scenarios/respaldo';
import { CONTRACT, openTestAgency, type TestAgency } from '../testing/testAgency';
import { scenariosOf } from '../testing/writeScenarios';
import type { Operation } from './loadContract';

const ON_POSTGRES = Boolean(process.env.GARITA_TEST_DATABASE_URL);
/** The same requests at every run, others on each database; another number gives others, and what a failure prints gives the same again. */
const SEED = Number(process.env.GARITA_FUZZ_SEED ?? (ON_POSTGRES ? 21112026 : 20261121));
const VITEST = ON_POSTGRES ? 'node scripts/with-postgres.mjs node node_modules/vitest/vitest.mjs' : 'npx vitest';
/** How often a call is tried on one database: half of what `npm test` does. Where nothing is asked for there is little to vary. */
const casesOf = ({ method, params, body }: Operation): number => (method === 'GET' && params === null && body === null ? 30 : 150);
/** After so many requests the agency is put back as it was: a call that dismisses people would soon find nobody left. */
const ROUND = 30;
/** Calls that are built and that no request here can make succeed, with the reason. */
const NEVER_SUCCEED: Readonly<Record<string, string>> = {};

/** Reads that find nothing by chance, with an input that does on the demo. */
const KNOWN_READS: Readonly<Record<string, () => Promise<KnownInput>>> = {
  getDescuento: async () => ({ as: 'Gerente', body: { code: 'aspirante' } }),
  comprobarRespaldo: async () => ({ as: 'Fundadora', params: { id: await makeRespaldo(agency) } }),
  archivoRespaldo: async () => {
    const { body } = await agency.call('descargarRespaldo', { as: 'Fundadora', params: { id: await makeRespaldo(agency) } });
    return { as: null, query: { enlace: body.data.enlace } };
  },
};

let agency: TestAgency;
let kept: KeptDatabase;
/** Everybody's key, signed in before the agency is kept: whatever a call does to a session is undone with the rest. */
const keys: Record<string, string> = {};

beforeAll(async () => {
  agency = await openTestAgency({ hashPassword: cheapPasswords.hash, app: { passwords: cheapPasswords } });
  for (const name of FUZZ_PEOPLE) keys[name] = await agency.keyOf(name);
  kept = await keepDatabase(agency.db);
});
afterAll(async () => {
  await kept?.release();
  await agency?.close();
});

/** Puts the agency back and prepares one of the call's scenarios. @returns the input that succeeds then. */
async function begin({ id }: Operation, round: number): Promise<KnownInput | null> {
  await kept.restore();
  const scenarios = scenariosOf(id);
  const scenario = scenarios[round % scenarios.length];
  if (!scenario) return (await KNOWN_READS[id]?.()) ?? null;
  await scenario.prepare?.(agency);
  return { as: scenario.as, ...(await scenario.input(agency)) };
}

async function send({ method }: Operation, { as, url, headers, payload }: FuzzCase): Promise<LightMyRequestResponse> {
  const key = as === null ? {} : { key: keys[as] };
  return agency.app.inject({ method: method as 'GET', url, headers: { ...key, ...headers }, ...(payload === null ? {} : { payload }) });
}

const ENGLISH = /\b(the|is|are|not|must|should|bad|request|found|invalid|unexpected|unsupported|internal|server|body|header|token|expected|value)\b/i;

/** What is wrong with an answer, or null. That it fits the contract was seen when it was sent: a breach arrives as a 599. */
function findFault({ statusCode, body, json }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `${statusCode} ${body}`;
  if (statusCode < 400) return null;
  if (!body.startsWith('{')) return `a failure that is not JSON: ${statusCode} ${body}`;
  const { msg, status, campo = '' } = json<{ msg?: unknown; status?: unknown; campo?: string }>();
  if (typeof msg !== 'string' || !Number.isInteger(status) || status === 0) return `a failure without msg and status: ${body}`;
  // The field's name is echoed as it was sent.
  const said = msg.replace(campo, '').replace(/^[^:]*: /, '');
  return /\p{L}{2}/u.test(said) && !ENGLISH.test(said) ? null : `a failure that is not told in Spanish: ${body}`;
}

/** A seed of its own for each call and round, so that one of them can be run alone. */
const seedOf = ({ id }: Operation, round: number): number =>
  [...`${id} ${round}`].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, SEED);

/** Sends a round of requests of one call. @returns the HTTP statuses of the answers. */
async function sendRound(operation: Operation, round: number, numRuns: number, known: KnownInput | null): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of fc.sample(fuzzCases(operation, known), { numRuns, seed: seedOf(operation, round) })) {
    const response = await send(operation, request);
    const fault = findFault(response);
    const again = `GARITA_FUZZ_SEED=${SEED} ${VITEST} run --project=server packages/server/src/contract/fuzz.test.ts -t '${operation.id} '`;
    if (fault) throw new Error(`${operation.id}: ${fault}\n${JSON.stringify(request)}\nAgain: ${again}`);
    statuses.push(response.statusCode);
  }
  return statuses;
}

const named = (operations: readonly Operation[]) => operations.map((o) => [o.id, o] as const);

describe('requests of every kind to a call that is built', () => {
  test.each(named(CONTRACT.operations))('%s are answered as its contract says', async (id, operation) => {
    const statuses: number[] = [];
    for (let round = 0; round * ROUND < casesOf(operation); round++)
      statuses.push(...(await sendRound(operation, round, ROUND, await begin(operation, round))));
    const got = `${[...new Set(statuses)].sort()}: no request got inside; give it a scenario, or say in NEVER_SUCCEED why none can`;
    expect(statuses.includes(200), got).toBe(!Object.hasOwn(NEVER_SUCCEED, id));
  });
});
