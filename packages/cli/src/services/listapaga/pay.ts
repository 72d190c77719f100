import type { Schemas } from '@garita/api-client/Schemas';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { type Cambio, toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { RefusedError } from '../../errors';
import { toId } from '../../input/toId';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { isNamed } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { readLista } from './show';

/** A person's rows. A matching name has priority over a matching id. */
function findFilas(
  filas: readonly Schemas['ListaPagaFila'][],
  quien: string,
): readonly Schemas['ListaPagaFila'][] {
  const named = filas.filter(({ usuarioNombre }) => isNamed(quien, usuarioNombre));
  return named.length > 0 ? named : filas.filter(({ usuario }) => usuario === toId(quien));
}

const noEsta = (quien: string) => new RefusedError(`${quien}: no está en la lista de paga.`);
const describe = (fila: Schemas['ListaPagaFila'], moneda: Moneda): string =>
  `${formatCredits(totalOf(fila), moneda)}${fila.restar === 1 ? ` (${formatCredits(fila.monto, moneda)}, menos la multa)` : ''}`;

/**
 * Marks pays as paid, each with its current total in credits. A row already paid is accepted: a
 * half-sent file must pass again.
 */
export const pagoTarea: Tarea<'usuario', string> = {
  ...POR_USUARIO,
  nombre: ['paga', 'pagas'],
  acto: 'listapaga pay',
  inversa: { acto: 'listapaga unpay' },
  open: async (connection) => {
    const [yo, { filas }] = await Promise.all([whoami(connection), readLista(connection)]);
    return (usuario) => {
      checkAccess(yo, 'pagar');
      const own = findFilas(filas, usuario);
      const fila = own.find(({ pagado }) => pagado === 0) ?? own[0];
      if (!fila) throw noEsta(usuario);
      if (fila.pagado === 0 && fila.excluida !== null)
        throw new RefusedError(`${fila.usuarioNombre}: ${LISTA_PAGA.noPagable(fila.excluida)}`);
      const body = { id: fila.id, op: 1, total: totalOf(fila) } as const;
      return {
        descripcion: `Pagar a ${fila.usuarioNombre} ${describe(fila, connection.moneda)}${fila.pagado === 1 ? ', que ya se le pagaron' : ''}`,
        confirmacion: fila.usuarioNombre,
        turno: String(fila.usuario),
        send: toSend(connection.api, 'pagar', body),
      };
    };
  },
};

/**
 * Marks pays as unpaid again; of several, the one that was paid last. A person without a paid row
 * is reported as such.
 */
export const sinPagarTarea: Tarea<'usuario', string> = {
  ...POR_USUARIO,
  nombre: ['paga', 'pagas'],
  acto: 'listapaga unpay',
  inversa: { acto: 'listapaga pay' },
  open: async (connection, _, __, enLote) => {
    checkAccess(await whoami(connection), 'pagar');
    const { filas } = await readLista(connection);
    return (usuario) => {
      const own = findFilas(filas, usuario);
      const [paid] = own
        .filter(({ pagado }) => pagado === 1)
        .toSorted((a, b) => (b.fechaPago ?? '').localeCompare(a.fechaPago ?? ''));
      const fila = paid ?? own[0];
      if (fila === undefined) throw noEsta(usuario);
      const cambio: Cambio = {
        descripcion: `Marcar como no pagados los ${describe(fila, connection.moneda)} de ${fila.usuarioNombre}`,
        confirmacion: fila.usuarioNombre,
        turno: String(fila.usuario),
        send: toSend(connection.api, 'pagar', { id: fila.id, op: 0 }),
      };
      return paid ? cambio : toIdle(cambio, LISTA_PAGA.yaSinPagar, enLote);
    };
  },
};
