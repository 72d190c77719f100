import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { listAnteriores, listEverybody } from './bitacora.repository';

export async function listPasadas(db: Db) {
  const anteriores = new Map<number, Set<string>>();
  for (const { usuario_id, anterior } of await listAnteriores(db))
    anteriores.set(usuario_id, (anteriores.get(usuario_id) ?? new Set()).add(anterior));
  const people = await listEverybody(db);
  return people.map(({ despedido_en, ...person }) => ({
    ...person,
    despedido: flag(despedido_en !== null),
    anteriores: [...(anteriores.get(person.id) ?? [])].filter((name) => name !== person.usuario),
  }));
}
