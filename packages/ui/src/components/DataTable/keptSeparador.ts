import { defaultSeparador, SEPARADORES, type Separador } from '@garita/domain/formato/formatCsv';

const KEY = 'garita-csv';

/** What parts the cells of exported lists: one of them, or what the browser's language expects. */
export type EleccionSeparador = Separador | 'idioma';

/** The person's choice, which this browser keeps; where storage is forbidden it is always the language's. */
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
      // It is the language's again.
    }
  },
};

/** What parts the cells of a list that is exported now. */
export function currentSeparador(): Separador {
  const eleccion = keptSeparador.read();
  return eleccion === 'idioma' ? defaultSeparador(navigator.language) : eleccion;
}
