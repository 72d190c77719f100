import type { Schemas } from '@garita/api-client/Schemas';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { RefusedError } from '../../errors';
import { toId } from '../../input/parseId';
import { POR_USUARIO, personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';
import { readLista } from './lista';

/** The rows of a person by name or id. A matching name has priority. */
function findFilas(
  filas: readonly Schemas['ListaPagaFila'][],
  quien: string,
): readonly Schemas['ListaPagaFila'][] {
  const named = filas.filter(({ usuarioNombre }) => isNamed(quien, usuarioNombre));
  return named.length > 0 ? named : filas.filter(({ usuario }) => usuario === toId(quien));
}

const COMUN = {
  ...POR_USUARIO,
  columnas: { usuario: personas('de quiénes: sus nombres o sus números') },
  nombre: ['paga', 'pagas'],
  llamada: 'pagar',
  lee: ['getListaPaga'],
} as const;

const noEsta = (quien: string) => new RefusedError(`${quien}: no está en la lista de paga.`);
const describe = (fila: Schemas['ListaPagaFila'], moneda: Moneda): string =>
  `${formatCredits(totalOf(fila), moneda)}${fila.restar === 1 ? ` (${formatCredits(fila.monto, moneda)}, menos la multa)` : ''}`;

/**
 * Marks rows as paid. A row already paid is accepted, since a partly sent file may be sent again.
 */
export const pagoTask = createTask({
  ...COMUN,
  acto: 'listapaga pay',
  inverse: { acto: 'listapaga unpay' },
  open: async ({ api, moneda, check }) => {
    const { filas } = await readLista({ api });
    return (usuario) => {
      check();
      const own = findFilas(filas, usuario);
      const fila = own.find(({ pagado }) => pagado === 0) ?? own[0];
      if (!fila) throw noEsta(usuario);
      if (fila.pagado === 0 && fila.excluida !== null)
        throw new RefusedError(`${fila.usuarioNombre}: ${LISTA_PAGA.noPagable(fila.excluida)}`);
      return {
        descripcion: `Pagar a ${fila.usuarioNombre} ${describe(fila, moneda)}${fila.pagado === 1 ? ', que ya se le pagaron' : ''}`,
        confirmacion: fila.usuarioNombre,
        turno: String(fila.usuario),
        body: { id: fila.id, op: 1, total: totalOf(fila) },
      };
    };
  },
});

/**
 * Marks rows as unpaid. If a person has several paid rows, the last paid row is taken. For a person
 * whose rows are all unpaid, the change has no effect.
 */
export const sinPagarTask = createTask({
  ...COMUN,
  acto: 'listapaga unpay',
  inverse: { acto: 'listapaga pay' },
  open: async ({ api, moneda, check }) => {
    check();
    const { filas } = await readLista({ api });
    return (usuario) => {
      const own = findFilas(filas, usuario);
      const [paid] = own
        .filter(({ pagado }) => pagado === 1)
        .toSorted((a, b) => (b.fechaPago ?? '').localeCompare(a.fechaPago ?? ''));
      const fila = paid ?? own[0];
      if (fila === undefined) throw noEsta(usuario);
      return {
        descripcion: `Marcar como no pagados los ${describe(fila, moneda)} de ${fila.usuarioNombre}`,
        confirmacion: fila.usuarioNombre,
        turno: String(fila.usuario),
        idle: !paid && LISTA_PAGA.yaSinPagar,
        body: { id: fila.id, op: 0 },
      };
    };
  },
});
