import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';

/**
 * Checks that the avatar with the registering name has the code in its motto.
 * @throws Rechazo 409 without such an avatar or code; 503 if the avatar service fails.
 */
export async function checkMotto(
  { readAvatar }: Pick<Deps, 'readAvatar'>,
  usuario: string,
  codigo: string,
): Promise<void> {
  const avatar = await readAvatar(usuario, { isProof: true });
  if (avatar.estado === 'desconocido') throw Rechazo.conflict(REGISTRO.sinAvatar);
  if (!('mision' in avatar)) throw Rechazo.unavailable(REGISTRO.avatarNoResponde);
  const mision = avatar.mision?.toUpperCase() ?? '';
  if (!mision.includes(codigo.toUpperCase())) throw Rechazo.conflict(REGISTRO.sinCodigo(codigo));
}
