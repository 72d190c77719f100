import type { Columna } from './columna';

type Value = string | number | null;

/** The column of a row's field; null if the row lacks it. `id` is the column's own, if not that. */
export const columnOf = <Field extends string>(
  field: Field,
  header: string,
  kind: Columna<never>['kind'] = 'text',
  id: string = field,
): Columna<{ readonly [Name in Field]?: Value | undefined }> => ({
  id,
  header,
  value: (row) => row[field] ?? null,
  kind,
});
