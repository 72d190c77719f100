import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const DAY = 86_400_000;

/**
 * People who came from one address, by their place among the lower ranks: how many there are, how many days ago the second came, and which of them
 * may share it. The last of the third group has been at the first's address too, so that they are one.
 */
const CASAS: readonly { personas: number; hace: number; permitidos?: readonly number[]; tambienEn?: number }[] = [
  { personas: 2, hace: 140, permitidos: [0, 1] },
  { personas: 3, hace: 90 },
  { personas: 2, hace: 44, tambienEn: 0 },
  { personas: 2, hace: 12 },
];

/** A made-up address as it would be stored; nobody comes from it. */
const addressOf = (casa: number): string => `demo${casa}`.padEnd(43, '0');

/** People whom nobody knows by name, dismissed ones too; a small agency has none. */
const listOthers = async (tx: Kysely<DB>) => {
  const people = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'u.usuario'])
    .where('u.id', '>', 8)
    .where('m.categoria_id', '<', 6)
    .orderBy('u.id')
    .execute();
  return people.filter((_, i) => i % 4 === 0);
};

/** Groups of people who share an address, the dismissed account of the demo in the first, and what was written of their registration. */
export async function createClones(tx: Kysely<DB>, now: Date): Promise<void> {
  const others = await listOthers(tx);
  if (others.length < 9) return;
  const bosses = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Expulsado', 'Fundadora']).execute();
  const idOf = (name: string) => bosses.find(({ usuario }) => usuario === name)?.id as number;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  let taken = 0;
  for (const [casa, { personas, hace, permitidos = [], tambienEn }] of CASAS.entries()) {
    const gente = others.slice(taken, taken + personas);
    taken += personas;
    if (casa === 3) gente.push({ id: idOf('Expulsado'), usuario: 'Expulsado' });
    const direccion_hash = addressOf(casa);
    const rows = gente.map(({ id }, i) => ({ usuario_id: id, direccion_hash, primera_vez: ago(hace + 1 - i / gente.length), ultima_vez: ago(hace / 10) }));
    const last = gente.at(-1);
    if (tambienEn !== undefined && last)
      rows.push({ usuario_id: last.id, direccion_hash: addressOf(tambienEn), primera_vez: ago(hace - 5), ultima_vez: ago(2) });
    await insertMany(tx, 'direcciones', rows);
    await insertMany(
      tx,
      'clones_permitidos',
      permitidos.map((i) => ({ usuario_id: gente[i]?.id as number, encargado_id: idOf('Fundadora'), fecha: ago(hace - 2) })),
    );
    await insertMany(
      tx,
      'clones_registro',
      gente.slice(1).map(({ id, usuario }, i) => ({
        fecha: ago(hace + 1 - (i + 1) / gente.length),
        nombre: usuario,
        usuario_id: id,
        coinciden: gente.slice(0, i + 1).map((one) => one.id),
      })),
    );
  }
  const [first] = others;
  if (first) await insertMany(tx, 'clones_registro', [{ fecha: ago(3), nombre: 'OtraVezYo', usuario_id: null, coinciden: [first.id, idOf('Expulsado')] }]);
}
