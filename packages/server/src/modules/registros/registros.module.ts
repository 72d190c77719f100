import type { Call } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { getAccesosFallidos } from './accesos.service';
import { getAscensos, getTiempos } from './enteros.service';
import { getDiasRegistrados, getFichajesRegistrados } from './fichajes.service';
import { getAjustes, getCambiosNombre, getCambiosRango, getClonesRegistrados } from './manuales.service';

/** Every log by its name on the wire: GET tells all of them, POST searches one, in one shape. */
const REGISTROS = {
  tiempos: getTiempos,
  ascensos: getAscensos,
  nombres: getCambiosNombre,
  requisitos: getAjustes,
  rangos: getCambiosRango,
  clones: getClonesRegistrados,
  fichajes: getFichajesRegistrados,
  accesos: getAccesosFallidos,
  fichajesDia: getDiasRegistrados,
} as const satisfies Record<Call<'getLogPorPalabra'>['body']['modulo'], unknown>;

export const registrosModule: Module<'registros'> = {
  handlers: ({ db }) => ({
    getLog: async () => ({
      tiempos: await getTiempos(db, ''),
      ascensos: await getAscensos(db, ''),
      nombres: await getCambiosNombre(db, ''),
      requisitos: await getAjustes(db, ''),
      rangos: await getCambiosRango(db, ''),
      clones: await getClonesRegistrados(db, ''),
      fichajes: await getFichajesRegistrados(db, ''),
      accesos: await getAccesosFallidos(db, ''),
      fichajesDia: await getDiasRegistrados(db, ''),
    }),
    getLogPorPalabra: ({ body }) => REGISTROS[body.modulo](db, body.palabra.trim()),
  }),
};
