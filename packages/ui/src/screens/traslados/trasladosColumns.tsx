import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_TRASLADOS } from '@garita/domain/traslados/columnas';
import type { Column } from '../../components/DataTable/column';
import { encargadoOf } from '../columns/encargadoColumn';
import { personaColumn } from '../columns/personaColumn';
import { PlacaCell } from '../PlacaCell';
import type { Traslado } from './TrasladosScreenProps';

export const trasladosColumns: readonly Column<Traslado>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre),
  {
    ...COLUMNAS_TRASLADOS.mision,
    card: 'main',
    width: 220,
    cell: ({ mision, id_categoria }) => <PlacaCell categoria={id_categoria}>{mision}</PlacaCell>,
  },
  { ...COLUMNAS_TRASLADOS.agencia, line: ({ agencia }) => `De ${agencia}` },
  encargadoOf(COLUMNAS_TRASLADOS.alto.value),
  FECHA,
];
