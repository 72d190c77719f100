import type { Curso } from './LoteProps';
import type { EstadoLinea } from './lote';

/** How a portal of a story answers the line of somebody: done, unless something else is said. */
export type Respuestas = Readonly<
  Record<string, { readonly estado: EstadoLinea; readonly texto?: string }>
>;

/** A portal that answers at once, line by line. @param nombreOf whom a row is about @param secretoOf what answers a line that is done, where it is a secret */
export const portalOf =
  <Row>(
    nombreOf: (row: Row) => string,
    respuestas: Respuestas = {},
    interrupcion: string | null = null,
    secretoOf?: (row: Row) => string,
  ) =>
  async (
    _pedido: unknown,
    lineas: readonly { readonly row: Row }[],
    { tell, give }: Curso,
  ): Promise<string | null> => {
    for (const [indice, { row }] of lineas.entries()) {
      const { estado, texto = null } = respuestas[nombreOf(row)] ?? { estado: 'hecha' as const };
      tell(indice, 'enviando', null);
      if (secretoOf && estado === 'hecha') give?.(indice, secretoOf(row));
      tell(indice, estado, texto);
    }
    return interrupcion;
  };
