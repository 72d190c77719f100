import type { LineaEnvio } from './LoteProps';

/** Gives each row the key of its write, all of one lote: sent again under it, nothing is done twice; another lote of the same rows is another. */
export function makeClaves<Row>(rows: readonly Row[]): readonly LineaEnvio<Row>[] {
  const lote = crypto.randomUUID();
  return rows.map((row, index) => ({ row, clave: `lote-${lote}-${index + 1}` }));
}
