import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { endDespido } from '../despidos/ingreso.service';
import { readmit } from './usuarios.repository';
import { getUsuario } from './usuarios.service';

/** Takes a dismissed person back at their mission, without a signature (domain §7). @throws Rechazo 409 for somebody active. */
export async function readmitUsuario({ tx, actor, ahora, audit }: WriteScope<Actor>, id: number) {
  const person = await getUsuario(tx, id);
  if (!(await readmit(tx, id))) throw Rechazo.conflict(USUARIOS.noDespedido);
  await endDespido(tx, { usuarioId: id, encargadoId: actor.id, ahora });
  await audit({ objetivo: { tipo: 'usuario', id }, antes: { despedido: person.despedido_en?.toISOString() ?? null }, despues: { despedido: null } });
  return { msg: USUARIOS.ingresado(person.usuario), status: 0 as const };
}
