import type { Columna } from './columna';

type Value = string | number | null;

/** The column of one field of the row, which a row may lack. @param id the field's name */
export const columnOf = <Id extends string>(
  id: Id,
  header: string,
  kind: Columna<never>['kind'] = 'text',
): Columna<{ readonly [Field in Id]?: Value | undefined }> => ({
  id,
  header,
  value: (row) => row[id] ?? null,
  kind,
});
