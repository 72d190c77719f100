/** Each reason has its own retention, so that manual backups never displace scheduled backups. */
export const MOTIVOS = {
  programado: 'Programado',
  manual: 'A mano',
  actualizacion: 'Antes de actualizar',
  restauracion: 'Antes de restaurar',
} as const;

export type Motivo = keyof typeof MOTIVOS;
