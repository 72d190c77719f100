import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';

/** One's own entry. */
export async function prepareEntrada(connection: Connection): Promise<Cambio> {
  const { usuario } = await whoami(connection);
  return {
    descripcion: 'Marcar tu entrada',
    confirmacion: usuario,
    send: (clave) =>
      readMsg(
        connection.api.POST('/actionFichar', { body: { op: OP_FICHAJE.entrada }, ...keyed(clave) }),
      ),
  };
}
