import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import {
  FUZZ_PEOPLE,
  type FuzzCase,
  fuzzCases,
  type KnownInput,
  knownCase,
} from '@garita/testing/contract/fuzzCase';
import { injectBeginning } from '@garita/testing/contract/injectBeginning';
import { readInputOf } from '@garita/testing/contract/readInputs';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { FUZZ_CASES, FUZZ_EVENLY, FUZZ_SEED, sampled } from '@garita/testing/effort';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from './loadContract';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of generated requests, for the test's report. */
    cases?: number;
  }
}

/** Whether a call has no input that the test could vary. */
const hasLittle = ({ method, params, body }: Operation): boolean =>
  method === 'GET' && params === null && body === null;
const casesOf = (operation: Operation): number =>
  Math.ceil(hasLittle(operation) && !FUZZ_EVENLY ? FUZZ_CASES / 3 : FUZZ_CASES);
/**
 * The maximum of successful writes per round. After more, a call that dismisses people would find
 * no person left.
 */
const DONE = 15;
/** The maximum of requests per round. Most later requests would find nothing left to do. */
const TRIED = 60;
/** Minimum number of rounds of a call with few scenarios. */
const ROUNDS = 3;
const BATCH = 15;
let agency: TestAgency;
let kept: DatabaseSnapshot;
/** The keys are from before the snapshot, so a restore also undoes changes to their sessions. */
const keys: Record<string, string> = {};

beforeAll(async () => {
  agency = await openTestAgency();
  for (const name of FUZZ_PEOPLE) keys[name] = await agency.keyOf(name);
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept?.release();
  await agency?.close();
});

/** The maximum number of requests per round. A read needs one round only. */
const roundOf = (operation: Operation): number => {
  const count = casesOf(operation);
  return operation.effect === 'read'
    ? count
    : Math.min(TRIED, Math.ceil(count / Math.max(ROUNDS, scenariosOf(operation.id).length)));
};

/** Restores the agency and prepares a scenario. @returns an input that now succeeds */
async function begin({ id }: Operation, round: number): Promise<KnownInput> {
  await kept.restore();
  const scenarios = scenariosOf(id);
  const scenario = scenarios[round % scenarios.length];
  if (!scenario) return readInputOf(id, agency, keys.Fundadora ?? '');
  await scenario.prepare?.(agency);
  return { as: scenario.as, ...(await scenario.input(agency)) };
}

async function send(
  { method, stream }: Operation,
  { as, url, headers, payload }: FuzzCase,
): Promise<LightMyRequestResponse> {
  const key = as === null ? {} : { key: keys[as] };
  const request: InjectOptions = {
    method: method as 'GET',
    url,
    headers: { ...key, ...headers },
    ...(payload === null ? {} : { payload }),
  };
  return stream ? injectBeginning(agency.app, request) : agency.app.inject(request);
}

const ENGLISH =
  /\b(the|is|are|not|must|should|bad|request|found|invalid|unexpected|unsupported|internal|server|body|header|expected|value)\b/i;

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const textOf = ({ headers, rawPayload, body }: LightMyRequestResponse): string =>
  UNPACK[String(headers['content-encoding'])]?.(rawPayload).toString() ?? body;

/** The fault of an answer; null if there is none. A breach of the contract arrives as 599. */
function findFault(response: LightMyRequestResponse): string | null {
  const { statusCode } = response;
  if (statusCode < 400) return null;
  const body = textOf(response);
  if (statusCode >= 500) return `${statusCode} ${body}`;
  if (!/^[{[]/.test(body)) return `a failure that is not JSON: ${statusCode} ${body}`;
  const { msg, status, campo = '' } = failureOf(JSON.parse(body));
  if (typeof msg !== 'string' || !Number.isInteger(status) || status === 0)
    return `a failure without msg and status: ${body}`;
  // The message repeats the field's name as the client sent it, so the name does not count as text.
  const said = msg.replace(campo, '').replace(/^[^:]*: /, '');
  return /\p{L}{2}/u.test(said) && !ENGLISH.test(said)
    ? null
    : `a failure that is not told in Spanish: ${body}`;
}

/** Each call and place has its own seed, so that a person can repeat one alone. */
const seedOf = ({ id }: Operation, place: string): number =>
  [...`${id} ${place}`].reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0,
    FUZZ_SEED,
  );

/** Generates small batches: the first values of a seed are most often at the bounds. */
function* generate(
  operation: Operation,
  known: KnownInput,
  round: number,
  count: number,
): Generator<FuzzCase> {
  const cases = fuzzCases(operation, known);
  for (let at = 0; at < count; at += BATCH)
    yield* fc.sample(cases, {
      numRuns: Math.min(BATCH, count - at),
      seed: seedOf(operation, `${round} ${at}`),
    });
}

function again({ id }: Operation): string {
  const effort = `GARITA_FUZZ_SEED=${FUZZ_SEED} GARITA_FUZZ_CASES=${FUZZ_CASES}${FUZZ_EVENLY ? ' GARITA_FUZZ_EVENLY=1' : ''}`;
  const vitest = process.env.GARITA_TEST_DATABASE_URL
    ? 'node scripts/with-postgres.mjs node node_modules/vitest/vitest.mjs'
    : 'npx vitest';
  return `${effort} ${vitest} run --project=server packages/server/src/contract/fuzz.test.ts -t '${id} '`;
}

/**
 * Whether a round begins with the input that must succeed. Then its later requests meet existing
 * rows.
 */
function beginsWithKnown({ id }: Operation, round: number): boolean {
  return Math.floor(round / Math.max(1, scenariosOf(id).length)) % 2 === 0;
}

/**
 * Sends the requests of a round. Only the answers decide when the round ends, so a round is
 * reproducible.
 * @returns how many requests were sent
 */
async function sendRound(operation: Operation, round: number, most: number): Promise<number> {
  const known = await begin(operation, round);
  if (beginsWithKnown(operation, round)) {
    const first = await send(operation, knownCase(operation, known));
    expect(first.statusCode, `a scenario that does not succeed: ${first.body}`).toBe(200);
  }
  let [sent, done] = [0, 0];
  for (const request of generate(operation, known, round, most)) {
    if (operation.effect === 'write' && done === DONE) break;
    const response = await send(operation, request);
    const fault = findFault(response);
    if (fault)
      throw new Error(
        `${operation.id}: ${fault}\n${JSON.stringify(request)}\nAgain: ${again(operation)}`,
      );
    sent++;
    if (response.statusCode < 400) done++;
  }
  return sent;
}

test.for(sampled(CONTRACT.operations, 1 / 4, ({ id }) => id).map((o) => [o.id, o] as const))(
  'the call %s answers every kind of request as its contract says',
  async ([, operation], { task }) => {
    const count = casesOf(operation);
    const most = roundOf(operation);
    let sent = 0;
    for (let round = 0; sent < count; round++)
      sent += await sendRound(operation, round, Math.min(most, count - sent));
    task.meta.cases = sent;
  },
);
