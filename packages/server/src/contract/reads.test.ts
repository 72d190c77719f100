import type { OperationId } from '@garita/api-client/access';
import { seedDemo } from '@garita/demo/seedDemo';
import { CATEGORIA } from '@garita/domain/acceso/permisos';
import {
  type CallOptions,
  openTestAgency,
  type TestAgency,
} from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Makes the reads on an agency with history in the real database. Each database's driver has its
// own conversion of numbers, instants and arrays.

let agency: TestAgency;
let key: string;
let requests: Readonly<Partial<Record<OperationId, CallOptions>>>;
beforeAll(async () => {
  agency = await openTestAgency();
  await agency.empty();
  await seedDemo(agency.db, { personas: 30, registros: 0 }, agency.now(), async () => 'nada');
  key = await agency.keyOf('Fundadora');
  await agency.call('actionFichar', { key, body: { op: 0 } });
  const id = await agency.idOf('Agente');
  const own = { key: await agency.keyOf('Agente'), params: { id } };
  const { id: periodo } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  requests = {
    getLogUser: { params: { username: 'Agente' } },
    getNameRequest: own,
    getSolicitudes: own,
    getUsername: { params: { name: 'Nueva' } },
    getWork: { params: { id: CATEGORIA.supervision } },
    getInfoDetailTime: { params: { userId: id } },
    historiaPersona: { params: { nombre: 'Agente' } },
    nominaDetalle: { params: { id } },
    nominaPeriodo: { params: { id: periodo } },
    notasPersona: { params: { nombre: 'Agente' } },
    permisosDe: { params: { id } },
    persona: { params: { nombre: 'Agente' } },
    propuestaNormativa: { params: { usuario: id }, query: { infraccion: 'ML-2' } },
    quienPuede: { params: { codigo: 'mul' } },
    userAllInfo: { params: { id } },
    usuarioPermiso: own,
    usuarioPorNombre: { params: { name: 'Agente' } },
    verUltimoAscenso: { params: { userId: id } },
  };
});
afterAll(() => agency.close());

/** Reads of one thing that the agency lacks: an emblem, a backup, a delivery. */
const OF_ONE_THING = ['emblema', 'comprobarRespaldo', 'entregasWebhook'];
const READS = CONTRACT.operations.filter(
  ({ id, method, effect, stream, download }) =>
    method === 'GET' && effect === 'read' && !stream && !download && !OF_ONE_THING.includes(id),
);

test.each(READS.map(({ id }) => id))('the read %s answers from the real database', async (id) => {
  const { httpStatus, body } = await agency.call(id, { key, ...requests[id] });
  expect(httpStatus, JSON.stringify(body)).toBe(200);
});

const EMPTY = [
  'getAllClones',
  'getMyAusencias',
  'getSolicitudes',
  'getWhiteList',
  'invitaciones',
  'misTokens',
  'notasPersona',
  'pendientesAlta',
  'webhooks',
];

test('nearly every list has at least one row in the demo', async () => {
  const answers = await Promise.all(
    READS.map(async ({ id }) => ({
      id,
      body: (await agency.call(id, { key, ...requests[id] })).body,
    })),
  );
  expect(
    answers
      .flatMap(({ id, body }) => (Array.isArray(body) && body.length === 0 ? [id] : []))
      .sort(),
  ).toEqual(EMPTY);
});
