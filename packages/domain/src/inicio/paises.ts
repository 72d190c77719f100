export interface Pais {
  /** ISO 3166, two letters. */
  readonly codigo: string;
  readonly nombre: string;
  /** IANA zone of the capital. */
  readonly zona: string;
}

/** The Spanish-speaking countries, in Spanish order of their names (HOM-08). */
export const PAISES: readonly Pais[] = [
  { codigo: 'AR', nombre: 'Argentina', zona: 'America/Argentina/Buenos_Aires' },
  { codigo: 'BO', nombre: 'Bolivia', zona: 'America/La_Paz' },
  { codigo: 'CL', nombre: 'Chile', zona: 'America/Santiago' },
  { codigo: 'CO', nombre: 'Colombia', zona: 'America/Bogota' },
  { codigo: 'CR', nombre: 'Costa Rica', zona: 'America/Costa_Rica' },
  { codigo: 'CU', nombre: 'Cuba', zona: 'America/Havana' },
  { codigo: 'EC', nombre: 'Ecuador', zona: 'America/Guayaquil' },
  { codigo: 'SV', nombre: 'El Salvador', zona: 'America/El_Salvador' },
  { codigo: 'ES', nombre: 'España', zona: 'Europe/Madrid' },
  { codigo: 'GT', nombre: 'Guatemala', zona: 'America/Guatemala' },
  { codigo: 'GQ', nombre: 'Guinea Ecuatorial', zona: 'Africa/Malabo' },
  { codigo: 'HN', nombre: 'Honduras', zona: 'America/Tegucigalpa' },
  { codigo: 'MX', nombre: 'México', zona: 'America/Mexico_City' },
  { codigo: 'NI', nombre: 'Nicaragua', zona: 'America/Managua' },
  { codigo: 'PA', nombre: 'Panamá', zona: 'America/Panama' },
  { codigo: 'PY', nombre: 'Paraguay', zona: 'America/Asuncion' },
  { codigo: 'PE', nombre: 'Perú', zona: 'America/Lima' },
  { codigo: 'PR', nombre: 'Puerto Rico', zona: 'America/Puerto_Rico' },
  { codigo: 'DO', nombre: 'República Dominicana', zona: 'America/Santo_Domingo' },
  { codigo: 'UY', nombre: 'Uruguay', zona: 'America/Montevideo' },
  { codigo: 'VE', nombre: 'Venezuela', zona: 'America/Caracas' },
];
