/** English search words, each with a pattern for the ids of its stories. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^pantallas-agencia/, 'agency settings'],
  [/^pantallas-ascensos/, 'promotions'],
  [/^pantallas-ausencias/, 'leave absences'],
  [/^pantallas-avisos/, 'notifications'],
  [/^pantallas-bitacora/, 'audit log'],
  [/^pantallas-cambionombre/, 'rename'],
  [/^pantallas-degrados/, 'demotions'],
  [/^pantallas-descuentos/, 'deductions'],
  [/^pantallas-despidos/, 'dismissals'],
  [/^pantallas-empleadomes/, 'employee of the month'],
  [/^pantallas-equipo/, 'team'],
  [/^pantallas-fichaje/, 'clock in'],
  [/^pantallas-firmas/, 'signatures'],
  [/^pantallas-inicio/, 'home'],
  [/^pantallas-lista-de-paga/, 'paylist'],
  [/^pantallas-membresias/, 'memberships'],
  [/^pantallas-multas/, 'fines'],
  [/^pantallas-nomina/, 'payroll'],
  [/^pantallas-pase-lista/, 'roll call'],
  [/^pantallas-perfil/, 'profile'],
  [/^pantallas-puerta/, 'door'],
  [/^pantallas-rangos/, 'ranks'],
  [/^pantallas-respaldos/, 'backups'],
  [/^pantallas-(sesion|registro|ingreso)/, 'sign in'],
  [/^pantallas-solicitudes/, 'requests'],
  [/^pantallas-tiempos/, 'times'],
  [/^pantallas-traslados/, 'transfers'],
  [/^pantallas-usuarios/, 'users'],
  [/^pantallas-ventas/, 'sales'],
  [/^pantallas-vetos/, 'bans'],
  [/oscuro|tema\b/, 'dark theme'],
  [/--(carga|cargando)/, 'loading'],
  [/--(vacio|vacia|nada|nadie)/, 'empty'],
  [/error|fallo|falla/, 'error'],
  [/--sin-permiso/, 'forbidden'],
  [/telefono|movil/, 'phone'],
  [/teclado|teclas/, 'keyboard'],
  [/--muchas-filas/, 'many rows'],
];
const SEPARATOR = ' | ';

/**
 * A story's name for the index, with the English search words for its id: «Vacío | fines, empty».
 */
export function withEnglish(id: string, name: string): string {
  const words = ENGLISH.filter(([pattern]) => pattern.test(id)).map(([, found]) => found);
  return words.length > 0 ? `${name}${SEPARATOR}${words.join(', ')}` : name;
}

/** The name that the sidebar shows: without the English words. */
export const withoutEnglish = (name: string): string => name.split(SEPARATOR)[0] ?? name;
