import { useMemo } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { SearchIcon } from '../../components/icons';
import type { Fila } from './columns';

interface TablaProps<Entry> {
  caption: string;
  columns: readonly Column<Fila<Entry>>[];
  entradas: readonly Entry[];
  /** What was looked for; empty for nothing. */
  palabra: string;
  /** What will stand here when there is nothing yet. */
  vacio: string;
  csvName: string;
  rowActions?: (fila: Fila<Entry>) => RowAction[];
}

const NOUN = { one: 'entrada', many: 'entradas' };

/** The entries of one log, the newest first. */
export function Tabla<Entry extends object>({ caption, columns, entradas, palabra, vacio, csvName, rowActions }: TablaProps<Entry>) {
  const filas = useMemo(() => entradas.map((entrada, clave) => ({ ...entrada, clave })), [entradas]);
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
      rows={filas}
      rowKey={({ clave }) => clave}
      {...(rowActions && { rowActions })}
      empty={empty}
      searchLabel={null}
      noun={NOUN}
      csvName={csvName}
    />
  );
}
