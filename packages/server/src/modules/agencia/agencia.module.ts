import type { Module } from '../../gate/Module';
import { getAgencia } from './agencia.service';
import { recuperarPropietario } from './recuperacion.service';
import { setUpAgencia } from './setUp.service';
import { traspasarPropiedad } from './traspaso.service';

export const agenciaModule: Module<'agencia'> = {
  handlers: (deps) => {
    const { db, config } = deps;
    return {
      configuracion: async () => ({
        ...(await getAgencia(db)),
        avatar: config.avatarUrl,
        radio: { stream: config.radioStream, info: config.radioInfo },
        widgets: { discord: config.discordUrl, social: config.socialUrl },
      }),
      setUpAgencia: ({ write, body }) => setUpAgencia(deps, write, body),
      recuperarPropietario: ({ write, body }) => recuperarPropietario(deps, write, body),
      traspasarPropiedad: ({ actor, write, body }) => traspasarPropiedad(deps, write, actor, body),
    };
  },
};
