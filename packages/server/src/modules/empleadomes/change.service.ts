import { ACCESO } from '@garita/domain/acceso/textos';
import { empleadosRules } from '@garita/domain/empleadomes/empleadoMes.rules';
import { EMPLEADOS } from '@garita/domain/empleadomes/textos';
import { parseIds } from '@garita/domain/paselista/lista';
import { lockPeople } from '../../access/actor.repository';
import { checkRules } from '../../checkRules';
import { MAX_ID } from '../../db/anyOf';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { announce } from '../webhooks/announce.service';
import {
  findEmpleado,
  findPeople,
  insertEmpleados,
  retire,
  retireActiveOf,
} from './empleadomes.repository';

const isId = (id: number): boolean => id >= 1 && id <= MAX_ID;

/** @throws Rechazo 404 when a person does not exist; 409 naming the dismissed people. */
async function readPeople({ tx }: WriteScope, ids: readonly number[]) {
  if (!ids.every(isId)) throw Rechazo.notFound(ACCESO.personaDesconocida);
  // A dismissal ends the entry. The lock makes a dismissal wait until the entry is inserted.
  await lockPeople(tx, ids);
  const people = await findPeople(tx, ids);
  if (people.length < ids.length) throw Rechazo.notFound(ACCESO.personaDesconocida);
  const gone = people.filter(({ despedido_en }) => despedido_en !== null);
  if (gone.length > 0)
    throw Rechazo.conflict(EMPLEADOS.despedidos(gone.map(({ usuario }) => usuario)), 'usuarios');
  return people;
}

/**
 * Makes people employees of the month, all or none (EPM-10).
 * @param lista ids, separated by commas
 * @throws Rechazo 400 for an empty list; 404 for an unknown person; 409 that names the people who
 * are dismissed or already chosen.
 */
export async function addEmpleados(scope: WriteScope, lista: string) {
  const { tx, actor, ahora, audit, notify } = scope;
  const usuarios = parseIds(lista);
  checkRules(empleadosRules, { usuarios });
  const people = await readPeople(scope, usuarios);
  const added = new Set(await insertEmpleados(tx, { usuarios, encargadoId: actor.id, ahora }));
  const before = people.filter(({ id }) => !added.has(id));
  if (before.length > 0)
    throw Rechazo.conflict(EMPLEADOS.yaSon(before.map(({ usuario }) => usuario)), 'usuarios');
  await audit({
    objetivo: null,
    despues: { empleados: people.map(({ id, usuario }) => ({ id, usuario })) },
  });
  for (const { id } of people) notify(id, 'empleadoMes', { quien: actor.usuario });
  await announce(scope, {
    suceso: 'empleado_mes',
    hechos: people.map(({ usuario }) => ({ persona: usuario, encargado: actor.usuario })),
  });
  return { msg: EMPLEADOS.agregados(people.map(({ usuario }) => usuario)), status: 0 as const };
}

/**
 * Ends an entry; the history keeps it (EPM-11).
 * @throws Rechazo 400 without an id; 404 for an unknown entry; 409 that names the user who has
 * already ended it.
 */
export async function removeEmpleado(
  { tx, actor, ahora, audit }: WriteScope,
  id: number | undefined,
) {
  if (id === undefined) throw Rechazo.invalid('id', EMPLEADOS.faltaEntrada);
  const isMine = await retire(tx, { id, por: actor.id, ahora });
  // The update waits for a concurrent removal, so this later read knows the user who ended the
  // entry.
  const entry = await findEmpleado(tx, id);
  if (!entry) throw Rechazo.notFound(EMPLEADOS.noEncontrado);
  if (!isMine)
    throw Rechazo.conflict(EMPLEADOS.yaSacado(entry.usuarioNombre, entry.retiradoPor ?? ''));
  await audit({
    objetivo: ['empleadomes', id],
    antes: { usuario: entry.usuario_id, desde: entry.fecha.toISOString() },
  });
  return { msg: EMPLEADOS.sacado(entry.usuarioNombre), status: 0 as const };
}

export const closeEmpleadoMesForDismissal = (
  { tx, actor, ahora }: WriteScope,
  usuarioId: number,
): Promise<number> => retireActiveOf(tx, { usuarioId, por: actor.id, ahora });
