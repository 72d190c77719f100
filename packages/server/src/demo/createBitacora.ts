import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/tables';

interface Change {
  readonly operacion: string;
  readonly objetivo: string;
  /** The table or join in which it stands. */
  readonly from: RawBuilder<unknown>;
  readonly fecha: RawBuilder<unknown>;
  readonly actor: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly antes?: RawBuilder<unknown>;
  readonly despues: RawBuilder<unknown>;
}

/** A change of mission, and its seller's or giver's word. */
const move = (table: string, operacion: string, despues: RawBuilder<unknown>): Change => ({
  operacion,
  objetivo: 'usuario',
  from: sql`${sql.table(table)} t join misiones a on a.id = t.mision_anterior_id join misiones n on n.id = t.mision_nueva_id`,
  fecha: sql`t.fecha`,
  actor: sql`t.encargado_id`,
  id: sql`t.usuario_id`,
  antes: sql`jsonb_build_object('mision', a.nombre)`,
  despues,
});
const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
const iso = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', ${ISO})`;

/** What the demo's people did, as the portal would have noted it then (the services' `audit` calls have the same shapes). */
const CHANGES: readonly Change[] = [
  {
    operacion: 'sendMulta',
    objetivo: 'multa',
    from: sql`multas t`,
    fecha: sql`t.fecha`,
    actor: sql`t.encargado_id`,
    id: sql`t.id`,
    despues: sql`jsonb_build_object('usuario', t.usuario_id, 'motivo', t.motivo, 'creditos', t.creditos)`,
  },
  {
    operacion: 'addMembresia',
    objetivo: 'membresia',
    from: sql`membresias_vendidas t join ventas v on v.id = t.venta_id`,
    fecha: sql`t.fecha`,
    actor: sql`t.encargado_id`,
    id: sql`t.id`,
    despues: sql`jsonb_build_object('usuario', t.usuario_id, 'externo', t.externo, 'membresia', v.descripcion, 'credito', v.credito,
      'finaliza', ${iso(sql`t.finaliza`)}, 'venta', v.id)`,
  },
  move('misiones_vendidas', 'addMision', sql`jsonb_build_object('mision', n.nombre, 'venta', t.venta_id)`),
  move('traslados', 'addTraslado', sql`jsonb_build_object('mision', n.nombre, 'traslado', t.id, 'venta', t.venta_id)`),
  move('degrados', 'actionDegrado', sql`jsonb_build_object('mision', n.nombre, 'degrado', t.id, 'motivo', t.motivo)`),
  {
    operacion: 'despedir',
    objetivo: 'usuario',
    from: sql`despidos t`,
    fecha: sql`t.fecha`,
    actor: sql`t.encargado_id`,
    id: sql`t.usuario_id`,
    antes: sql`jsonb_build_object('despedido', null)`,
    despues: sql`jsonb_build_object('despedido', ${iso(sql`t.fecha`)}, 'despido', t.id, 'motivo', t.motivo)`,
  },
  {
    operacion: 'ausenciaAction',
    objetivo: 'ausencia',
    from: sql`(select * from ausencias where decidida_en is not null) t`,
    fecha: sql`t.decidida_en`,
    actor: sql`t.encargado_id`,
    id: sql`t.id`,
    antes: sql`jsonb_build_object('usuario', t.usuario_id, 'estado', 'en_espera')`,
    despues: sql`jsonb_build_object('usuario', t.usuario_id, 'estado', t.estado)`,
  },
  {
    operacion: 'actionNombre',
    objetivo: 'usuario',
    from: sql`cambios_nombre t`,
    fecha: sql`t.fecha`,
    actor: sql`t.encargado_id`,
    id: sql`t.usuario_id`,
    antes: sql`jsonb_build_object('nombre', t.anterior, 'estado', 'pendiente')`,
    despues: sql`jsonb_build_object('nombre', t.nuevo, 'estado', 'aceptada')`,
  },
  {
    operacion: 'actionDescuentos',
    objetivo: 'descuento',
    from: sql`descuentos t`,
    fecha: sql`t.creado_en`,
    actor: sql`t.encargado_id`,
    id: sql`t.id`,
    despues: sql`jsonb_build_object('codigo', t.codigo, 'descuento', t.porciento)`,
  },
  {
    operacion: 'actionReiniciar',
    objetivo: 'periodo',
    from: sql`cierres t join periodos p on p.id = t.periodo_id`,
    fecha: sql`t.fecha`,
    actor: sql`t.encargado_id`,
    id: sql`t.periodo_id`,
    antes: sql`jsonb_build_object('abierto_en', ${iso(sql`p.abierto_en`)})`,
    despues: sql`jsonb_build_object('cerrado_en', ${iso(sql`t.fecha`)}, 'personas', t.personas, 'anotaciones', t.anotaciones, 'pagas', t.pagas, 'monto', t.monto)`,
  },
];

const toSelect = ({ operacion, objetivo, from, fecha, actor, id, antes = sql`null::jsonb`, despues }: Change) => sql`
  select ${fecha} as fecha, ${actor} as actor, ${sql.lit(operacion)} as operacion, ${sql.lit(objetivo)} as tipo, ${id} as id, ${antes} as antes, ${despues} as despues
  from ${from}`;

/** Notes in the audit log what the rest of the demo says was done, in the order in which it happened. */
export async function createBitacora(tx: Kysely<DB>): Promise<void> {
  await sql`
    insert into bitacora (fecha, actor_id, operacion, objetivo_tipo, objetivo_id, antes, despues)
    select fecha, actor, operacion, tipo, id, antes, despues from (${sql.join(CHANGES.map(toSelect), sql` union all `)}) hechos
    order by fecha, operacion, id`.execute(tx);
}
