import { juzgarConAvatar } from '@garita/domain/puerta/comparar';
import type { Juicio } from '@garita/domain/puerta/juzgar';
import type { Consulta, Puerta } from './PuertaScreenProps';

/** The verdict on a name, with the avatar once it is known. */
export const juicioDe = (puerta: Puerta, avatar: Consulta['avatar']): Juicio =>
  juzgarConAvatar(puerta, avatar.kind === 'ready' ? avatar.data.avatar : null);
