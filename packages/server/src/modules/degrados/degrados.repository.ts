import type { Kysely } from 'kysely';
import { nombreDelDia } from '../../db/nombreDelDia';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { anotada } from '../normativa/sanciones.service';

export const listDegrados = (db: Kysely<DB>, pagina: Pagina) =>
  pageOf(
    db
      .selectFrom('degrados as d')
      .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
      .innerJoin('misiones as m', 'm.id', 'u.mision_id')
      .innerJoin('usuarios as e', 'e.id', 'd.encargado_id')
      .innerJoin('misiones as anterior', 'anterior.id', 'd.mision_anterior_id')
      .innerJoin('misiones as nueva', 'nueva.id', 'd.mision_nueva_id')
      .leftJoin('sanciones as s', 's.degrado_id', 'd.id')
      .select([
        'd.id',
        'd.usuario_id',
        'u.usuario as usuarioNombre',
        'm.categoria_id',
        'e.usuario as encargadoNombre',
        'd.motivo',
        'd.fecha',
      ])
      .select([
        nombreDelDia('anterior', 'd.fecha').as('rango_anterior'),
        nombreDelDia('nueva', 'd.fecha').as('rango_degrado'),
        anotada,
      ]),
    { table: 'degrados', as: 'd' },
    pagina,
  ).execute();

export type DegradoRow = Awaited<ReturnType<typeof listDegrados>>[number];

export async function insertDegrado(
  tx: Kysely<DB>,
  row: {
    usuario_id: number;
    encargado_id: number;
    motivo: string;
    mision_anterior_id: number;
    mision_nueva_id: number;
    fecha: Date;
  },
): Promise<number> {
  return (await tx.insertInto('degrados').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
