import type { Schemas } from '@garita/api-client/Schemas';
import type { operations } from '@garita/api-client/schema';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { isAviso } from '@garita/domain/multas/multa.rules';
import { MULTAS } from '@garita/domain/multas/textos';
import { NotFoundError, RefusedError } from '../../errors';
import { porId } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import type { Session } from '../openSession';
import { readAll } from '../readAll';

/**
 * Reads the fines for a lookup by id. The lookup throws RefusedError for the user's own fine and
 * for a fine that a pay collected.
 */
async function openMultas(session: Session): Promise<(id: number) => Schemas['Multa'] | undefined> {
  session.check();
  const multas = new Map(
    (await readAll(session, 'getAllMultas')).map((multa) => [multa.id, multa]),
  );
  return (id) => {
    const multa = multas.get(id);
    if (multa?.usuario === session.yo.id) throw new RefusedError(MULTAS.propia);
    if (multa?.lista === 1) throw new RefusedError(MULTAS.cobradaEnPaga);
    return multa;
  };
}

const describe = (
  { id, usuarioNombre, creditos, motivo }: Schemas['Multa'],
  moneda: Moneda,
): string => `multa ${id} de ${usuarioNombre}, ${formatCredits(creditos, moneda)}: «${motivo}»`;

const PEDIDO = { ...porId('los de las multas'), nombre: ['multa', 'multas'] } as const;

type Marca = operations['actionMulta']['requestBody']['content']['application/json']['op'];

export const MARCA = { noCobrada: 0, cobrada: 1 } as const satisfies Record<string, Marca>;

const actoOf = (marca: Marca): string =>
  `multas ${marca === MARCA.cobrada ? 'collect' : 'uncollect'}`;

export const createMarcarTask = (marca: Marca) =>
  createTask({
    ...PEDIDO,
    acto: actoOf(marca),
    inverse: { acto: actoOf(marca === MARCA.cobrada ? MARCA.noCobrada : MARCA.cobrada) },
    llamada: 'actionMulta',
    open: async (mesa) => {
      const find = await openMultas(mesa);
      return (id) => {
        const multa = find(id);
        if (multa === undefined) throw new NotFoundError(MULTAS.noEncontrada);
        if (marca === MARCA.cobrada && isAviso(multa))
          throw new RefusedError(MULTAS.aviso(mesa.moneda));
        return {
          descripcion: `Marcar como ${marca === MARCA.cobrada ? 'cobrada' : 'no cobrada'} la ${describe(multa, mesa.moneda)}`,
          confirmacion: multa.usuarioNombre,
          turno: String(multa.usuario),
          idle: multa.cobrado === marca && MULTAS.yaMarcada(marca),
          body: { id, op: marca },
        };
      };
    },
  });

/**
 * Deletes fines. In a bulk run a missing id is sent to the portal, since an earlier attempt may
 * have deleted the fine.
 */
export const borrarTask = createTask({
  ...PEDIDO,
  acto: 'multas delete',
  llamada: 'deleteMulta',
  open: async (mesa) => {
    const find = await openMultas(mesa);
    return (id) => {
      const multa = find(id);
      if (multa === undefined && !mesa.enLote) throw new NotFoundError(MULTAS.noEncontrada);
      return {
        descripcion: `Borrar la ${multa ? describe(multa, mesa.moneda) : `multa ${id}`}`,
        confirmacion: multa?.usuarioNombre ?? String(id),
        turno: String(multa?.usuario ?? `multa ${id}`),
        body: { id },
      };
    };
  },
});
