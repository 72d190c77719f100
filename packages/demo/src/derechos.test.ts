import { ACCESS, type OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { can } from '@garita/domain/acceso/can';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readHistory } from '@garita/testing/agency/readHistory';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const listBitacora = async (db: Awaited<ReturnType<typeof openTestDemo>>) =>
  db.selectFrom('bitacora').selectAll().orderBy('id').execute();
type Nota = Awaited<ReturnType<typeof listBitacora>>[number];

function targetOf({ objetivo_tipo, objetivo_id, antes, despues }: Nota): number | undefined {
  if (objetivo_tipo === 'usuario') return objetivo_id ?? undefined;
  const told = { ...(antes as object | null), ...(despues as object | null) } as {
    usuario?: number | null;
    bajo?: number;
  };
  return told.usuario ?? told.bajo;
}

test('the audit log has writes of the contract, in the order in which they were done', async () => {
  const rows = await listBitacora(await openTestDemo());
  expect(rows.length).toBeGreaterThan(3000);
  const operaciones = [...new Set(rows.map(({ operacion }) => operacion as OperationId))];
  expect(operaciones.length).toBeGreaterThan(25);
  expect(operaciones.filter((id) => OPERATIONS[id]?.effect !== 'write')).toEqual([]);
  const moments = rows.map(({ fecha }) => fecha.getTime());
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});

test('each author of an audit entry had its permission at that time', async () => {
  const db = await openTestDemo();
  const { subjectAt, categoriaAt, personas } = await readHistory(db);
  const owner = personas.find(({ permiso_sys }) => permiso_sys)?.id;
  const rows = await listBitacora(db);
  const bySystem = rows
    .filter(({ actor_id }) => actor_id === null)
    .map(({ operacion }) => operacion);
  expect(new Set(bySystem)).toEqual(new Set(['setUpAgencia', 'registro', 'despedir']));
  const wrong = rows.filter((row) => {
    if (row.actor_id === null) return false;
    const id = targetOf(row);
    const target =
      id === undefined
        ? undefined
        : {
            id,
            id_categoria: categoriaAt(id, row.fecha),
            permisoSys: id === owner ? (1 as const) : (0 as const),
          };
    return !can(
      ACCESS[row.operacion as OperationId],
      subjectAt(row.actor_id, row.fecha),
      target && { target },
    );
  });
  expect(wrong).toEqual([]);
});

/**
 * Kinds of acts that two places record: the condition of their audit rows, and the query of the
 * other table.
 */
const HECHOS: readonly (readonly [nota: string, tabla: string])[] = [
  ["operacion = 'sendMulta'", 'select id, fecha from multas'],
  ["operacion = 'deleteMulta'", 'select id, anulado_en from multas where anulado_en is not null'],
  [
    "operacion = 'actionMulta'",
    'select id, cobrada_en from multas where cobrada_en is not null and pago_id is null',
  ],
  ["operacion = 'addMembresia'", 'select id, fecha from membresias_vendidas'],
  [
    "operacion = 'deleteMemb'",
    'select id, anulado_en from membresias_vendidas where anulado_en is not null',
  ],
  ["operacion = 'addMision'", 'select usuario_id, fecha from misiones_vendidas'],
  ["operacion = 'addTraslado'", 'select usuario_id, fecha from traslados'],
  ["operacion = 'actionDegrado'", 'select usuario_id, fecha from degrados'],
  ["operacion = 'despedir'", 'select usuario_id, fecha from despidos'],
  [
    "operacion = 'ingresar'",
    'select usuario_id, ingreso_en from despidos where ingreso_en is not null',
  ],
  ["operacion = 'registro'", 'select id, registrado_en from usuarios where not permiso_sys'],
  ["operacion = 'sendAscenso'", 'select usuario_id, creada_en from solicitudes'],
  [
    "operacion = 'actionSolicitudes' and objetivo_tipo = 'usuario'",
    'select usuario_id, fecha from ascensos',
  ],
  [
    "operacion = 'actionSolicitudes' and objetivo_tipo = 'solicitud'",
    "select id, resuelta_en from solicitudes where estado = 'declinada'",
  ],
  ["operacion = 'openTime'", 'select id, abierto_en from tiempos'],
  ["operacion = 'sendLista'", 'select id, fecha from paselistas'],
  ["operacion = 'actionFichar' and despues ? 'entrada'", 'select id, entrada from fichajes'],
  [
    "operacion = 'actionFichar' and despues ? 'salida'",
    'select id, salida from fichajes where salida is not null',
  ],
  [
    "operacion in ('pagar', 'ascensoPaga')",
    'select id, pagado_en from pagos where pagado_en is not null',
  ],
  [
    "operacion = 'actionReiniciar' and objetivo_tipo = 'periodo'",
    'select periodo_id, fecha from cierres',
  ],
  ["operacion = 'ventaAction'", 'select id, pagado_en from ventas where pagado_en is not null'],
  ["operacion = 'ajustarNomina'", 'select usuario_id, fecha from nomina where ajuste'],
  ["operacion = 'addAusencia'", 'select id, creada_en from ausencias'],
  [
    "operacion = 'ausenciaAction'",
    'select id, decidida_en from ausencias where encargado_id <> usuario_id',
  ],
  [
    "operacion = 'retirarAusencia'",
    'select id, decidida_en from ausencias where encargado_id = usuario_id',
  ],
  [
    "operacion = 'terminarAusencia'",
    'select id, terminada_en from ausencias where terminada_en is not null',
  ],
  ["operacion = 'actionNombre' and antes is null", 'select id, creada_en from solicitudes_nombre'],
  [
    "operacion = 'actionNombre' and antes is not null",
    'select id, resuelta_en from solicitudes_nombre where encargado_id is not null',
  ],
  [
    "operacion = 'enterarseNombre'",
    'select id, enterada_en from solicitudes_nombre where enterada_en is not null',
  ],
  ["operacion = 'actionEstados' and despues is not null", 'select id, fecha from estados'],
  [
    "operacion = 'actionEmpleadoMes' and objetivo_id is not null",
    'select id, retirado_en from empleados_mes where retirado_en is not null',
  ],
  [
    "operacion = 'actionDescuentos' and despues is not null",
    'select id, creado_en from descuentos',
  ],
  ["operacion = 'vetar'", 'select id, fecha from vetos'],
  ["operacion = 'actionWhite'", 'select usuario_id, fecha from clones_permitidos'],
];

test.each(HECHOS)('the audit log’s %s equals the data', async (nota, tabla) => {
  const db = await openTestDemo();
  const told = await sql
    .raw(`select objetivo_id, fecha from bitacora where ${nota} order by 1, 2`)
    .execute(db);
  const done = await sql
    .raw<Record<string, unknown>>(`select * from (${tabla}) t order by 1, 2`)
    .execute(db);
  expect(told.rows.length).toBeGreaterThan(0);
  expect(told.rows).toEqual(
    done.rows
      .map((row) => Object.values(row))
      .map(([objetivo_id, fecha]) => ({ objetivo_id, fecha })),
  );
});

test('every act on a time is in both logs, except acts of a roll call', async () => {
  const { rows } = await sql
    .raw(`
    select coalesce(b.objetivo_id, r.tiempo_id) as tiempo, b.fecha as told, r.fecha as done
    from (select * from bitacora where operacion in ('openTime', 'actionTime')) b
    full join tiempos_registro r on r.tiempo_id = b.objetivo_id and r.fecha = b.fecha and r.encargado_id = b.actor_id
      and r.accion = coalesce(b.despues ->> 'accion', 'abierto')
    where (b.id is null or r.id is null) and not exists (
      select 1 from paselista_personas p join paselistas l on l.id = p.paselista_id where p.tiempo_id = r.tiempo_id and l.fecha = r.fecha)`)
    .execute(await openTestDemo());
  expect(rows).toEqual([]);
});
