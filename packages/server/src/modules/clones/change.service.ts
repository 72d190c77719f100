import { CLONES } from '@garita/domain/clones/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getUsuario } from '../personas/personas.service';
import { annulPermitido, insertPermitido } from './clones.repository';

/**
 * Puts a person on the allowed list (op 1) or removes them (op 0). Both are one insert or one
 * conditional update, which settles concurrent requests without a row lock.
 * @throws Rechazo 404 for an unknown id; 409 when the list already is as requested.
 */
export async function setPermitido(
  { tx, actor, ahora, audit }: WriteScope,
  { user, op }: { user: number; op: 0 | 1 },
) {
  const { id, usuario } = await getUsuario(tx, user);
  const allows = op === 1;
  const changed = allows
    ? await insertPermitido(tx, { usuario_id: id, encargado_id: actor.id, fecha: ahora })
    : await annulPermitido(tx, id, { por: actor.id, ahora });
  if (!changed)
    throw Rechazo.conflict(allows ? CLONES.yaPermitido(usuario) : CLONES.yaNoPermitido(usuario));
  await audit({
    objetivo: ['usuario', id],
    antes: { permitido: !allows },
    despues: { permitido: allows },
  });
  return {
    msg: allows ? CLONES.permitido(usuario) : CLONES.noPermitido(usuario),
    status: 0 as const,
  };
}
