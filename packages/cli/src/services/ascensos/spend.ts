import { call } from '@garita/api-client/call';
import { formatCredits } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { isAbout } from '../findRow';
import { readLista } from '../listapaga/lista';
import type { Session } from '../openSession';

/**
 * Prepares spending a person's pay on the mission that the pay buys.
 * @throws RefusedError when the person is not on the list, is excluded or paid, lacks a signature,
 * or when the pay buys nothing
 */
export async function prepareGasto(
  { api, moneda, check }: Session,
  quien: string,
): Promise<Acto<'ascensoPaga'>> {
  check();
  const own = (await readLista({ api })).filas.filter(isAbout(quien));
  const [first] = own;
  if (!first) throw new RefusedError(`${quien}: no está en la lista de paga.`);
  const fila = own.find(({ pagado }) => pagado === 0);
  if (!fila) throw new RefusedError(`${first.usuarioNombre}: su paga ya está pagada.`);
  check({ id: fila.usuario, usuario: fila.usuarioNombre, id_categoria: fila.categoria });
  if (fila.excluida !== null)
    throw new RefusedError(`${fila.usuarioNombre}: ${LISTA_PAGA.noPagable(fila.excluida)}`);
  const { data } = await call(api, 'ascensoPaga', { op: 0, id: fila.id });
  const { usuarioNombre, mision, id_rango: rango, nueva, precio, resto, faltaFirma } = data;
  const paga = totalOf(fila);
  if (rango === null || nueva === null)
    throw new RefusedError(`${usuarioNombre}: ${LISTA_PAGA.noAlcanza}`);
  if (faltaFirma === 1) throw new RefusedError(`${usuarioNombre}: ${LISTA_PAGA.faltaFirma}`);
  return {
    descripcion: `Gastar ${formatCredits(precio, moneda)} de la paga de ${usuarioNombre} (${formatCredits(paga, moneda)}) en su ascenso de ${mision} a ${nueva}; quedan ${formatCredits(resto, moneda)}`,
    confirmacion: usuarioNombre,
    body: { op: 1, id: fila.id, usuario: fila.usuario, rango, paga, mision: nueva },
  };
}
