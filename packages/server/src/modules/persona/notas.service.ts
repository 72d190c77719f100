import { type NotaValues, notaRules } from '@garita/domain/persona/nota.rules';
import { NOTAS } from '@garita/domain/persona/textos';
import type { Actor } from '../../access/Actor';
import { checkRules } from '../../checkRules';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { annulNota, findNota, insertNota, listNotas, updateNota } from './notas.repository';

export const getNotas = async (db: Db, usuarioId: number, actor: Actor) =>
  (await listNotas(db, usuarioId)).map(({ id, texto, autor_id, autor, fecha, editada_en }) => ({
    id,
    texto,
    autor,
    mia: flag(autor_id === actor.id),
    fecha: fecha.toISOString(),
    editada: editada_en?.toISOString() ?? null,
  }));

function requireTexto(values: NotaValues): void {
  checkRules(notaRules, values);
}

// The audit row of a note has neither the person's name nor the note's text, because people from
// category 10 on may read the audit log.
const noted = (id: number) => ({ objetivo: ['nota', id] as const });

/**
 * Adds a note about a person. @throws Rechazo 400 for an empty text, or more than 500 characters.
 */
export async function addNota(
  { tx, actor, ahora, audit }: WriteScope,
  { usuario, texto }: NotaValues & { usuario: number },
) {
  requireTexto({ texto });
  const id = await insertNota(tx, { usuario_id: usuario, autor_id: actor.id, texto, fecha: ahora });
  await audit(noted(id));
  return { msg: NOTAS.guardada, status: 0 as const };
}

/**
 * Reads the actor's own note. @throws Rechazo 404 for a deleted note; 409 for another author's
 * note.
 */
async function requireOwn({ tx, actor }: WriteScope, id: number) {
  const nota = await findNota(tx, id);
  if (!nota || nota.anulado_en !== null) throw Rechazo.notFound(NOTAS.noEncontrada);
  if (nota.autor_id !== actor.id) throw Rechazo.conflict(NOTAS.ajena);
  return nota;
}

/**
 * Changes the actor's own note. @throws Rechazo 400 as `addNota`; 404 for a deleted note; 409 for
 * another author's note.
 */
export async function editNota(scope: WriteScope, { id, texto }: NotaValues & { id: number }) {
  requireTexto({ texto });
  const nota = await requireOwn(scope, id);
  if (nota.texto === texto) scope.unchanged();
  else {
    await updateNota(scope.tx, id, { texto, ahora: scope.ahora });
    await scope.audit(noted(id));
  }
  return { msg: NOTAS.cambiada, status: 0 as const };
}

/**
 * Deletes a note: it is hidden. @throws Rechazo 404 for a deleted note; 409 for another author's
 * note.
 */
export async function deleteNota(scope: WriteScope, id: number) {
  await requireOwn(scope, id);
  if (!(await annulNota(scope.tx, id, { por: scope.actor.id, ahora: scope.ahora })))
    throw Rechazo.notFound(NOTAS.noEncontrada);
  await scope.audit(noted(id));
  return { msg: NOTAS.quitada, status: 0 as const };
}
