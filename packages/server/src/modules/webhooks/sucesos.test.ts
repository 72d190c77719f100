import type { OperationId } from '@garita/api-client/access';
import { actsOnWebhooks, PALABRAS_ENTERAS } from '@garita/testing/acts/webhooks';
import { openReceptor, type Receptor } from '@garita/testing/agency/openReceptor';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import type { AnyScenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let receptor: Receptor;
beforeAll(async () => {
  agency = await openTestAgency({ config: { outboundPrivate: true } });
  kept = await snapshotDatabase(agency.database);
});
beforeEach(async () => {
  await kept.restore();
  receptor = await openReceptor();
});
afterEach(async () => {
  await agency.settleEnvios();
  await receptor.close();
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const { crear } = actsOnWebhooks(
  () => agency,
  () => receptor,
);

/** Makes a scenario's call twice with one key. @returns the messages that were sent */
async function tell(id: OperationId, { as, prepare, input }: AnyScenario): Promise<string[]> {
  await prepare?.(agency);
  await crear({ sucesos: PALABRAS_ENTERAS });
  const key =
    as === null
      ? {}
      : { key: await agency.keyOf(as), headers: { 'idempotency-key': 'dos-veces-la-misma' } };
  const request = { ...((await input(agency)) as object), ...key };
  expect((await agency.call(id, request)).httpStatus).toBe(200);
  if (as !== null) await agency.call(id, request);
  await agency.settleEnvios();
  return receptor.contents();
}

const AQUI = 'agencia=Agencia Garita fecha=21 nov 2026';
const ASCENSO_DE_CABO =
  /^ascenso: persona=Cabo rango=Oficial I+ rangoAnterior=Cabo I* encargado=\w+ agencia=Agencia Garita fecha=21 nov 2026$/;

test.each<[OperationId, string, readonly (string | RegExp)[]]>([
  ['actionSolicitudes', 'accepting', [ASCENSO_DE_CABO]],
  ['actionSolicitudes', 'declining', []],
  [
    'ascensoPaga',
    'the next mission',
    [`ascenso: persona=Agente rango=Agente II rangoAnterior=Agente I encargado=Gerente ${AQUI}`],
  ],
  [
    'despedir',
    'a person with nothing open',
    [
      /^despido: persona=Agente rango=Agente \w+ encargado=Gerente motivo=Inactividad agencia=Agencia Garita/,
    ],
  ],
  [
    'sendLista',
    'with a person counted as present',
    [`pase_lista: encargado=Oficial queda=Supervisora asistencias=1 pausados=0 fuera=0 ${AQUI}`],
  ],
  [
    'ausenciaAction',
    'accepting',
    [
      `ausencia: persona=Recluta desde=24 nov 2026 hasta=25 nov 2026 motivo=Viaje encargado=Gerente ${AQUI}`,
    ],
  ],
  ['ausenciaAction', 'refusing', []],
  ['addAusencia', 'some days of next week', []],
  [
    'actionEmpleadoMes',
    'adding two people',
    [
      `empleado_mes: persona=Recluta encargado=Gerente ${AQUI}`,
      `empleado_mes: persona=Supervisora encargado=Gerente ${AQUI}`,
    ],
  ],
  ['actionEmpleadoMes', 'removing a person', []],
  ['darDeAlta', 'one person', [`persona_nueva: persona=Llegada rango=Recluta ${AQUI}`]],
  ['registro', 'a free name', [`persona_nueva: persona=Nueva rango=Recluta ${AQUI}`]],
])('the call %s (%s) notifies each webhook once, with all details', async (id, what, contents) => {
  const scenario = scenariosOf(id).find((one) => one.what === what);
  if (!scenario) throw new Error(`no scenario ${what}`);
  const told = await tell(id, scenario);
  expect(told.toSorted()).toEqual(
    contents.map((content) =>
      typeof content === 'string' ? content : expect.stringMatching(content),
    ),
  );
});
