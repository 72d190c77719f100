import { estadoMembresia } from '@garita/domain/membresias/vigencia';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import {
  findEnds,
  listMembresias,
  listVendidas,
  type MembresiaRow,
  type VendidaRow,
} from './membresias.repository';

export { findEnds };

export const toMembresia = (row: Omit<MembresiaRow, 'retirada_en'>) => ({
  id: row.id,
  nombre: row.nombre,
  precio: row.precio,
  vip: flag(row.vip),
  perma: flag(row.perma),
  image: row.image,
  details: row.details,
  reduccion: flag(row.reduccion),
});

export const getMembresias = async (db: Db) => (await listMembresias(db)).map(toMembresia);

export const compradorOf = ({
  usuario,
  externo,
}: Pick<VendidaRow, 'usuario' | 'externo'>): string => usuario ?? externo ?? '';

function toVendida(row: VendidaRow, now: Date) {
  const externo = flag(row.externo !== null);
  return {
    id: row.id,
    membresiaNombre: row.nombre,
    usuarioNombre: compradorOf(row),
    externo,
    encargadoNombre: row.encargado,
    fecha: row.fecha.toISOString(),
    finaliza: row.finaliza?.toISOString() ?? null,
    estado: estadoMembresia({ finaliza: row.finaliza, externo }, now.getTime()),
    perma: flag(row.perma),
    vip: flag(row.vip),
    usuario: row.usuario_id,
    membresia: row.membresia_id,
    credito: row.credito,
    pagado: row.credito === null ? null : flag(row.pagado_en !== null),
  };
}

/** A page of the sales that are not deleted, the newest first, with their state at `now`. */
export const getVendidas = async (db: Db, pagina: Pagina, now: Date) =>
  (await listVendidas(db, pagina)).map((row) => toVendida(row, now));
