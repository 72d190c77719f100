import { type NotaValues, notaRules } from '@garita/domain/persona/nota.rules';
import { NOTAS } from '@garita/domain/persona/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { annulNota, findNota, insertNota, listNotas, updateNota } from './notas.repository';

/** The notes on a person (contract: notasPersona). */
export const getNotas = async (db: Kysely<DB>, usuarioId: number, actor: Actor) =>
  (await listNotas(db, usuarioId)).map(({ id, texto, autor_id, autor, fecha, editada_en }) => ({
    id,
    texto,
    autor,
    mia: flag(autor_id === actor.id),
    fecha: fecha.toISOString(),
    editada: editada_en?.toISOString() ?? null,
  }));

/** On whom a note is, one that was taken back too; null for an unknown id. */
export const findNotaUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findNota(db, id))?.usuario_id ?? null;

function requireTexto(values: NotaValues): void {
  const failure = findFailure(notaRules, values);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
}

// Whom it is about reads the log of changes, from category 10 on: it tells that somebody wrote a note, neither on whom nor what.
const noted = (id: number) => ({ objetivo: { tipo: 'nota', id } });

/** @throws Rechazo 400 for nothing, or more than 500 characters. */
export async function addNota(
  { tx, actor, ahora, audit }: WriteScope<Actor>,
  { usuario, texto }: NotaValues & { usuario: number },
) {
  requireTexto({ texto });
  const id = await insertNota(tx, { usuario_id: usuario, autor_id: actor.id, texto, fecha: ahora });
  await audit(noted(id));
  return { msg: NOTAS.guardada, status: 0 as const };
}

/** A note of the actor's own that stands; locked with the person whom it is on. @throws Rechazo 404, 409 */
async function requireOwn({ tx, actor }: WriteScope<Actor>, id: number) {
  const nota = await findNota(tx, id);
  if (!nota || nota.anulado_en !== null) throw Rechazo.notFound(NOTAS.noEncontrada);
  if (nota.autor_id !== actor.id) throw Rechazo.conflict(NOTAS.ajena);
  return nota;
}

/** @throws Rechazo 400, 404 for one that was taken back, 409 for somebody else's. */
export async function editNota(
  scope: WriteScope<Actor>,
  { id, texto }: NotaValues & { id: number },
) {
  requireTexto({ texto });
  const nota = await requireOwn(scope, id);
  if (nota.texto === texto) scope.unchanged();
  else {
    await updateNota(scope.tx, id, { texto, ahora: scope.ahora });
    await scope.audit(noted(id));
  }
  return { msg: NOTAS.cambiada, status: 0 as const };
}

/** Takes a note back: marked and hidden. @throws Rechazo 404 for one that was taken back, 409 for somebody else's. */
export async function deleteNota(scope: WriteScope<Actor>, id: number) {
  await requireOwn(scope, id);
  if (!(await annulNota(scope.tx, id, { por: scope.actor.id, ahora: scope.ahora })))
    throw Rechazo.notFound(NOTAS.noEncontrada);
  await scope.audit(noted(id));
  return { msg: NOTAS.quitada, status: 0 as const };
}
