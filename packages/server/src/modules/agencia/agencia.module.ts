import type { Module } from '../../gate/Module';
import { getConfiguracion } from '../ajustes/configuracion.service';
import { recuperarPropietario } from './recuperacion.service';
import { setUpAgencia } from './setUp.service';
import { traspasarPropiedad } from './traspaso.service';

export const agenciaModule: Module<'agencia'> = {
  handlers: (deps) => {
    return {
      configuracion: () => getConfiguracion(deps),
      setUpAgencia: ({ write, body }) => setUpAgencia(deps, write, body),
      recuperarPropietario: ({ write, body }) => recuperarPropietario(deps, write, body),
      traspasarPropiedad: (call) => traspasarPropiedad(deps, call),
    };
  },
};
