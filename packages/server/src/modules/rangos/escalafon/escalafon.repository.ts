import type { Db } from '../../../db/Db';
import type { Escalafon } from './Escalafon';
import { toCategoria, toPrecio } from './toCategoria';

export async function insertEscalafon(tx: Db, escalafon: Escalafon): Promise<void> {
  const numbered = escalafon.map((c, i) => ({ c, id: i + 1 }));
  await tx
    .insertInto('categorias')
    .values(numbered.map(({ c, id }) => toCategoria(c, id)))
    .execute();
  const permisos = numbered.flatMap(({ c, id }) =>
    c.permisos.map((codigo) => ({ categoria_id: id, codigo })),
  );
  await tx.insertInto('categoria_permisos').values(permisos).execute();
  const misiones = numbered.flatMap(({ c, id }) =>
    c.misiones.map((nombre, j) => ({
      categoria_id: id,
      posicion: j + 1,
      nombre,
      ...toPrecio(c, j),
      venta: c.precio > 0,
    })),
  );
  await tx.insertInto('misiones').values(misiones).execute();
}
