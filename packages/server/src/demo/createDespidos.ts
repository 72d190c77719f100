import { must } from '@garita/domain/must';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const DAY = 86_400_000;

/** Why people are out, and who put them out; null = the System. The first is Expulsado's, the others are taken in turn. */
const MOTIVOS: readonly (readonly [motivo: string, por: 'Gerente' | 'Fundadora' | null])[] = [
  ['Inactividad', null],
  ['Compartir la clave de su cuenta con otra persona, después de dos avisos.', 'Gerente'],
  ['Falta grave (M.G): dejó su puesto durante un pase de lista y no volvió.', 'Gerente'],
  ['Inactividad', null],
  ['Se fue a otra agencia.', 'Fundadora'],
];

/** Dismissals that ended: who is back, how many days ago they went, and how many days they were away. */
const VUELTAS: readonly (readonly [usuario: string, motivo: string, por: 'Gerente' | 'Fundadora' | null, hace: number, fuera: number])[] = [
  ['Agente', 'Insultos en el canal de la agencia', 'Gerente', 140.37, 21.6],
  ['Oficial', 'A petición propia, por estudios. Puede volver cuando quiera.', 'Fundadora', 210.11, 46.2],
  ['Expulsado', 'Inactividad', null, 95.52, 12.4],
];

/** Days ago on which those who are out went: Expulsado first, the others over the months before. */
const daysAgo = (index: number): number => (index === 0 ? 3 : 3 + index * 17.29);

/** Every dismissal of the demo: of each person who is out, and of some who came back. */
export async function createDespidos(tx: Kysely<DB>, now: Date): Promise<void> {
  const idOf = new Map((await tx.selectFrom('usuarios').select(['id', 'usuario']).execute()).map(({ id, usuario }) => [usuario, id]));
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const managerOf = (por: string | null) => (por === null ? null : must(idOf.get(por), por));
  const out = await tx.selectFrom('usuarios').select('id').where('despedido_en', 'is not', null).orderBy('id').execute();
  const standing = out.map(({ id }, index): Insertable<DB['despidos']> => {
    const [motivo, por] = MOTIVOS[index % MOTIVOS.length] as (typeof MOTIVOS)[number];
    return { usuario_id: id, encargado_id: managerOf(por), motivo, fecha: at(daysAgo(index)) };
  });
  const ended = VUELTAS.map(([usuario, motivo, por, hace, fuera]): Insertable<DB['despidos']> => {
    const back = { ingreso_en: at(hace - fuera), ingreso_por: must(idOf.get('Gerente'), 'Gerente') };
    return { usuario_id: must(idOf.get(usuario), usuario), encargado_id: managerOf(por), motivo, fecha: at(hace), ...back };
  });
  await insertMany(tx, 'despidos', [...ended, ...standing]);
  for (const { usuario_id, fecha } of standing) await tx.updateTable('usuarios').set({ despedido_en: fecha }).where('id', '=', usuario_id).execute();
}
