import { createHash } from 'node:crypto';
import { migrations } from '@garita/server/src/db/migrations/migrations';

/**
 * Sixteen hexadecimal digits, which differ if any migration differs. @param more further texts on
 * which the digits depend
 */
export function schemaFingerprint(more: readonly string[] = []): string {
  const code = Object.entries(migrations).map(([name, migration]) => `${name} ${migration.up}`);
  return createHash('sha256')
    .update([...code, ...more].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
