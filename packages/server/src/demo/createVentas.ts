import { priceOfMembresia } from '@garita/domain/membresias/periodo';
import { describeMembresia } from '@garita/domain/membresias/textos';
import { describeMision } from '@garita/domain/misiones/textos';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import type { Kysely } from 'kysely';
import { flag } from '../contract/flag';
import type { DB } from '../db/tables';
import { recordVenta } from '../modules/ventas/ventas.service';

const DAY = 86_400_000;
const FORTNIGHT = 15 * DAY;

/** Sales older than this were handed over on the pay days since. */
const HANDED_OVER_AFTER = 6 * DAY;

interface World {
  readonly now: Date;
  /** Who sells, in turns. */
  readonly vendedores: readonly number[];
  /** Who notes what was handed over. */
  readonly cobrador: number;
}

/** Hands over what is old enough, but for one in seven, as in life. */
async function settle(tx: Kysely<DB>, { now, cobrador }: World, ventaId: number, fecha: Date, turn: number): Promise<void> {
  if (now.getTime() - fecha.getTime() < HANDED_OVER_AFTER || turn % 7 === 3) return;
  const pagado_en = new Date(fecha.getTime() + 4 * DAY);
  await tx.updateTable('ventas').set({ pagado_en, pagado_por: cobrador }).where('id', '=', ventaId).execute();
}

/** Each membership that was sold gets its sale. */
async function recordMembresias(tx: Kysely<DB>, world: World): Promise<void> {
  const sold = await tx
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .select(['v.id', 'v.usuario_id', 'v.externo', 'v.encargado_id', 'v.fecha', 'v.finaliza', 'm.nombre', 'm.precio', 'm.perma'])
    .orderBy('v.fecha')
    .orderBy('v.id')
    .execute();
  for (const [turn, { id, usuario_id, externo, encargado_id, fecha, finaliza, nombre, precio, perma }] of sold.entries()) {
    const membresia = { nombre, precio, perma: flag(perma) };
    const periodo = finaliza !== null && finaliza.getTime() - fecha.getTime() <= FORTNIGHT ? 0 : 1;
    const ventaId = await recordVenta(tx, {
      encargadoId: encargado_id,
      comprador: usuario_id === null ? { externo: externo ?? '' } : { usuarioId: usuario_id },
      origen: 'membresia',
      descripcion: describeMembresia(membresia, periodo),
      credito: priceOfMembresia(membresia, periodo),
      ahora: fecha,
    });
    await tx.updateTable('membresias_vendidas').set({ venta_id: ventaId }).where('id', '=', id).execute();
    await settle(tx, world, ventaId, fecha, turn);
  }
}

/** Buyers of a mission: every fifth of those nobody knows by name, on a mission that is for sale and asks for no signature. */
const listCompradores = async (tx: Kysely<DB>) => {
  const people = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'u.mision_id', 'm.nombre', 'm.precio', 'u.rango_desde'])
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where('m.venta', '=', true)
    .where('m.categoria_id', '<', 5)
    .orderBy('u.id')
    .execute();
  return people.filter((_, i) => i % 5 === 2);
};

/** Some hold their mission because they bought it. */
async function sellMisiones(tx: Kysely<DB>, world: World): Promise<void> {
  const escalera = await tx.selectFrom('misiones').select(['id', 'precio']).orderBy('categoria_id').orderBy('posicion').execute();
  for (const [turn, { id, mision_id, nombre, precio, rango_desde }] of (await listCompradores(tx)).entries()) {
    const anterior = escalera[Math.max(0, escalera.findIndex((one) => one.id === mision_id) - 2)];
    const encargadoId = world.vendedores[turn % world.vendedores.length];
    if (!anterior || encargadoId === undefined) continue;
    const credito = priceBetween(anterior, { precio });
    const ventaId = await recordVenta(tx, {
      encargadoId,
      comprador: { usuarioId: id },
      origen: 'mision',
      descripcion: describeMision(nombre),
      credito,
      ahora: rango_desde,
    });
    const what = { usuario_id: id, encargado_id: encargadoId, mision_anterior_id: anterior.id, mision_nueva_id: mision_id, fecha: rango_desde };
    await tx
      .insertInto('misiones_vendidas')
      .values({ ...what, venta_id: ventaId })
      .execute();
    await tx.insertInto('cambios_rango').values(what).execute();
    await settle(tx, world, ventaId, rango_desde, 2 * turn + 1);
  }
}

/** Puts what was sold into the accounts, and lets some have bought their mission. After the memberships. */
export async function createVentas(tx: Kysely<DB>, now: Date): Promise<void> {
  const fixed = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('id', '<=', 8).execute();
  const idOf = (usuario: string) => fixed.find((one) => one.usuario === usuario)?.id as number;
  const world: World = { now, vendedores: [idOf('Supervisora'), idOf('Gerente')], cobrador: idOf('Gerente') };
  await recordMembresias(tx, world);
  await sellMisiones(tx, world);
}
