import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const DAY = 86_400_000;

/** Codes beyond the category: from which category the person is, which codes, who gave them, and how many days ago. */
type Guion = readonly [categoria: number, codigos: readonly Permiso[], por: 'Gerente' | 'Fundadora', hace: number];

const GUIONES: readonly Guion[] = [
  [4, ['mem', 'mis', 'adm'], 'Gerente', 2.4],
  [6, ['epm', 'adm'], 'Gerente', 9.1],
  [3, ['tt'], 'Gerente', 15.6],
  [9, ['pag', 'ldp', 'dec'], 'Fundadora', 33.2],
  [7, ['usu', 'frm'], 'Fundadora', 61.5],
];

/** People with codes of their own; none of the fixed accounts, which can do what their category says. A small agency has none. */
export async function createExcepciones(tx: Kysely<DB>, now: Date): Promise<void> {
  const people = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'm.categoria_id'])
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .orderBy('u.id')
    .execute();
  const managers = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Gerente', 'Fundadora']).execute();
  const rows = GUIONES.flatMap(([categoria, codigos, por, hace]): Insertable<DB['excepciones']>[] => {
    const person = people.find(({ categoria_id }) => categoria_id === categoria);
    const encargado_id = managers.find(({ usuario }) => usuario === por)?.id;
    if (!person || encargado_id === undefined) return [];
    return codigos.map((codigo) => ({ usuario_id: person.id, codigo, encargado_id, fecha: new Date(now.getTime() - hace * DAY) }));
  });
  await insertMany(tx, 'excepciones', rows);
}
