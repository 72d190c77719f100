import type { Schemas } from '@garita/api-client/Schemas';
import type { operations } from '@garita/api-client/schema';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { isAviso } from '@garita/domain/multas/multa.rules';
import { MULTAS } from '@garita/domain/multas/textos';
import { type Cambio, toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { NotFoundError, RefusedError } from '../../errors';
import { POR_ID } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { readAll } from '../readAll';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/**
 * Reads the fines and returns a lookup of one that may be changed.
 * @throws RefusedError for the user's own fine, and for one that a pay collected
 */
async function openMultas(
  connection: Connection,
  llamada: 'actionMulta' | 'deleteMulta',
): Promise<(id: number) => Schemas['Multa'] | undefined> {
  const yo = await whoami(connection);
  checkAccess(yo, llamada);
  const multas = new Map(
    (await readAll(connection, 'getAllMultas')).map((multa) => [multa.id, multa]),
  );
  return (id) => {
    const multa = multas.get(id);
    if (multa?.usuario === yo.id) throw new RefusedError(MULTAS.propia);
    if (multa?.lista === 1) throw new RefusedError(MULTAS.cobradaEnPaga);
    return multa;
  };
}

const describe = (
  { id, usuarioNombre, creditos, motivo }: Schemas['Multa'],
  moneda: Moneda,
): string => `multa ${id} de ${usuarioNombre}, ${formatCredits(creditos, moneda)}: «${motivo}»`;

const PEDIDO = {
  ...POR_ID,
  nombre: ['multa', 'multas'],
} satisfies Partial<Tarea<'id', number>>;

type Marca = operations['actionMulta']['requestBody']['content']['application/json']['op'];

export const MARCA = { noCobrada: 0, cobrada: 1 } as const satisfies Record<string, Marca>;

const actoOf = (marca: Marca): string =>
  `multas ${marca === MARCA.cobrada ? 'collect' : 'uncollect'}`;

export const createMarcarTarea = (marca: Marca): Tarea<'id', number> => ({
  ...PEDIDO,
  acto: actoOf(marca),
  inversa: { acto: actoOf(marca === MARCA.cobrada ? MARCA.noCobrada : MARCA.cobrada) },
  open: async (connection, _, __, enLote) => {
    const find = await openMultas(connection, 'actionMulta');
    return (id) => {
      const multa = find(id);
      if (multa === undefined) throw new NotFoundError(MULTAS.noEncontrada);
      if (marca === MARCA.cobrada && isAviso(multa))
        throw new RefusedError(MULTAS.aviso(connection.moneda));
      const cambio: Cambio = {
        descripcion: `Marcar como ${marca === MARCA.cobrada ? 'cobrada' : 'no cobrada'} la ${describe(multa, connection.moneda)}`,
        confirmacion: multa.usuarioNombre,
        turno: String(multa.usuario),
        send: toSend(connection.api, 'actionMulta', { id, op: marca }),
      };
      return multa.cobrado === marca ? toIdle(cambio, MULTAS.yaMarcada(marca), enLote) : cambio;
    };
  },
});

/**
 * Deletes fines. In a lote the portal answers for a missing id, since this lote may have deleted
 * it.
 */
export const borrarTarea: Tarea<'id', number> = {
  ...PEDIDO,
  acto: 'multas delete',
  open: async (connection, _, __, enLote) => {
    const find = await openMultas(connection, 'deleteMulta');
    return (id) => {
      const multa = find(id);
      if (multa === undefined && !enLote) throw new NotFoundError(MULTAS.noEncontrada);
      return {
        descripcion: `Borrar la ${multa ? describe(multa, connection.moneda) : `multa ${id}`}`,
        confirmacion: multa?.usuarioNombre ?? String(id),
        turno: String(multa?.usuario ?? `multa ${id}`),
        send: toSend(connection.api, 'deleteMulta', { id }),
      };
    };
  },
};
