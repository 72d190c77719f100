import { call } from '@garita/api-client/call';
import { formatCredits } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { isMeant } from '../findRow';
import { readLista } from '../listapaga/show';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/**
 * Spends a person's pay on the mission that it buys.
 * @param quien a name or an id, as typed
 * @throws RefusedError when the person is not on the list or already paid, or when the pay buys
 * nothing.
 */
export async function prepareGasto(connection: Connection, quien: string): Promise<Cambio> {
  const yo = await whoami(connection);
  checkAccess(yo, 'ascensoPaga');
  const own = (await readLista(connection)).filas.filter(({ usuario, usuarioNombre }) =>
    isMeant(quien, { id: usuario, nombre: usuarioNombre }),
  );
  const [first] = own;
  if (!first) throw new RefusedError(`${quien}: no está en la lista de paga.`);
  const fila = own.find(({ pagado }) => pagado === 0);
  if (!fila) throw new RefusedError(`${first.usuarioNombre}: su paga ya está pagada.`);
  checkAccess(yo, 'ascensoPaga', {
    target: { id: fila.usuario, usuario: fila.usuarioNombre, id_categoria: fila.categoria },
  });
  if (fila.excluida !== null)
    throw new RefusedError(`${fila.usuarioNombre}: ${LISTA_PAGA.noPagable(fila.excluida)}`);
  const { api } = connection;
  const { data } = await call(api, 'ascensoPaga', { op: 0, id: fila.id });
  const { usuarioNombre, mision, id_rango: rango, nueva, precio, resto, faltaFirma } = data;
  const paga = totalOf(fila);
  if (rango === null || nueva === null)
    throw new RefusedError(`${usuarioNombre}: ${LISTA_PAGA.noAlcanza}`);
  if (faltaFirma === 1) throw new RefusedError(`${usuarioNombre}: ${LISTA_PAGA.faltaFirma}`);
  return {
    descripcion: `Gastar ${formatCredits(precio, connection.moneda)} de la paga de ${usuarioNombre} (${formatCredits(paga, connection.moneda)}) en su ascenso de ${mision} a ${nueva}; quedan ${formatCredits(resto, connection.moneda)}`,
    confirmacion: usuarioNombre,
    send: toSend(api, 'ascensoPaga', {
      op: 1,
      id: fila.id,
      usuario: fila.usuario,
      rango,
      paga,
      mision: nueva,
    }),
  };
}
