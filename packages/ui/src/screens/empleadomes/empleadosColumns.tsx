import { COLUMNAS_EMPLEADOS } from '@garita/domain/empleadomes/columnas';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Column } from '../../components/DataTable/column';
import { encargadoColumn } from '../columns/encargadoColumn';
import { personaColumn } from '../columns/personaColumn';
import type { Empleado } from './EmpleadoMesScreenProps';

export const empleadosColumns: readonly Column<Empleado>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre),
  {
    ...COLUMNAS_EMPLEADOS.desde,
    line: ({ fecha }) => `Desde el ${formatInstant(fecha, { part: 'fecha' })}`,
  },
  COLUMNAS_EMPLEADOS.hasta,
  encargadoColumn,
  {
    id: 'estado',
    header: 'Estado',
    value: (empleado) => (isActivo(empleado) ? 'Activo' : 'Retirado'),
    kind: 'state',
    card: 'main',
    tone: (empleado) => (isActivo(empleado) ? 'success' : 'neutral'),
  },
];
