import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { SearchIcon } from '../../components/icons';

interface TablaProps<Entry> {
  caption: string;
  columns: readonly Column<Entry>[];
  entradas: readonly Entry[];
  palabra: string;
  vacio: string;
  csvName: string;
  rowActions?: (fila: Entry) => RowAction[];
}

const NOUN = { one: 'entrada', many: 'entradas' };

export function Tabla<Entry extends { readonly id: number }>({
  caption,
  columns,
  entradas,
  palabra,
  vacio,
  csvName,
  rowActions,
}: TablaProps<Entry>) {
  const empty =
    palabra === '' ? (
      <EmptyState title="Todavía no hay nada">{vacio}</EmptyState>
    ) : (
      <EmptyState icon={<SearchIcon size={48} />} title="Nada coincide con la búsqueda">
        Prueba con menos letras o revisa cómo está escrito.
      </EmptyState>
    );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={entradas}
      rowKey={({ id }) => id}
      {...(rowActions && { rowActions })}
      empty={empty}
      searchLabel={null}
      noun={NOUN}
      csvName={csvName}
    />
  );
}
