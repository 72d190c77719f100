import type { PantallaId } from '@garita/domain/pantallas';

/** Search words of a screen in the palette. */
export const SINONIMOS: Partial<Record<PantallaId, string>> = {
  perfil: 'mi cuenta yo historia paga',
  configuracion: 'ajustes clave contraseña avisos',
  seguridad: 'sesiones segundo factor tokens llaves',
  estados: 'mensaje cinta',
  ascensos: 'subir de rango promocionar',
  nomina: 'sueldo requisitos periodo',
  paselista: 'asistencia lista',
  fichaje: 'entrada salida reloj',
  ausencias: 'vacaciones permiso días',
  membresias: 'vip vender',
  listapaga: 'sueldos cobrar pagar',
  pulso: 'estadísticas gráficos actividad retención riesgo',
  equipo: 'gente plantilla quién es quién',
  multas: 'sanción castigo',
  degrados: 'bajar de rango',
  despidos: 'echar expulsar',
  usuarios: 'gente personas cuentas',
  registros: 'historial log',
  bitacora: 'auditoría cambios',
  agencia: 'ajustes escalafón permisos discord',
  rangos: 'categorías placas escalafón',
  normativa: 'reglas normas',
  radio: 'música',
};
