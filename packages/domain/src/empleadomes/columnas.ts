import { type Columna, FECHA } from '../listas/columna';

interface Empleado {
  readonly fecha: string;
  readonly hasta: string | null;
}

export const COLUMNAS_EMPLEADOS = {
  desde: { ...FECHA, header: 'Desde' },
  hasta: { id: 'hasta', header: 'Hasta', value: ({ hasta }) => hasta, kind: 'instant' },
} satisfies Record<string, Columna<Empleado>>;
