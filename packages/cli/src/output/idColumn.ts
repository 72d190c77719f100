import type { Column } from './Column';

/** The id that other commands accept. */
export const ID: Column<{ readonly id: number }> = {
  header: 'Id',
  value: ({ id }) => id,
  kind: 'number',
};
