import { foldText } from '@garita/domain/formato/foldText';
import { type RawBuilder, type ReferenceExpression, sql } from 'kysely';
import type { DB } from './tables';

/** A LIKE pattern for texts that contain this one, whatever it is made of. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a column contains a text, ignoring case and accents as `foldText` does. No index serves it: for tables that are short, or cut short before. */
export const foldedContains = (column: ReferenceExpression<DB, keyof DB> & string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(regexp_replace(normalize(${sql.ref(column)}, NFD), ${'[\u0300-\u036f]'}, '', 'g')) like ${containing(foldText(text))}`;
