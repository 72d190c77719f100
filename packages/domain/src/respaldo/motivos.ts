/** Why a backup was made; each keeps its own last ones, so that those made by hand never push out the daily ones. */
export const MOTIVOS = {
  programado: 'Programado',
  manual: 'A mano',
  actualizacion: 'Antes de actualizar',
  restauracion: 'Antes de restaurar',
} as const;

export type Motivo = keyof typeof MOTIVOS;
