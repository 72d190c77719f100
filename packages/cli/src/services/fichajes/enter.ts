import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { whoami } from '../sesion/whoami';

export async function prepareEntrada(connection: Connection): Promise<Cambio> {
  const { usuario } = await whoami(connection);
  return {
    descripcion: 'Marcar tu entrada',
    confirmacion: usuario,
    send: toSend(connection.api, 'actionFichar', { op: OP_FICHAJE.entrada }),
  };
}
