import { COLUMNAS_DESPIDOS } from '@garita/domain/despidos/columnas';
import { isVigente } from '@garita/domain/despidos/despido';
import { FECHA } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';
import { encargadoColumn } from '../columns/encargadoColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { Despido } from './DespidosScreenProps';

export const despidosColumns: readonly Column<Despido>[] = [
  usuarioColumn,
  motivoColumn,
  FECHA,
  encargadoColumn,
  COLUMNAS_DESPIDOS.ingreso,
];

/** Mutes the row of a dismissal whose person has been readmitted. */
export const toneDespido = (despido: Despido): 'muted' | undefined =>
  isVigente(despido) ? undefined : 'muted';
