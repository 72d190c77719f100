import type { BulkRun } from './LoteProps';
import type { EstadoLinea } from './lote';

/** The answers of a story's portal, by name. A line without an entry is done. */
export type Respuestas = Readonly<
  Record<string, { readonly estado: EstadoLinea; readonly texto?: string }>
>;

/**
 * A portal that answers without delay, line by line.
 * @param nombreOf the name of a row's subject
 * @param secretoOf the secret in the answer of a line that is done
 */
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
    { tell, give }: BulkRun,
  ): Promise<string | null> => {
    for (const [indice, { row }] of lineas.entries()) {
      const { estado, texto = null } = respuestas[nombreOf(row)] ?? { estado: 'hecha' as const };
      tell(indice, 'enviando', null);
      if (secretoOf && estado === 'hecha') give?.(indice, secretoOf(row));
      tell(indice, estado, texto);
    }
    return interrupcion;
  };
