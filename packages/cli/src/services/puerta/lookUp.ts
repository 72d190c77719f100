import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Avatar } from '@garita/domain/avatar/avatar';
import { juzgarConAvatar } from '@garita/domain/puerta/comparar';
import type { Juicio } from '@garita/domain/puerta/juzgar';
import { readNombres } from '@garita/domain/puerta/nombres';
import { PUERTA } from '@garita/domain/puerta/textos';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';

interface AvatarMirado {
  /**
   * Null if the call for the avatar fails, for example because the portal refuses it or is too old
   * for it.
   */
  readonly avatar: Avatar | null;
  /** The portal's message when `avatar` is null; otherwise null. */
  readonly sinAvatar: string | null;
}

type Mirada = Schemas['Puerta'] & Juicio & AvatarMirado;

/**
 * Looks up the avatar. If the portal refuses, the verdict on the name itself must still be shown.
 */
const readAvatar = ({ api }: Pick<Connection, 'api'>, nombre: string): Promise<AvatarMirado> =>
  call(api, 'puertaAvatar', { nombre }).then(
    (avatar) => ({ avatar, sinAvatar: null }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return { avatar: null, sinAvatar: error.message };
    },
  );

/** The portal's answer for each name, with the verdict. @throws UsageError without a name */
export async function lookUp(
  connection: Pick<Connection, 'api'>,
  typed: readonly string[],
): Promise<Mirada[]> {
  const nombres = readNombres(typed.join('\n'));
  if (nombres.length === 0) throw new UsageError(`${PUERTA.sinNombre}.`);
  const miradas: Mirada[] = [];
  for (const nombre of nombres) {
    const [leida, mirado] = await Promise.all([
      call(connection.api, 'puerta', { nombre }),
      readAvatar(connection, nombre),
    ]);
    miradas.push({ ...leida, ...mirado, ...juzgarConAvatar(leida, mirado.avatar) });
  }
  return miradas;
}
