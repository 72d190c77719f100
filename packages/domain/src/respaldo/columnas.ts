import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';
import { ESTADOS, estadoOf } from './estado';
import { MOTIVOS } from './motivos';

export const COLUMNAS_RESPALDOS = {
  hecho: columnOf('creado_en', 'Hecho', 'instant'),
  motivo: {
    id: 'motivo',
    header: 'Motivo',
    value: ({ motivo }) => MOTIVOS[motivo],
    kind: 'text',
  } satisfies Columna<{ readonly motivo: keyof typeof MOTIVOS }>,
  tamano: columnOf('bytes', 'Tamaño', 'number'),
  filas: columnOf('filas', 'Filas', 'number'),
  version: columnOf('version', 'Garita'),
  comprobado: columnOf('comprobado_en', 'Comprobado', 'instant'),
  estado: {
    id: 'estado',
    header: 'Estado',
    value: (respaldo) => ESTADOS[estadoOf(respaldo)],
    kind: 'text',
  } satisfies Columna<Parameters<typeof estadoOf>[0]>,
};
