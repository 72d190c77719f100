/** The states, numbered as on the wire (EPM-05). */
export const ESTADO_EMPLEADO = { activo: 0, retirado: 1 } as const;

type EstadoEmpleado = (typeof ESTADO_EMPLEADO)[keyof typeof ESTADO_EMPLEADO];

/** Only active entries can be removed (EPM-07). */
export const isActivo = ({ estado }: { readonly estado: EstadoEmpleado }): boolean =>
  estado === ESTADO_EMPLEADO.activo;
