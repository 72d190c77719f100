/**
 * The things that a dismissal closes, in the server's order. The server must have an act for each
 * entry.
 */
export const CIERRES = [
  'tiempos',
  'fichaje',
  'solicitudes',
  'nombre',
  'ausencia',
  'estado',
  'empleadoMes',
  'sesiones',
  'tokens',
] as const;

export type Cierre = (typeof CIERRES)[number];

export const NOMBRES_CIERRE: Readonly<Record<Cierre, string>> = {
  tiempos: 'su tiempo abierto se cancela sin abonar minutos, y los que lleva quedan sin encargado',
  fichaje: 'su entrada se cierra',
  solicitudes: 'se retiran las solicitudes de ascenso que tiene y las que propuso',
  nombre: 'se retira su petición de cambio de nombre',
  ausencia: 'se cancela la ausencia que espera respuesta y termina la aceptada',
  estado: 'se borra su estado',
  empleadoMes: 'deja de ser empleado del mes',
  sesiones: 'sus sesiones se cierran en todos los dispositivos',
  tokens: 'sus tokens se revocan',
};
