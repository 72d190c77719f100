import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { FACTORES } from '@garita/domain/factores/textos';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { listPrestados } from '../ascensos/prestados.service';
import { getUsuario } from '../personas/personas.service';
import { removeFactores } from './factores.service';

/**
 * Removes another person's second factors.
 * @throws Rechazo 403 for a person with permissions that the actor lacks; 404 for an unknown id;
 * 409 for a dismissed person, or a person without a factor.
 */
export async function resetFactores(scope: WriteScope, usuarioId: number) {
  const { tx, actor, audit } = scope;
  const person = await getUsuario(tx, usuarioId);
  if (person.despedido_en !== null) throw Rechazo.conflict(USUARIOS.despedido);
  // An actor who can also reset the password could then sign in as the person. Such a sign-in must
  // not give permissions that the actor lacks.
  const ajenos = listAjenos(actor, await listPrestados(tx, usuarioId));
  if (ajenos.length > 0) throw Rechazo.forbidden(FACTORES.ajeno(ajenos.join(', ')));
  const antes = await removeFactores(tx, usuarioId);
  if (!antes) throw Rechazo.conflict(FACTORES.noTiene);
  await audit({ objetivo: ['usuario', usuarioId], antes, despues: { factores: 'quitados' } });
  return { msg: FACTORES.reiniciado(person.usuario), status: 0 as const };
}
