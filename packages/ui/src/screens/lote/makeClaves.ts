import { randomKey } from '@garita/domain/bytes/randomKey';
import type { LineaEnvio } from './LoteProps';

/** Gives each row the key of its write: sent again under it, nothing is done twice. @param keptOf a key under which it was sent before, and nobody knows what came of it */
export function makeClaves<Row>(
  rows: readonly Row[],
  keptOf: (row: Row) => string | undefined = () => undefined,
): readonly LineaEnvio<Row>[] {
  const lote = randomKey();
  return rows.map((row, index) => ({ row, clave: keptOf(row) ?? `lote-${lote}-${index + 1}` }));
}
