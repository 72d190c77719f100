import { COLUMNAS_DEGRADOS } from '@garita/domain/degrados/columnas';
import { FECHA } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';
import { encargadoColumn } from '../columns/encargadoColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { Degrado } from './DegradosScreenProps';

export const degradosColumns: readonly Column<Degrado>[] = [
  usuarioColumn,
  {
    ...COLUMNAS_DEGRADOS.anterior,
    line: ({ rango_anterior, rango_degrado }) =>
      [rango_anterior, rango_degrado].filter(Boolean).join(' → '),
  },
  COLUMNAS_DEGRADOS.nuevo,
  motivoColumn,
  encargadoColumn,
  FECHA,
];
