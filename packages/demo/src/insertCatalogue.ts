import type { DB } from '@garita/server/src/db/tables';
import { nombreMembresia } from '@garita/server/src/modules/membresias/nombreMembresia';
import { insertEscalafon } from '@garita/server/src/modules/rangos/escalafon/escalafon.repository';
import type { Kysely } from 'kysely';
import type { Guion } from './guion/Guion';

export async function insertCatalogue(
  tx: Kysely<DB>,
  { agencia, firmaDesde, escalafon, apagadas, placasAvatar, membresias }: Guion,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('agencia')
    .values({ id: 1, ...agencia, firma_desde: firmaDesde, creada_en: now })
    .execute();
  await insertEscalafon(tx, escalafon);
  if (apagadas.length > 0)
    await tx.updateTable('categorias').set({ activa: false }).where('id', 'in', apagadas).execute();
  for (const [nivel, placa_avatar] of placasAvatar)
    await tx.updateTable('categorias').set({ placa_avatar }).where('id', '=', nivel).execute();
  await tx
    .insertInto('membresias')
    .values(membresias.map((m) => ({ ...m, ...nombreMembresia(m.nombre) })))
    .execute();
}
