import { readdirSync } from 'node:fs';
import type { OperationId } from '@garita/api-client/access';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import { CELDA_MAX, FILAS_MAX } from '@garita/domain/alta/filas';
import { CODIGO_MAX } from '@garita/domain/descuentos/descuento.rules';
import { RECORDATORIO_MAX } from '@garita/domain/diapaga/opcionesPaga';
import { LIMITES_ENLACES } from '@garita/domain/enlaces/enlaces.rules';
import { NIVELES } from '@garita/domain/escalafon/borrador';
import { MISIONES_MAXIMO, NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { ESTADO_MAXIMO } from '@garita/domain/estados/estado.rules';
import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { LARGO } from '@garita/domain/identidad/identidad.rules';
import { IMAGEN_MAX } from '@garita/domain/imagenes/imagen.rules';
import { LIMITES_INVITACION } from '@garita/domain/invitaciones/invitacion.rules';
import { must } from '@garita/domain/must';
import { NOMBRE_MAX } from '@garita/domain/nombres/nombre';
import { LIMITES } from '@garita/domain/normativa/normativa.rules';
import { NOTA_MAXIMA } from '@garita/domain/persona/nota.rules';
import { TOTAL_MAXIMO } from '@garita/domain/reglas/totalMaximo';
import { CLAVE_MAX } from '@garita/domain/sesion/clave';
import { NOMBRE_TOKEN_MAX } from '@garita/domain/tokens/token.rules';
import {
  DIRECCION_MAX,
  NOMBRE_WEBHOOK_MAX,
  PALABRAS_MAX,
} from '@garita/domain/webhooks/webhook.rules';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DOMAIN = new URL('../../../domain/src/', import.meta.url);

interface Lista {
  readonly name: string;
  readonly values: ReadonlySet<string>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readLista(value: unknown): string[] | null {
  if (Array.isArray(value)) {
    const texts = value.map((one) =>
      typeof one === 'object' && one !== null && 'id' in one ? one.id : one,
    );
    return texts.every(isText) ? texts : null;
  }
  return typeof value === 'object' && value !== null ? Object.keys(value) : null;
}

async function listConstants(): Promise<Lista[]> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(
      async (file) =>
        [file, (await import(new URL(file, DOMAIN).pathname)) as Record<string, unknown>] as const,
    ),
  );
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const texts = readLista(value);
      return texts && texts.length > 2 ? [{ name: `${file} ${name}`, values: new Set(texts) }] : [];
    }),
  );
}

/**
 * Every enum of texts in the contract, with the path of one place. A shared schema appears once.
 */
function listEnums(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { enum: values } = node as { enum?: readonly unknown[] };
    if (
      values &&
      values.length > 2 &&
      values.every(isText) &&
      ![...found.values()].includes(values)
    )
      found.set(path, values);
    for (const [name, inner] of Object.entries(node)) walk(inner, `${path}.${name}`);
  };
  for (const { id, params, query, body, answers } of CONTRACT.operations)
    walk({ params, query, body, answers }, id);
  return found;
}

const countShared = (values: readonly string[], list: ReadonlySet<string>): number =>
  values.filter((value) => list.has(value)).length;
const isSame = (values: readonly string[], list: ReadonlySet<string>): boolean =>
  list.size === values.length && countShared(values, list) === values.length;
/** Whether an enum is probably a copy of a list of the domain. */
const isAlike = (values: readonly string[], list: ReadonlySet<string>): boolean => {
  const shared = countShared(values, list);
  return shared > 2 && shared / (values.length + list.size - shared) > 0.6;
};

/** Enums that resemble a list without being its copy, each with the reason. */
const APART: ReadonlyMap<string, string> = new Map([
  ['probarEnlace.body.properties.campo', 'one link of the list is tried, and not the list'],
  [
    'previaAlta.answers.200.properties.filas.items.properties.faltas.items.properties.campo',
    'a category is never at fault by itself',
  ],
  [
    'getLogPorPalabra.body.properties.modulo',
    'the days of the time clock are asked for apart, and shown with it',
  ],
]);

let constants: Lista[];
beforeAll(async () => {
  constants = await listConstants();
}, 120_000);

describe('the contract’s lists', () => {
  test('an enum that resembles a list of domain equals it', () => {
    const enums = [...listEnums()];
    expect(enums.length).toBeGreaterThan(20);
    const apart = enums.flatMap(([path, values]) => {
      if (APART.has(path) || constants.some((one) => isSame(values, one.values))) return [];
      return constants
        .filter((one) => isAlike(values, one.values))
        .map(
          ({ name, values: own }) =>
            `${path} (${values.join(' ')}) is not ${name} (${[...own].join(' ')})`,
        );
    });
    expect(apart).toEqual([]);
  });
});

type Bound = 'maxItems' | 'maxLength' | 'maximum';

function findField(node: unknown, name: string): Record<Bound, number> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { properties = {} } = node as { properties?: Record<string, Record<Bound, number>> };
  if (Object.hasOwn(properties, name)) return properties[name];
  return Object.values(node)
    .map((inner) => findField(inner, name))
    .find((found) => found !== undefined);
}

/**
 * The bound of an input field. @param path the field's name, after its parents' names and dots if
 * the name repeats
 */
function boundOf(id: OperationId, path: string, bound: Bound): number | undefined {
  const { body } = must(
    CONTRACT.operations.find((one) => one.id === id),
    id,
  );
  return (path.split('.').reduce<unknown>(findField, body) as Record<Bound, number> | undefined)?.[
    bound
  ];
}

/** Bounds that must equal the limits in `domain`. */
const SAME: readonly (readonly [OperationId, string, Bound, number])[] = [
  ['darDeAlta', 'filas', 'maxItems', FILAS_MAX],
  ['nuevosCodigosAlta', 'usuarios', 'maxItems', FILAS_MAX],
  ['darDeAlta', 'usuario', 'maxLength', CELDA_MAX],
  ['setPaga', 'recordatorio', 'maximum', RECORDATORIO_MAX],
  ['crearWebhook', 'direccion', 'maxLength', DIRECCION_MAX],
  ['crearWebhook', 'ascenso', 'maxLength', PALABRAS_MAX],
  ['setEnlaces', 'enlaces', 'maxItems', LIMITES_ENLACES.enlaces],
  ['setEnlaces', 'url', 'maxLength', LIMITES_ENLACES.direccion],
  ['setIdentidad', 'nombre', 'maxLength', LARGO.nombre],
  ['setIdentidad', 'lema', 'maxLength', LARGO.lema],
  ['setIdentidad', 'cartel', 'maxLength', LARGO.cartel],
  ['guardarNormativa', 'tipos', 'maxItems', LIMITES.tipos],
  ['guardarNormativa', 'pasos', 'maxItems', LIMITES.pasos],
  ['guardarNormativa', 'infracciones', 'maxItems', LIMITES.infracciones],
  ['guardarNormativa', 'personal', 'maxItems', LIMITES.personal],
  ['guardarNormativa', 'articulos', 'maxItems', LIMITES.articulos],
  ['guardarNormativa', 'cantidad', 'maximum', LIMITES.cantidad],
  ['addNota', 'texto', 'maxLength', NOTA_MAXIMA],
  ['editMis', 'nombre', 'maxLength', NOMBRE_MAXIMO],
  ['ajustarNomina', 'cantidad', 'maximum', TOTAL_MAXIMO],
  ['actionDescuentos', 'codigo', 'maxLength', CODIGO_MAX],
  ['subirEmblema', 'datos', 'maxLength', Math.ceil(IMAGEN_MAX / 3) * 4],
];

/** Bounds that are wider than the rule of `domain`, so that people read the rule's text. */
const WIDER: readonly (readonly [OperationId, string, Bound, number])[] = [
  ['actionEstados', 'estado', 'maxLength', ESTADO_MAXIMO],
  ['registro', 'usuario', 'maxLength', NOMBRE_MAX],
  ['registro', 'clave', 'maxLength', CLAVE_MAX],
  ['crearToken', 'nombre', 'maxLength', NOMBRE_TOKEN_MAX],
  ['crearWebhook', 'nombre', 'maxLength', NOMBRE_WEBHOOK_MAX],
  ['crearInvitacion', 'usos', 'maximum', LIMITES_INVITACION.usos],
  ['crearInvitacion', 'dias', 'maximum', LIMITES_INVITACION.dias],
  ['guardarEscalafon', 'categorias', 'maxItems', NIVELES],
  ['guardarEscalafon', 'misiones', 'maxItems', MISIONES_MAXIMO],
  ['guardarNormativa', 'articulos.texto', 'maxLength', LIMITES.articulo],
  ['setMatriz', 'data', 'maxItems', NIVELES],
  ['actionExcepciones', 'permisos', 'maxLength', formatPermisoIds(PERMISOS).length],
];

describe('a bound of the contract', () => {
  test.each(SAME)(
    'a bound of the contract equals the limit in domain: %s, %s',
    (id, field, bound, value) => {
      expect(boundOf(id, field, bound)).toBe(value);
    },
  );

  test.each(WIDER)(
    'a bound of the contract is at least the limit in domain: %s, %s',
    (id, field, bound, value) => {
      expect(boundOf(id, field, bound)).toBeGreaterThanOrEqual(value);
    },
  );
});

describe('a user who holds every permission', () => {
  let agency: TestAgency;
  beforeAll(async () => {
    agency = await openTestAgency();
  });
  afterAll(() => agency.close());

  test('a user who holds every permission can give all permissions to a token and to a category', async () => {
    const data = { permisos: [...PERMISOS] };
    const token = {
      nombre: 'Copia «total»',
      expira: '2026-12-21T18:30:00.000Z',
      soloLectura: 0,
      codigos: [...PERMISOS],
      clave: DEMO_PASSWORD,
    };
    expect(await agency.call('crearToken', { as: 'Fundadora', body: token })).toMatchObject({
      httpStatus: 200,
    });
    expect(await agency.call('editRank', { as: 'Fundadora', body: { id: 9, data } })).toMatchObject(
      { httpStatus: 200 },
    );
    expect(
      await agency.call('setMatriz', {
        as: 'Fundadora',
        body: { data: [{ id_categoria: 8, ...data }] },
      }),
    ).toMatchObject({ httpStatus: 200 });
  });
});
