import type { Db } from '../db/Db';
import type { Tabla } from '../db/insertRows';
import { restartIds } from '../db/restartIds';
import type { Deps } from '../gate/Deps';
import { giveEntradas } from '../modules/claves/entrada.service';
import { keepSums } from '../modules/nomina/sumas.repository';
import { withoutConstraints } from '../respaldo/withoutConstraints';
import { insertAudit } from '../write/audit.repository';
import type { Bases } from './createOrigen';
import { settleLista } from './settleLista';
import { storeAll } from './storeAll';

export interface Cargado {
  readonly filas: ReadonlyMap<Tabla, number>;
  /** The old rows that have no place here. */
  readonly quedan: number;
  readonly duenia: string;
  readonly codigos: readonly { readonly usuario: string; readonly codigo: string }[];
}

/**
 * Fills a database whose tables are empty with an old portal's data, in the caller's transaction.
 */
export async function loadMudanza(
  tx: Db,
  bases: Bases,
  deps: Pick<Deps, 'keyedHash' | 'random'>,
  ahora: Date,
): Promise<Cargado> {
  let stored: Awaited<ReturnType<typeof storeAll>> | undefined;
  await withoutConstraints(tx, async () => {
    stored = await storeAll(tx, bases);
  });
  const { counts, quedan } = stored as NonNullable<typeof stored>;
  await restartIds(tx);
  await keepSums(tx);
  await settleLista(tx, ahora);
  const activas = bases.personas.filter(({ despedida }) => !despedida);
  const { codigos } = await giveEntradas(
    { tx, ahora },
    deps,
    activas.map(({ id }) => id),
  );
  await insertAudit(tx, {
    actorId: null,
    operacion: 'cargarMudanza',
    fecha: ahora,
    objetivo: null,
    despues: { personas: bases.personas.length },
  });
  const nameOf = ({ fila }: Bases['personas'][number]) => fila.usuario;
  return {
    filas: counts,
    quedan,
    duenia: nameOf(
      bases.personas.find(({ id }) => id === bases.origen.duenia) as Bases['personas'][number],
    ),
    codigos: activas.map((one) => ({
      usuario: nameOf(one),
      codigo: codigos.get(one.id) as string,
    })),
  };
}
