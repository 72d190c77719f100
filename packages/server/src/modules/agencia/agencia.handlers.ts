import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getAgencia } from './agencia.service';

export const agenciaHandlers = ({ db, config }: Deps): HandlersOf<'agencia'> => ({
  configuracion: async () => ({
    ...(await getAgencia(db)),
    avatar: config.avatarUrl,
    radio: { stream: config.radioStream, info: config.radioInfo },
    widgets: { discord: config.discordUrl, social: config.socialUrl },
  }),
});
