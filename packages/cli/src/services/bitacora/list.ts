import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { describeCambios } from '@garita/domain/bitacora/describeCambios';
import { describeHecho } from '@garita/domain/bitacora/frases';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { Connection } from '../../connect';
import { isMeant, isNamed } from '../findRow';
import { readPages } from '../readPages';
import { createDesconocida } from '../usuarios/desconocida';

export type FilaBitacora = Schemas['BitacoraFila'] & {
  readonly hecho: string;
  readonly cambios: string;
};

/**
 * The search conditions, which must all be met. `quien` (the actor) and `persona` (the target) are
 * a current or former name or an id, as typed. `desde` and `hasta` are ISO instants.
 */
type Busqueda = { readonly max: number } & {
  readonly [Condition in
    | 'palabra'
    | 'quien'
    | 'persona'
    | 'tema'
    | 'operacion'
    | 'desde'
    | 'hasta']?: string | undefined;
};

/** The contract's maximum per page. */
const PAGE = 100;

async function findPersonas(
  { api }: Pick<Connection, 'api'>,
  typed: readonly (string | undefined)[],
): Promise<(number | undefined)[]> {
  if (typed.every((one) => one === undefined)) return typed.map(() => undefined);
  const personas = await call(api, 'bitacoraPersonas');
  return typed.map((quien) => {
    if (quien === undefined) return undefined;
    const found =
      personas.find(({ id, usuario }) => isMeant(quien, { id, nombre: usuario })) ??
      personas.find(({ anteriores }) => anteriores.some((nombre) => isNamed(quien, nombre)));
    if (found) return found.id;
    throw createDesconocida(
      quien,
      personas.map(({ usuario }) => usuario),
    );
  });
}

const toFilas = (
  { filas, nombres, categorias }: Schemas['Bitacora'],
  moneda: Moneda,
): FilaBitacora[] => {
  const personas = new Map(nombres.map(({ id, usuario }) => [id, usuario]));
  return filas.map((fila) => {
    const cambios = describeCambios(fila, { personas, categorias, moneda }).map(
      ({ campo, antes, despues }) =>
        `${campo}: ${antes === null ? (despues ?? '') : `${antes} → ${despues ?? '—'}`}`,
    );
    return { ...fila, hecho: describeHecho(fila), cambios: cambios.join('; ') };
  });
};

/**
 * The entries of the audit log, newest first. @throws RefusedError for a person who never was in
 * the agency
 */
export async function listBitacora(
  connection: Connection,
  { quien, persona, max, ...rest }: Busqueda,
): Promise<FilaBitacora[]> {
  const [actor, target] = await findPersonas(connection, [quien, persona]);
  const entries = Object.entries({ ...rest, actor, persona: target }).filter(
    ([, value]) => value !== undefined,
  );
  return readPages<FilaBitacora, number>(max, async (antes) => {
    const query = {
      ...Object.fromEntries(entries),
      limit: PAGE,
      ...(antes !== undefined && { antes }),
    };
    const page = await call(connection.api, 'bitacora', query);
    return { rows: toFilas(page, connection.moneda), siguiente: page.siguiente };
  });
}
