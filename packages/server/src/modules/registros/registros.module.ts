import type { Call } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { getAccesosFallidos } from './accesos.service';
import { getAscensos, getTiempos } from './enteros.service';
import { getDiasRegistrados, getFichajesRegistrados } from './fichajes.service';
import {
  getAjustes,
  getCambiosNombre,
  getCambiosRango,
  getClonesRegistrados,
} from './manuales.service';
import type { Pagina } from './Pagina';

/**
 * The logs by their name in the contract. GET reads all logs and POST searches one; both answer in
 * the same form.
 */
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

const NEWEST: Pagina = { palabra: '', despues: null };

export const registrosModule: Module<'registros'> = {
  handlers: ({ db }) => ({
    getLog: async () => ({
      tiempos: await getTiempos(db, NEWEST),
      ascensos: await getAscensos(db, NEWEST),
      nombres: await getCambiosNombre(db, NEWEST),
      requisitos: await getAjustes(db, NEWEST),
      rangos: await getCambiosRango(db, NEWEST),
      clones: await getClonesRegistrados(db, NEWEST),
      fichajes: await getFichajesRegistrados(db, NEWEST),
      accesos: await getAccesosFallidos(db, NEWEST),
      fichajesDia: await getDiasRegistrados(db, NEWEST),
    }),
    getLogPorPalabra: ({ body: { modulo, palabra, despues } }) =>
      REGISTROS[modulo](db, {
        palabra: palabra.trim(),
        despues: despues ? { fecha: new Date(despues.fecha), id: despues.id } : null,
      }),
  }),
};
