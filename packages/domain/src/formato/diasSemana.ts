/** Monday first. */
export const DIAS_SEMANA = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

/** A distinct letter for each day of `DIAS_SEMANA`: X for miércoles, M for martes. */
export const LETRAS_SEMANA = 'LMXJVSD';
