import { LARGO_CODIGO, LETRAS_CODIGO } from '@garita/domain/invitaciones/codigo';
import {
  type InvitacionValues,
  invitacionRules,
} from '@garita/domain/invitaciones/invitacion.rules';
import { INVITACIONES } from '@garita/domain/invitaciones/textos';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import {
  annul,
  findInvitacion,
  insertInvitacion,
  listInvitados,
  listNewest,
} from './invitaciones.repository';

const LISTED = 200;
const DAY = 86_400_000;

interface Persona {
  id: number;
  usuario: string;
  fecha: string;
}

export async function listInvitaciones(db: Db) {
  const rows = await listNewest(db, LISTED);
  const people = new Map(rows.map(({ id }): [number, Persona[]] => [id, []]));
  for (const { invitacion_id, id, usuario, fecha } of await listInvitados(db, [...people.keys()])) {
    people.get(invitacion_id)?.push({ id, usuario, fecha: fecha.toISOString() });
  }
  return rows.map(({ expira_en, creada_en, anulado_en, ...row }) => {
    const personas = people.get(row.id) ?? [];
    return {
      ...row,
      usados: personas.length,
      expira: expira_en?.toISOString() ?? null,
      creada: creada_en.toISOString(),
      anulada: anulado_en?.toISOString() ?? null,
      personas,
    };
  });
}

/** Creates a random code. Bytes that would make some letters more frequent are discarded. */
function createCodigo(random: Deps['random']): string {
  const fair = 256 - (256 % LETRAS_CODIGO.length);
  let codigo = '';
  while (codigo.length < LARGO_CODIGO) {
    for (const byte of random(LARGO_CODIGO))
      if (byte < fair && codigo.length < LARGO_CODIGO)
        codigo += LETRAS_CODIGO.charAt(byte % LETRAS_CODIGO.length);
  }
  return codigo;
}

/** Creates an invitation. @throws Rechazo 400 by `invitacionRules`. */
export async function createInvitacion(
  { tx, actor, ahora, audit }: WriteScope,
  { random }: Pick<Deps, 'random'>,
  values: InvitacionValues,
) {
  checkRules(invitacionRules, values);
  const { usos, dias } = values;
  const nota = values.nota.trim();
  const expira_en = dias === null ? null : new Date(ahora.getTime() + dias * DAY);
  const codigo = createCodigo(random);
  const id = await insertInvitacion(tx, {
    codigo_azar: codigo,
    nota,
    usos: usos ?? 1,
    expira_en,
    creada_por: actor.id,
    creada_en: ahora,
  });
  // The log omits the code, so that a reader of the log cannot use the invitation.
  await audit({
    objetivo: ['invitacion', id],
    despues: { usos, expira: expira_en?.toISOString() ?? null, ...(nota && { nota }) },
  });
  return { msg: INVITACIONES.creada, status: 0 as const, codigo };
}

/**
 * Revokes an invitation. The people who registered with it stay.
 * @throws Rechazo 404 for an unknown invitation; 409 for a revoked invitation.
 */
export async function annulInvitacion({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const isMine = await annul(tx, { id, por: actor.id, ahora });
  const found = await findInvitacion(tx, id);
  if (!found) throw Rechazo.notFound(INVITACIONES.desconocida);
  if (!isMine) throw Rechazo.conflict(INVITACIONES.yaAnulada);
  await audit({
    objetivo: ['invitacion', id],
    antes: { usos: found.usos, expira: found.expira_en?.toISOString() ?? null },
  });
  return { msg: INVITACIONES.anulada, status: 0 as const };
}
