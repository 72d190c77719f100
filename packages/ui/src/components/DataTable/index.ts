export type { CellValue, Column, ColumnKind, RowAction, SortDirection, SortState } from './column';
export { DataTable, type DataTableProps } from './DataTable';
export type { RowTone } from './tableStyles';
