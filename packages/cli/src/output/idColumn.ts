import type { Column } from './Column';

export const ID: Column<{ readonly id: number }> = {
  header: 'Id',
  value: ({ id }) => id,
  kind: 'number',
};
