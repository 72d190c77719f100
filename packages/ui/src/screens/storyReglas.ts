export const SIN_REGLAS = {
  placa: '',
  placa_avatar: '',
  traslado: '',
  traslado_venta: 0,
  asciende_hasta: 0,
  nomina_asistencia: 0,
  nomina_ascenso: 0,
  nomina_times: 0,
  boni_asistencia: 0,
  boni_ascenso: 0,
  boni_times: 0,
  ascenso: '30 minutos',
  tiempo_ascenso: '30 minute',
  porciento: '',
  paga_nomina: 0,
  paga_boni: 0,
} as const;

/** The rules of a category that requires only an attendance and an hour. */
export const REGLAS_MINIMAS = {
  ...SIN_REGLAS,
  nomina_asistencia: 1,
  nomina_times: 60,
  paga_nomina: 3,
} as const;

export const REGLAS_OFICIALES = {
  traslado: 'Oficial I',
  traslado_venta: 1,
  asciende_hasta: 2,
  nomina_asistencia: 4,
  nomina_ascenso: 3,
  nomina_times: 245,
  boni_asistencia: 6,
  boni_ascenso: 7,
  boni_times: 360,
  ascenso: '2 días',
  tiempo_ascenso: '2 days',
  paga_nomina: 14,
  paga_boni: 6,
} as const;
