import { randomKey } from '@garita/domain/bytes/randomKey';
import type { LineaEnvio } from './LoteProps';

/**
 * Gives each row its idempotency key.
 * @param keptOf returns the key of an earlier attempt with unknown outcome, to send it again
 */
export function makeClaves<Row>(
  rows: readonly Row[],
  keptOf: (row: Row) => string | undefined = () => undefined,
): readonly LineaEnvio<Row>[] {
  const lote = randomKey();
  return rows.map((row, index) => ({ row, clave: keptOf(row) ?? `lote-${lote}-${index + 1}` }));
}
