import { despidoRules } from '@garita/domain/despidos/despido.rules';
import { DESPIDOS } from '@garita/domain/despidos/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import {
  judgeSancion,
  keepSancion,
  type SancionInput,
  sancionValues,
} from '../normativa/sanciones.service';
import { dismiss } from '../personas/cuenta.repository';
import { getUsuario } from '../personas/personas.service';
import { vetarDespedida } from '../vetos/vetos.service';
import { announce } from '../webhooks/announce.service';
import { closeAll } from './closers';
import { insertDespido } from './despidos.repository';

/**
 * Dismisses a person: the portal refuses their next call, another person may take their signature,
 * and what they have open is closed.
 * @param input.vetar 1 also vetoes the person's name, for good
 * @throws Rechazo 400 by `despidoRules`; 403 for a veto without `vet`; 409 for a person already
 * dismissed; 400 and 409 as `judgeSancion` when the input names an infraction.
 */
export async function despedir(
  scope: WriteScope,
  input: SancionInput & { usuario: number; motivo: string; vetar?: 0 | 1 },
) {
  const { tx, actor, ahora, audit } = scope;
  const { usuario: id, motivo } = input;
  checkRules(despidoRules, { usuario: id, motivo });
  // The write has locked the person's row, so any other act on the person comes either before or
  // after.
  const { usuario, firma, mision } = await getUsuario(tx, id);
  if (!(await dismiss(tx, id, ahora))) throw Rechazo.conflict(DESPIDOS.yaDespedido, 'usuario');
  const sancion = await judgeSancion(tx, { ...input, dada: { accion: 'despido' } });
  const despido = await insertDespido(tx, {
    usuario_id: id,
    encargado_id: actor.id,
    motivo,
    fecha: ahora,
  });
  await keepSancion(tx, sancion, { fecha: ahora, despido_id: despido });
  const cerrado = await closeAll(scope, id);
  const vetado = input.vetar === 1 && (await vetarDespedida(scope, usuario));
  await audit({
    objetivo: ['usuario', id],
    antes: { despedido: null, firma },
    despues: {
      despedido: ahora,
      despido,
      motivo,
      cerrado,
      ...(vetado && { vetado }),
      ...sancionValues(sancion),
    },
  });
  await announce(scope, {
    suceso: 'despido',
    hechos: [{ persona: usuario, rango: mision, encargado: actor.usuario, motivo }],
  });
  return { msg: DESPIDOS.hecho(usuario), status: 0 as const };
}
