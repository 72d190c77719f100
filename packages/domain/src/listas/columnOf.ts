import type { Columna } from './columna';

type Value = string | number | null;

/** The column of the row's field `id`; null if the row lacks it. */
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
