import { call } from '@garita/api-client/call';
import { contar } from '@garita/domain/formato/contar';
import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { readAgencia } from '../nomina/readAgencia';
import type { Session } from '../openSession';

/** The current pay list, or the rows created between two days, archived rows included. */
export async function readLista(
  { api }: Pick<Connection, 'api'>,
  rango: RangoFechas | null = null,
) {
  const [monto, personas, filas] = await (rango === null
    ? call(api, 'getListaPaga')
    : call(api, 'getListaPagaPorFecha', rango));
  return { filas, monto, personas };
}

export function prepareActualizar({ check }: Session): Acto<'updateLista'> {
  check();
  return {
    descripcion:
      'Rehacer las filas sin pagar de la lista de paga con lo que se debe a cada persona; las pagadas se quedan como están',
    confirmacion: 'lista de paga',
  };
}

/**
 * Prepares archiving the pay list. The text to confirm has the agency's acronym and the number of
 * rows. @throws RefusedError when the list is empty
 */
export async function prepareArchivar(session: Session): Promise<Acto<'actionReiniciar'>> {
  session.check();
  const [{ filas }, { nombre, siglas, servidor }] = await Promise.all([
    readLista(session),
    readAgencia(session),
  ]);
  if (filas.length === 0) throw new RefusedError(LISTA_PAGA.vacia);
  const unpaid = filas.filter(({ pagado }) => pagado === 0);
  const left =
    unpaid.length === 0
      ? 'todas pagadas'
      : `${formatInteger(unpaid.length)} sin pagar, cuya paga pasa a la lista siguiente`;
  const pagado = formatCredits(
    filas.filter((fila) => fila.pagado === 1).reduce((sum, fila) => sum + totalOf(fila), 0),
    session.moneda,
  );
  return {
    descripcion: `Archivar la lista de paga de ${nombre} en ${servidor}: ${contar(filas.length, 'fila', 'filas')}, ${left}; ${pagado} pagados`,
    confirmacion: `${siglas}-${filas.length}`,
    body: { op: 1 },
  };
}
