import type { Avatar } from '@garita/domain/avatar/avatar';
import { juzgarConAvatar } from '@garita/domain/puerta/comparar';
import type { Juicio } from '@garita/domain/puerta/juzgar';
import type { Consulta } from './PuertaScreenProps';

const avatarOf = ({ avatar }: Consulta): Avatar | null =>
  avatar.kind === 'ready' ? avatar.data.avatar : null;

/** The verdict on a name, with the avatar once it is known; null without an answer. */
export const juicioDe = (consulta: Consulta): Juicio | null =>
  consulta.state.kind === 'ready'
    ? juzgarConAvatar(consulta.state.data.puerta, avatarOf(consulta))
    : null;
