import { findDestino } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { describeTraslado } from '@garita/domain/traslados/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { getRangos } from '../modules/rangos/rangos.service';
import { insertTraslado } from '../modules/traslados/traslados.repository';
import { recordVenta } from '../modules/ventas/ventas.service';

const DAY = 86_400_000;

/** To which category, from which agency, who did it, how many days ago, and with which code. */
type Guion = readonly [categoria: number, agencia: string, por: 'Gerente' | 'Fundadora', hace: number, codigo?: string];

/** The oldest first, as they came. */
const GUIONES: readonly Guion[] = [
  [3, 'Guardia del Puerto', 'Gerente', 88, 'ASPIRANTE'],
  [6, 'Seguridad Aurora', 'Fundadora', 71],
  [2, 'Agencia Faro', 'Gerente', 54],
  [4, 'Vigilancia Norte', 'Gerente', 33, 'ASPIRANTE'],
  [5, 'Agencia Faro', 'Gerente', 17, 'AmigosDelFaro'],
  [3, 'Agencia Faro', 'Gerente', 9, 'AmigosDelFaro'],
  [7, 'Centinelas de la Bahía', 'Fundadora', 4, 'ANIVERSARIO-5'],
];

/** Somebody whom nobody knows by name and who stands at or above what they were given then; a small agency has few or none. */
async function pickPeople(tx: Kysely<DB>) {
  const people = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'm.categoria_id'])
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where('m.categoria_id', '<', 10)
    .orderBy('u.id')
    .execute();
  const taken = new Set<number>();
  return (categoria: number) => {
    const found = people.find(({ id, categoria_id }) => !taken.has(id) && categoria_id >= categoria && categoria_id <= categoria + 1);
    if (found) taken.add(found.id);
    return found?.id;
  };
}

/** Transfers of the last months with their sales, the oldest of which were paid. */
export async function createTraslados(tx: Kysely<DB>, now: Date): Promise<void> {
  const { categorias } = await getRangos(tx);
  const codigos = new Map((await tx.selectFrom('descuentos').selectAll().where('anulado_en', 'is', null).execute()).map((d) => [d.codigo, d]));
  const managers = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Gerente', 'Fundadora']).execute();
  const pick = await pickPeople(tx);
  const first = categorias[0]?.misiones[0]?.id as number;
  for (const [rango, agencia, por, hace, codigo] of GUIONES) {
    const usuario_id = pick(rango);
    const categoria = categorias.find(({ id_categoria }) => id_categoria === rango);
    const mision = categoria && findDestino(categoria);
    if (usuario_id === undefined || !mision) continue;
    const fecha = new Date(now.getTime() - hace * DAY + rango * 3_600_000);
    const descuento = codigo === undefined ? undefined : codigos.get(codigo);
    const encargado_id = managers.find(({ usuario }) => usuario === por)?.id as number;
    const credito = priceWithDescuento(mision.precio, descuento?.porciento ?? 0);
    const descripcion = describeTraslado(mision.nombre, descuento?.codigo ?? null);
    const venta_id = await recordVenta(tx, {
      encargadoId: encargado_id,
      comprador: { usuarioId: usuario_id },
      origen: 'traslado',
      descripcion,
      credito,
      ahora: fecha,
    });
    if (hace > 30)
      await tx
        .updateTable('ventas')
        .set({ pagado_en: new Date(fecha.getTime() + 3 * DAY), pagado_por: encargado_id })
        .where('id', '=', venta_id)
        .execute();
    const row = {
      usuario_id,
      encargado_id,
      agencia,
      mision_anterior_id: first,
      mision_nueva_id: mision.id,
      descuento_id: descuento?.id ?? null,
      venta_id,
      fecha,
    };
    await insertTraslado(tx, row);
  }
}
