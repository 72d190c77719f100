import type { Columna } from './columna';

type Value = string | number | null;

/**
 * The column of a row's field. Its value is null if the row lacks the field. By default its id is
 * the field's name.
 */
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
