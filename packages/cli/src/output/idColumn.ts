import type { Column } from './Column';

/** The number by which other commands take a row. */
export const ID: Column<{ readonly id: number }> = {
  header: 'Id',
  value: ({ id }) => id,
  kind: 'number',
};
