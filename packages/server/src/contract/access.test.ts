import type { OperationId } from '@garita/api-client/access';
import { isAbout } from '@garita/domain/acceso/can';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_EXPECTED } from '../testing/accessExpected';
import { type ExpectedPerson, type ExpectedRule, isExpected, isOpen, parseExpected, type Relation } from '../testing/expectedRule';
import { matrixPeople } from '../testing/matrixPeople';
import { openTestAgency, type TestAgency } from '../testing/testAgency';
import { CONTRACT } from '../testing/testContract';
import type { Operation } from './loadContract';

const FULL = Boolean(process.env.GARITA_TEST_DATABASE_URL);
const rules: Readonly<Record<string, ExpectedRule>> = Object.fromEntries(Object.entries(ACCESS_EXPECTED).map(([id, text]) => [id, parseExpected(text)]));
const ruleOf = (id: OperationId): ExpectedRule => {
  const rule = rules[id];
  if (!rule) throw new Error(`${id} has no expectation in testing/accessExpected.ts`);
  return rule;
};

/** A body that the contract admits, about one person. */
function bodyOf({ body, targets }: Pick<Operation, 'body' | 'targets'>, targetId: number, op?: number): Record<string, unknown> | undefined {
  if (body === null) return undefined;
  const target = targets.find((rule) => isAbout(rule, { op }));
  const properties = body.properties as Record<string, { type?: string; enum?: unknown[]; minimum?: number }>;
  const required = new Set(body.required as string[]);
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    if (name === 'op' && op !== undefined) return [[name, op]];
    if (target?.in === 'body' && target.name === name) return [[name, targetId]];
    if (!required.has(name)) return [];
    return [[name, sample(schema)]];
  });
  return Object.fromEntries(entries);
}

interface Sampled {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  pattern?: string;
  oneOf?: Sampled[];
}

function sample(schema: Sampled): unknown {
  if (schema.oneOf?.[0]) return sample(schema.oneOf[0]);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'object') return bodyOf({ body: schema as Operation['body'], targets: [] }, 1);
  return schema.pattern?.includes('\\d{4}-') ? '2026-11-21' : '1';
}

const opsOf = ({ body }: Operation): (number | undefined)[] =>
  ((body?.properties as Record<string, { enum?: number[] }> | undefined)?.op?.enum as number[] | undefined) ?? [undefined];

let agency: TestAgency;
let app: FastifyInstance;
const ids = { owner: 0, actor: 0, lower: 0, equal: 0, higher: 0 };

beforeAll(async () => {
  agency = await openTestAgency();
  app = agency.app;
  await agency.db.deleteFrom('categoria_permisos').execute();
  await agency.db.updateTable('usuarios').set({ permiso_sys: false }).execute();
  ids.owner = await agency.idOf('Fundadora');
  ids.actor = await agency.idOf('Oficial');
  ids.lower = await agency.idOf('Recluta');
  ids.equal = await agency.idOf('Agente');
  ids.higher = await agency.idOf('Gerente');
});
afterAll(() => agency.close());

/** Makes the actor that person, and gives a key of theirs. */
async function become({ categoria, codes, clockedIn, owner }: ExpectedPerson): Promise<string> {
  const { db } = agency;
  const mision = await db.selectFrom('misiones').select('id').where('categoria_id', '=', categoria).executeTakeFirstOrThrow();
  await db.updateTable('usuarios').set({ mision_id: mision.id, permiso_sys: owner }).where('id', '=', ids.actor).execute();
  await db.updateTable('usuarios').set({ mision_id: mision.id }).where('id', '=', ids.equal).execute();
  await db.deleteFrom('excepciones').execute();
  const values = codes.map((codigo) => ({ usuario_id: ids.actor, codigo, encargado_id: ids.actor, fecha: agency.now() }));
  if (values.length > 0) await db.insertInto('excepciones').values(values).execute();
  await db.deleteFrom('fichajes').where('usuario_id', '=', ids.actor).execute();
  if (clockedIn) await db.insertInto('fichajes').values({ usuario_id: ids.actor, dia: '2026-11-21', entrada: agency.now() }).execute();
  return agency.keyOf('Oficial');
}

const nameOf = async (id: number): Promise<string> =>
  (await agency.db.selectFrom('usuarios').select('usuario').where('id', '=', id).executeTakeFirst())?.usuario ?? 'Nadie';

async function statusOf({ method, url, params }: Operation, key: string | null, targetId: number, body: unknown): Promise<number> {
  const types = (params?.properties ?? {}) as Record<string, { type?: string }>;
  const nombre = await nameOf(targetId);
  const response = await app.inject({
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, name: string) => (types[name]?.type === 'integer' ? String(targetId) : nombre)),
    headers: { ...(key ? { key } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (response.statusCode === 599) throw new Error(response.body);
  return response.statusCode;
}

/** Where the people of the matrix stand; a call that is about nobody, or not built yet, is tried once. */
function relationsOf(operation: Operation, { categoria }: ExpectedPerson): readonly Relation[] {
  if (operation.targets.length === 0) return [null];
  return ['self', ...(categoria > 1 ? (['lower'] as const) : []), 'equal', ...(categoria < 10 ? (['higher'] as const) : [])];
}

const targetIdOf = (relation: Relation): number => (relation === null || relation === 'self' ? ids.actor : ids[relation]);

/** Something of a person's for the calls that name a thing instead of its owner. */
const THINGS: Readonly<Record<string, (userId: number) => Promise<number>>> = {
  usuario: async (userId) => userId,
  // One a person, under the person's id.
  excepcion: async (userId) => userId,
  // Named in the address by what they are called; see statusOf.
  usuarioNombre: async (userId) => userId,
  solicitud: async (userId) => {
    await agency.db.updateTable('solicitudes').set({ estado: 'anulada', resuelta_en: agency.now() }).where('estado', '=', 'pendiente').execute();
    const row = {
      usuario_id: userId,
      encargado_id: ids.owner,
      mision_anterior_id: 1,
      mision_nueva_id: 2,
      creada_en: agency.now(),
      estado: 'pendiente' as const,
    };
    return (await agency.db.insertInto('solicitudes').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  estado: async (userId) => {
    await agency.db.deleteFrom('estados').where('usuario_id', '=', userId).execute();
    const row = { usuario_id: userId, mensaje: 'De guardia', fecha: agency.now() };
    return (await agency.db.insertInto('estados').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  ausencia: async (userId) => {
    await agency.db.deleteFrom('ausencias').where('usuario_id', '=', userId).execute();
    const row = { usuario_id: userId, motivo: 'Viaje', inicio: '2026-11-24', final: '2026-11-25', creada_en: agency.now() };
    return (await agency.db.insertInto('ausencias').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  nombre: async (userId) => {
    await agency.db.deleteFrom('solicitudes_nombre').where('usuario_id', '=', userId).execute();
    const row = { usuario_id: userId, nombre: 'Veterano', creada_en: agency.now() };
    return (await agency.db.insertInto('solicitudes_nombre').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  pago: async (userId) => {
    await agency.db
      .updateTable('pagos')
      .set({ anulado_en: agency.now(), anulado_por: ids.owner })
      .where('pagado_en', 'is', null)
      .where('anulado_en', 'is', null)
      .execute();
    const row = { usuario_id: userId, categoria_id: 1, monto: 8, creado_en: agency.now() };
    return (await agency.db.insertInto('pagos').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  multa: async (userId) => {
    const row = { usuario_id: userId, encargado_id: userId === ids.owner ? ids.higher : ids.owner, motivo: 'Prueba', creditos: 5, fecha: agency.now() };
    return (await agency.db.insertInto('multas').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
  fichaje: async (userId) => {
    await agency.db.deleteFrom('fichajes').where('usuario_id', '=', userId).execute();
    const row = { usuario_id: userId, dia: '2026-11-21', entrada: agency.now() };
    return (await agency.db.insertInto('fichajes').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
};

async function thingOf({ id, targets }: Operation, userId: number, op: number | undefined): Promise<number> {
  const target = targets.find((rule) => isAbout(rule, { op }));
  if (!target) return userId;
  const create = THINGS[target.lookup];
  if (!create) throw new Error(`${id} is about a ${target.lookup}: tell the matrix how to make one`);
  return create(userId);
}

describe('the table of expectations', () => {
  test('speaks of every call of the contract, and of no other', () => {
    expect(Object.keys(ACCESS_EXPECTED).sort()).toEqual(CONTRACT.operations.map((o) => o.id).sort());
  });
});

describe.each(CONTRACT.operations.map((o) => [o.id, o] as const))('%s', (id, operation) => {
  test('is closed to visitors, bad keys and dismissed people, unless it is public', async () => {
    await become({ categoria: 5, codes: [], clockedIn: true, owner: false });
    const dismissed = await agency.keyOf('Expulsado');
    const expected = isOpen(ruleOf(id)) ? expect.not.toBeOneOf([401, 403]) : 401;
    for (const key of [null, `${ids.actor}-${'x'.repeat(43)}`, dismissed]) {
      const status = await statusOf(operation, key, ids.actor, id === 'login' ? { usuario: '', clave: '' } : bodyOf(operation, ids.actor, opsOf(operation)[0]));
      expect(status, String(key)).toEqual(expected);
    }
  });

  test('lets in exactly whom the table lets in', async () => {
    if (isOpen(ruleOf(id))) return;
    for (const who of matrixPeople(ruleOf(id), FULL)) {
      for (const relation of relationsOf(operation, who)) {
        for (const op of opsOf(operation)) {
          const key = await become(who);
          const targetId = await thingOf(operation, targetIdOf(relation), op);
          const status = await statusOf(operation, key, targetId, bodyOf(operation, targetId, op));
          const expected = isExpected(ruleOf(id), who, relation, op);
          // Beyond the gate the input or the state of things may still say no (400, 404, 409): nobody it refuses gets that far.
          expect(status !== 403, `${status} for ${JSON.stringify({ who, relation, op })}`).toBe(expected);
        }
      }
    }
  });
});
