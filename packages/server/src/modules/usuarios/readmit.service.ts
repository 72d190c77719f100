import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { endDespido } from '../despidos/despidos.service';
import { settleExcepcion } from '../excepciones/ingreso.service';
import { readmit } from '../personas/cuenta.repository';
import { getUsuario } from '../personas/personas.service';
import { requireCategoria } from '../rangos/rangos.service';
import { requirePersonaSinVeto } from '../vetos/vigente.service';

function describeIngreso(usuario: string, permisos: readonly string[], devueltos: boolean): string {
  if (permisos.length === 0) return USUARIOS.ingresado(usuario);
  return (devueltos ? USUARIOS.ingresadoCon : USUARIOS.ingresadoSin)(usuario, permisos.join(', '));
}

/**
 * Readmits a dismissed person with their mission and without a signature. The permission codes of
 * their exception return only with `devolverPermisos`.
 * @throws Rechazo 403 for permission codes of the exception or of the category that the actor may
 * not give; 409 for an active person, and while the person's name is vetoed.
 */
export async function readmitUsuario(
  scope: WriteScope,
  { usuario: id, devolverPermisos = 0 }: Body<'ingresar'>,
) {
  const { tx, actor, ahora, audit } = scope;
  const person = await getUsuario(tx, id);
  await requirePersonaSinVeto(tx, person.usuario, ahora);
  if (!(await readmit(tx, id))) throw Rechazo.conflict(USUARIOS.noDespedido);
  await requireCategoria(tx, actor, { antes: null, despues: person.categoria_id });
  await endDespido(tx, { usuarioId: id, encargadoId: actor.id, ahora });
  const permisos = await settleExcepcion(scope, id, devolverPermisos === 1);
  await audit({
    objetivo: ['usuario', id],
    antes: { despedido: person.despedido_en?.toISOString() ?? null, permisos },
    despues: { despedido: null, permisos: devolverPermisos === 1 ? permisos : [] },
  });
  return {
    msg: describeIngreso(person.usuario, permisos, devolverPermisos === 1),
    status: 0 as const,
    permisos,
  };
}
