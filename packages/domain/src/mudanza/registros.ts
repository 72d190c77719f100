import { dia, entero, instante, texto } from './campos';
import { campoDe, filasDe, listaEn } from './filas';
import { readFichajes } from './readFichajes';

const MANUAL = filasDe({ id: entero, motivo: texto, encargadoNombre: texto, fecha: instante });

/** The readers of the logs, by their names on the wire, in the order of the tabs. */
export const REGISTROS_VIEJOS = {
  tiempos: filasDe({ id: entero, motivo: texto, usuario: texto, fecha: instante }),
  ascensos: filasDe({
    id: entero,
    nombre_usuario: texto,
    nueva: texto,
    nombre_encargado: texto,
    fecha: instante,
  }),
  nombres: MANUAL,
  clones: filasDe({ id: entero, motivo: texto, fecha: instante }),
  requisitos: MANUAL,
  rangos: MANUAL,
  fichajes: readFichajes,
  fichajesDia: filasDe({ usuario: entero, usuarioNombre: texto, dia, minsT: entero }),
} as const;

export type RegistroViejo = keyof typeof REGISTROS_VIEJOS;

type Registros = {
  readonly [Modulo in RegistroViejo]: ReturnType<(typeof REGISTROS_VIEJOS)[Modulo]>;
};

/** Reads `getLog`: an object with a list for each log, or the lists in the order of the tabs. */
export function readRegistros(raw: unknown, zona: string): Registros {
  const lists = Object.entries(REGISTROS_VIEJOS).map(([modulo, read], index) => [
    modulo,
    read(campoDe(raw, modulo) ?? listaEn(raw, index), zona),
  ]);
  return Object.fromEntries(lists) as Registros;
}
