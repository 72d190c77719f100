import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { type Cambio, keyed, toOrden } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { findRow, isNamed } from '../findRow';
import { readMsg } from '../readMsg';
import { listDescuentos } from './list';

/** Deletes a discount code. @throws RefusedError for one that there is not. */
export async function prepareBorrar(connection: Connection, texto: string): Promise<Cambio> {
  const { id, codigo, descuento } = findRow(await listDescuentos(connection), (one) => isNamed(texto, one.codigo), DESCUENTOS.noEncontrado);
  return {
    descripcion: `Borrar el código ${codigo}, ${descuento}% de descuento`,
    confirmacion: codigo,
    deshacer: `Se vuelve a crear con ${toOrden('descuentos', 'create', codigo, String(descuento))}`,
    send: (clave) => readMsg(connection.api.POST('/actionDescuentos', { body: { op: 1, id }, ...keyed(clave) })),
  };
}
