import { createHash } from 'node:crypto';
import type { Borrador } from '@garita/domain/escalafon/borrador';
import type { Db } from '../../db/Db';
import { readBorrador } from '../rangos/escalafon/borrador.service';

/** The hexadecimal digits of a version, enough to distinguish two ladders. */
const DIGITS = 16;

/** The version of a ladder: a hash of the ladder without its people. */
export function versionOf({ categorias }: Borrador): string {
  const content = categorias.map(({ misiones, ...categoria }) => [
    Object.entries(categoria).sort(([a], [b]) => (a < b ? -1 : 1)),
    misiones.map(({ id, nombre, precio, venta }) => [id, nombre, precio, venta]),
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, DIGITS);
}

/** The ladder in the contract's form. A mission without an id is new. */
export const toWire = ({ categorias }: Pick<Borrador, 'categorias'>) =>
  categorias.map(({ misiones, permisos, ...categoria }) => ({
    ...(categoria as { [Campo in keyof typeof categoria]: NonNullable<(typeof categoria)[Campo]> }),
    permisos: [...permisos],
    misiones: misiones.map(({ id, nombre, precio, venta, personas }) => ({
      id,
      nombre,
      precio: precio as number,
      venta,
      personas,
    })),
  }));

export async function getEscalafon(db: Db) {
  const borrador = await readBorrador(db);
  return { version: versionOf(borrador), categorias: toWire(borrador) };
}
