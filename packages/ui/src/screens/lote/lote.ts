/** The state of a line. `sin respuesta`: it was sent, but its outcome is unknown. */
export type EstadoLinea = 'en espera' | 'enviando' | 'hecha' | 'rechazada' | 'sin respuesta';

export interface LineaLote {
  readonly estado: EstadoLinea;
  /** The portal's reason for a refusal. */
  readonly texto: string | null;
}

/** The state of a bulk act, with one line for each row, in the order of the list. */
export interface Lote {
  /** Before the confirmation; sending; stopped by the user but still sending some lines; ended. */
  readonly fase: 'pregunta' | 'corre' | 'para' | 'acabado';
  readonly lineas: readonly LineaLote[];
  /** The seconds that the portal asks to wait; null for none. */
  readonly espera: number | null;
  /** Why the remaining lines were not sent; null if all were sent or the user cancelled. */
  readonly interrupcion: string | null;
}

export type Suceso =
  /** Sends the lines that are not settled: at first all lines, after an interruption the rest. */
  | { readonly tipo: 'envia' }
  | {
      readonly tipo: 'linea';
      readonly indice: number;
      readonly estado: EstadoLinea;
      readonly texto: string | null;
    }
  | { readonly tipo: 'espera'; readonly segundos: number | null }
  | { readonly tipo: 'para' }
  | { readonly tipo: 'acaba'; readonly interrupcion: string | null };

const WAITING: LineaLote = { estado: 'en espera', texto: null };

export const beginLote = (count: number): Lote => ({
  fase: 'pregunta',
  lineas: Array.from({ length: count }, () => WAITING),
  espera: null,
  interrupcion: null,
});

export const isSettled = ({ estado }: LineaLote): boolean =>
  estado === 'hecha' || estado === 'rechazada';

const isUnderWay = ({ fase }: Lote): boolean => fase === 'corre' || fase === 'para';

/** The reducer of a lote. A settled line ignores late events. */
export function reduceLote(lote: Lote, suceso: Suceso): Lote {
  switch (suceso.tipo) {
    case 'envia':
      return isUnderWay(lote) || lote.lineas.every(isSettled)
        ? lote
        : { ...lote, fase: 'corre', espera: null, interrupcion: null };
    case 'linea': {
      const { indice, estado, texto } = suceso;
      const before = lote.lineas[indice];
      if (!isUnderWay(lote) || !before || isSettled(before)) return lote;
      return { ...lote, lineas: lote.lineas.with(indice, { estado, texto }) };
    }
    case 'espera':
      return isUnderWay(lote) ? { ...lote, espera: suceso.segundos } : lote;
    case 'para':
      return lote.fase === 'corre' ? { ...lote, fase: 'para' } : lote;
    case 'acaba':
      if (!isUnderWay(lote)) return lote;
      return {
        fase: 'acabado',
        lineas: lote.lineas.map((linea) =>
          linea.estado === 'enviando' ? { estado: 'sin respuesta', texto: null } : linea,
        ),
        espera: null,
        interrupcion: suceso.interrupcion,
      };
  }
}

export const countLineas = ({ lineas }: Lote, ...estados: readonly EstadoLinea[]): number =>
  lineas.filter(({ estado }) => estados.includes(estado)).length;
