import { defaultSeparador, SEPARADORES, type Separador } from '@garita/domain/formato/formatCsv';

const KEY = 'garita-csv';

/** The separator of exports: a fixed one, or the one of the browser's language. */
export type EleccionSeparador = Separador | 'idioma';

/**
 * The user's choice of separator in localStorage. Without storage the browser's language decides.
 */
export const keptSeparador = {
  read: (): EleccionSeparador => {
    try {
      const kept = localStorage.getItem(KEY);
      return SEPARADORES.find((one) => one === kept) ?? 'idioma';
    } catch {
      return 'idioma';
    }
  },
  keep: (eleccion: EleccionSeparador): void => {
    try {
      if (eleccion === 'idioma') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, eleccion);
    } catch {
      // Without storage the choice is not kept.
    }
  },
};

export function currentSeparador(): Separador {
  const eleccion = keptSeparador.read();
  return eleccion === 'idioma' ? defaultSeparador(navigator.language) : eleccion;
}
