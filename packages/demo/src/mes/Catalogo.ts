import { flag } from '@garita/server/src/contract/flag';
import type { DB } from '@garita/server/src/db/tables';
import { readRequisitos } from '@garita/server/src/modules/nomina/cierre.service';
import type { CategoriaCerrada } from '@garita/server/src/modules/nomina/cierres.repository';
import { getCategorias, listPrecios } from '@garita/server/src/modules/rangos/rangos.service';
import type { Kysely } from 'kysely';

/**
 * The agency's ladder, permissions, requirements and memberships. They do not change during the
 * story.
 */
export interface Catalogo {
  readonly zona: string;
  readonly escala: readonly {
    id: number;
    id_categoria: number;
    categoria: number;
    nombre: string;
    precio: number;
    venta: 0 | 1;
  }[];
  readonly categorias: Awaited<ReturnType<typeof getCategorias>>;
  readonly requisitos: Readonly<Record<number, CategoriaCerrada>>;
  readonly permisos: ReadonlyMap<number, ReadonlySet<string>>;
  readonly membresias: readonly {
    id: number;
    nombre: string;
    precio: number;
    perma: 0 | 1;
    reduccion: boolean;
  }[];
}

export async function readCatalogo(tx: Kysely<DB>): Promise<Catalogo> {
  const { zona } = await tx.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const categorias = await getCategorias(tx);
  const codigos = await tx
    .selectFrom('categoria_permisos')
    .select(['categoria_id', 'codigo'])
    .execute();
  const membresias = await tx
    .selectFrom('membresias')
    .select(['id', 'nombre', 'precio', 'perma', 'reduccion'])
    .orderBy('id')
    .execute();
  return {
    zona,
    categorias,
    requisitos: await readRequisitos(tx),
    escala: (await listPrecios(tx)).map(({ categoria_id, venta, ...mision }) => ({
      ...mision,
      id_categoria: categoria_id,
      categoria: categoria_id,
      venta: flag(venta),
    })),
    permisos: new Map(
      [...categorias.keys()].map((id) => [
        id,
        new Set(
          codigos.filter(({ categoria_id }) => categoria_id === id).map(({ codigo }) => codigo),
        ),
      ]),
    ),
    membresias: membresias.map(({ perma, ...membresia }) => ({ ...membresia, perma: flag(perma) })),
  };
}
