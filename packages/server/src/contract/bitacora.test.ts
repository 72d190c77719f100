import { findCampo } from '@garita/domain/bitacora/campos';
import { describeCambios } from '@garita/domain/bitacora/describeCambios';
import { describeHecho, type Hecho } from '@garita/domain/bitacora/frases';
import { CREDITOS } from '@garita/domain/formato/moneda';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { sampled } from '@garita/testing/effort';
import { renameAll, toHostileNames, toTameNames } from '@garita/testing/hostile/renameAll';
import type { AnyScenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

type Page = Parameters<typeof describeCambios>[1]['categorias'];
interface Answer {
  filas: (Hecho & { id: number })[];
  nombres: { id: number; usuario: string }[];
  categorias: Page;
}

/** Makes a scenario's call on an agency with hostile names and returns its log entry. */
async function play(id: string, { as, prepare, input }: AnyScenario): Promise<Answer> {
  await kept.restore();
  await prepare?.(agency);
  const key = as === null ? {} : { key: await agency.keyOf(as) };
  const request = toHostileNames((await input(agency)) as object);
  await renameAll(agency);
  const answer = await agency.call(id as 'login', { ...request, ...key });
  expect(answer.httpStatus, JSON.stringify(answer.body)).toBe(200);
  const { usuario } = await agency.db
    .selectFrom('usuarios')
    .select('usuario')
    .where('permiso_sys', '=', true)
    .executeTakeFirstOrThrow();
  return (await agency.call('bitacora', { as: usuario, query: { operacion: id } })).body;
}

/** Matches technical text: database names and values, ids, instants, addresses. */
const RAW =
  /\b(true|false|null|undefined|NaN)\b|\[object|[a-z]_[a-z]|[a-z][A-Z]|\d{4}-\d{2}-\d{2}|\d{1,3}(\.\d{3}){3}|\d{10}/;
/** Matches the start of a sentence, of a number or of an empty value, but not of an identifier. */
const BEGINS = /^[\p{Lu}\d−—«]/u;
const VERBATIM = ['Zona horaria', 'Dirección del portal'];

const scenarios = Object.keys(WRITE_SCENARIOS).flatMap((id) =>
  scenariosOf(id).map((scenario) => ({ id, scenario, title: `${id}: ${scenario.what}` })),
);

describe.each(sampled(scenarios, 1 / 6, ({ title }) => title))('$title', ({ id, scenario }) => {
  test('a scenario’s log entry is described in the portal’s own words', async () => {
    const { filas, nombres, categorias } = await play(id, scenario);
    const personas = new Map(nombres.map(({ id: persona, usuario }) => [persona, usuario]));
    expect(filas.length).toBeGreaterThan(0);
    for (const fila of filas) {
      const hecho = toTameNames(describeHecho(fila));
      expect(hecho).toMatch(/^\p{Lu}/u);
      expect(hecho).not.toMatch(/hizo «|[{}]|undefined/);
      const campos = [...Object.keys(fila.antes ?? {}), ...Object.keys(fila.despues ?? {})];
      expect(
        campos.filter((campo) => !findCampo(id, campo)),
        'say in domain/src/bitacora/campos.ts how these fields are told',
      ).toEqual([]);
      for (const { campo, antes, despues } of describeCambios(fila, {
        personas,
        categorias,
        moneda: CREDITOS,
      })) {
        expect(campo).toMatch(/^\p{Lu}[^_]*$/u);
        for (const told of [antes, despues].filter(
          (one) => one !== null && !VERBATIM.includes(campo),
        )) {
          const value = toTameNames(told ?? '');
          expect(value, campo).not.toMatch(RAW);
          expect(value, campo).toMatch(BEGINS);
        }
      }
    }
  });
});
