import { columnOf } from '../listas/columnOf';
import { ESTADOS_VETO, type EstadoVeto } from './veto';

export const COLUMNAS_VETOS = {
  nombre: columnOf('nombre', 'Nombre'),
  estado: {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }: { readonly estado: EstadoVeto }) => ESTADOS_VETO[estado],
    kind: 'text',
  },
  /** The last day. */
  hasta: columnOf('hasta', 'Hasta'),
  enlace: columnOf('enlace', 'Prueba'),
  levantado: columnOf('levantado', 'Se levantó', 'instant'),
  levantadoPor: columnOf('levantadoPor', 'Lo levantó'),
} as const;
