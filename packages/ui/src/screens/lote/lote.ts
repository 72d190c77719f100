/** What is known of a line: `sin respuesta` was sent, and whether it was done is not known. */
export type EstadoLinea = 'en espera' | 'enviando' | 'hecha' | 'rechazada' | 'sin respuesta';

export interface LineaLote {
  readonly estado: EstadoLinea;
  /** Why it was refused, in the portal's words. */
  readonly texto: string | null;
}

/** Many acts under way, one line each, in the order of the list. */
export interface Lote {
  /** Asked, under way, called off while some are still under way, over. */
  readonly fase: 'pregunta' | 'corre' | 'para' | 'acabado';
  readonly lineas: readonly LineaLote[];
  /** For so many seconds the portal wants to be left alone; null when it does not. */
  readonly espera: number | null;
  /** Why the lines that are left were not sent; null when all were, or somebody called them off. */
  readonly interrupcion: string | null;
}

export type Suceso =
  /** Sends what is not settled: all of it at first, what was left after an interruption. */
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

/** Whether a line needs nothing more: it is done, or the portal has judged it. */
export const isSettled = ({ estado }: LineaLote): boolean =>
  estado === 'hecha' || estado === 'rechazada';

const isUnderWay = ({ fase }: Lote): boolean => fase === 'corre' || fase === 'para';

/** How a lote stands after something has happened to it. What is settled stays so, whatever comes late. */
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

/** How many lines are in one of these states. */
export const countLineas = ({ lineas }: Lote, ...estados: readonly EstadoLinea[]): number =>
  lineas.filter(({ estado }) => estados.includes(estado)).length;
