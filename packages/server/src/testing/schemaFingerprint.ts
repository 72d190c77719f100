import { createHash } from 'node:crypto';
import { migrations } from '../db/migrations/migrations';

/** Sixteen hexadecimal digits that change with any migration: their code holds their SQL. */
export function schemaFingerprint(): string {
  const code = Object.entries(migrations).map(([name, migration]) => `${name} ${migration.up}`);
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, 16);
}
