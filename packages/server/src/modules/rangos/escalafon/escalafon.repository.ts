import { CATEGORIA } from '@garita/domain/acceso/permisos';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables';
import type { CategoriaInicial, Escalafon } from './Escalafon';

/** What each further mission of a category costs more than the one before, in credits. */
const STEP = 5;

/** Transfers are sold from category 2 up to the highest that selectors offer. */
const isTransferable = (id: number) => id >= 2 && id <= CATEGORIA.selector;

const toCategoria = (c: CategoriaInicial, id: number) => ({
  id,
  nombre: c.nombre,
  traslado: id <= CATEGORIA.selector ? (c.misiones[0] ?? '') : '',
  traslado_venta: isTransferable(id) ? 1 : 0,
  asciende_hasta: c.asciendeHasta,
  nomina_ascenso: c.nomina[0],
  nomina_asistencia: c.nomina[1],
  nomina_times: c.nomina[2],
  boni_ascenso: c.boni[0],
  boni_asistencia: c.boni[1],
  boni_times: c.boni[2],
  ascenso: c.ascenso,
  tiempo_ascenso: c.tiempo,
  paga_nomina: c.paga[0],
  paga_boni: c.paga[1],
});

/** Puts a ladder into the database: categories with their default permissions, and their missions. */
export async function insertEscalafon(tx: Kysely<DB>, escalafon: Escalafon): Promise<void> {
  const numbered = escalafon.map((c, i) => ({ c, id: i + 1 }));
  await tx
    .insertInto('categorias')
    .values(numbered.map(({ c, id }) => toCategoria(c, id)))
    .execute();
  const permisos = numbered.flatMap(({ c, id }) => c.permisos.map((codigo) => ({ categoria_id: id, codigo })));
  await tx.insertInto('categoria_permisos').values(permisos).execute();
  const misiones = numbered.flatMap(({ c, id }) =>
    c.misiones.map((nombre, j) => ({ categoria_id: id, posicion: j + 1, nombre, venta: c.precio > 0, precio: c.precio + j * STEP })),
  );
  await tx.insertInto('misiones').values(misiones).execute();
}
