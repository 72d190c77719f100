import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Avatar } from '@garita/domain/avatar/avatar';
import { juzgarConAvatar } from '@garita/domain/puerta/comparar';
import type { Juicio } from '@garita/domain/puerta/juzgar';
import { readNombres } from '@garita/domain/puerta/nombres';
import { PUERTA } from '@garita/domain/puerta/textos';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';

type Mirada = Schemas['Puerta'] & Juicio & { readonly avatar: Avatar };

/** The portal's answer for each name, with its verdict. @throws UsageError without a name */
export async function lookUp(
  { api }: Pick<Connection, 'api'>,
  typed: readonly string[],
): Promise<Mirada[]> {
  const nombres = readNombres(typed.join('\n'));
  if (nombres.length === 0) throw new UsageError(`${PUERTA.sinNombre}.`);
  const miradas: Mirada[] = [];
  for (const nombre of nombres) {
    const [leida, avatar] = await Promise.all([
      call(api, 'puerta', { nombre }),
      call(api, 'puertaAvatar', { nombre }),
    ]);
    miradas.push({ ...leida, avatar, ...juzgarConAvatar(leida, avatar) });
  }
  return miradas;
}
