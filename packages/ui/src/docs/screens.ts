import type { OperationId } from '@garita/api-client/access';
import type { PantallaId } from '@garita/domain/pantallas';

/** The book's facts about a screen besides its stories. */
interface ScreenFacts {
  /** The screen's English words for the search: «fines». */
  readonly ingles: string;
  /**
   * The call that the screen depends on: without access to it the screen shows `forbidden`. Null
   * for a screen that reads nothing.
   */
  readonly lee: OperationId | null;
  /** The id of the screen in the portal; absent if it has no address. */
  readonly pantalla?: PantallaId;
  /** The prefix of the ids of the screen's requirements: `TIE` for `TIE-07`. */
  readonly requisitos?: string;
}

/**
 * The facts about each screen, by the id of its stories. A part (`pantallas-nomina-periodos`)
 * without an entry has the facts of its screen.
 */
export const SCREENS: Readonly<Record<string, ScreenFacts>> = {
  'pantallas-agencia': { ingles: 'agency settings', lee: 'identidad', pantalla: 'agencia' },
  'pantallas-agencia-discord': { ingles: 'Discord notices', lee: 'webhooks', pantalla: 'agencia' },
  'pantallas-agencia-enlaces': { ingles: 'links', lee: 'ajustesEnlaces', pantalla: 'agencia' },
  'pantallas-agencia-escalafon': { ingles: 'rank ladder', lee: 'escalafon', pantalla: 'agencia' },
  'pantallas-agencia-identidad': {
    ingles: 'name and emblem',
    lee: 'identidad',
    pantalla: 'agencia',
  },
  'pantallas-agencia-normativa': {
    ingles: 'rulebook',
    lee: 'versionesNormativa',
    pantalla: 'agencia',
  },
  'pantallas-agencia-paga': { ingles: 'pay settings', lee: 'ajustesPaga', pantalla: 'agencia' },
  'pantallas-agencia-permisos': { ingles: 'permissions', lee: 'matriz', pantalla: 'agencia' },
  'pantallas-agencia-registro': {
    ingles: 'sign up settings',
    lee: 'ajustesRegistro',
    pantalla: 'agencia',
  },
  'pantallas-ascensos': {
    ingles: 'promotions',
    lee: 'getUsuariosAscensos',
    pantalla: 'ascensos',
    requisitos: 'ASC',
  },
  'pantallas-ausencias': {
    ingles: 'leave absences',
    lee: 'getMyAusencias',
    pantalla: 'ausencias',
    requisitos: 'AUS',
  },
  'pantallas-avisos': { ingles: 'notifications', lee: 'avisos' },
  'pantallas-bitacora': { ingles: 'audit log', lee: 'bitacora', pantalla: 'bitacora' },
  'pantallas-calcular-rango': {
    ingles: 'rank calculator',
    lee: 'rangos',
    pantalla: 'calcularango',
    requisitos: 'CAL',
  },
  'pantallas-cambionombre': {
    ingles: 'rename',
    lee: 'getNameRequest',
    pantalla: 'cambionombre',
    requisitos: 'NCM',
  },
  'pantallas-celebracion': { ingles: 'celebration', lee: 'avisos' },
  'pantallas-clones': {
    ingles: 'duplicate accounts',
    lee: 'getAllClones',
    pantalla: 'clones',
    requisitos: 'CLO',
  },
  'pantallas-configuracion': {
    ingles: 'account settings',
    lee: 'miCuenta',
    pantalla: 'configuracion',
    requisitos: 'CFG',
  },
  'pantallas-degrados': {
    ingles: 'demotions',
    lee: 'getAllDegrados',
    pantalla: 'degrados',
    requisitos: 'DEG',
  },
  'pantallas-descuentos': {
    ingles: 'deductions',
    lee: 'getAllDescuentos',
    pantalla: 'descuentos',
    requisitos: 'DSC',
  },
  'pantallas-despidos': {
    ingles: 'dismissals',
    lee: 'getAllDespidos',
    pantalla: 'despidos',
    requisitos: 'DES',
  },
  'pantallas-empleadomes': {
    ingles: 'employee of the month',
    lee: 'allEmpleadoMes',
    pantalla: 'empleadomes',
    requisitos: 'EPM',
  },
  'pantallas-equipo': {
    ingles: 'team',
    lee: 'rangosEquipo',
    pantalla: 'equipo',
    requisitos: 'EQU',
  },
  'pantallas-estados': {
    ingles: 'statuses',
    lee: 'estados',
    pantalla: 'estados',
    requisitos: 'EST',
  },
  'pantallas-excepciones': {
    ingles: 'exceptions',
    lee: 'getExcepciones',
    pantalla: 'excepciones',
    requisitos: 'EXC',
  },
  'pantallas-fichaje': {
    ingles: 'clock in',
    lee: 'getFichajes',
    pantalla: 'fichaje',
    requisitos: 'FIC',
  },
  'pantallas-firmas': {
    ingles: 'signatures',
    lee: 'getAllFirmas',
    pantalla: 'firmas',
    requisitos: 'FIR',
  },
  'pantallas-ingreso': { ingles: 'sign in', lee: null },
  'pantallas-inicio': {
    ingles: 'home',
    lee: 'configuracion',
    pantalla: 'inicio',
    requisitos: 'HOM',
  },
  'pantallas-lista-de-paga': {
    ingles: 'paylist',
    lee: 'getListaPaga',
    pantalla: 'listapaga',
    requisitos: 'LPG',
  },
  'pantallas-mantenimiento': {
    ingles: 'maintenance',
    lee: 'allInfoMision',
    pantalla: 'mantenimiento',
    requisitos: 'MAN',
  },
  'pantallas-membresias': {
    ingles: 'memberships',
    lee: 'allMembership',
    pantalla: 'membresias',
    requisitos: 'MEM',
  },
  'pantallas-misiones': {
    ingles: 'missions',
    lee: 'misionesVenta',
    pantalla: 'misiones',
    requisitos: 'MIS',
  },
  'pantallas-multas': {
    ingles: 'fines',
    lee: 'getAllMultas',
    pantalla: 'multas',
    requisitos: 'MUL',
  },
  'pantallas-nombres-enlazados': { ingles: 'linked names', lee: null },
  'pantallas-nomina': {
    ingles: 'payroll',
    lee: 'allNomina',
    pantalla: 'nomina',
    requisitos: 'NOM',
  },
  'pantallas-normativa': {
    ingles: 'rules',
    lee: 'normativa',
    pantalla: 'normativa',
    requisitos: 'NOR',
  },
  'pantallas-pase-lista': {
    ingles: 'roll call',
    lee: 'isPaseLista',
    pantalla: 'paselista',
    requisitos: 'PLI',
  },
  'pantallas-perfil': { ingles: 'profile', lee: 'MyPerfil', pantalla: 'perfil', requisitos: 'PER' },
  'pantallas-persona': { ingles: 'person', lee: 'persona', pantalla: 'persona' },
  'pantallas-preparar': { ingles: 'set up', lee: null, pantalla: 'preparar' },
  'pantallas-primerospasos': { ingles: 'first steps', lee: 'primerosPasos', pantalla: 'inicio' },
  'pantallas-puerta': { ingles: 'door', lee: 'puerta', pantalla: 'puerta' },
  'pantallas-pulso': { ingles: 'pulse', lee: 'pulso', pantalla: 'pulso' },
  'pantallas-radio': { ingles: 'radio', lee: null, pantalla: 'radio', requisitos: 'RAD' },
  'pantallas-rangos': { ingles: 'ranks', lee: 'rangos', pantalla: 'rangos', requisitos: 'RAN' },
  'pantallas-recuperar': { ingles: 'recover account', lee: null, pantalla: 'recuperar' },
  'pantallas-registro': { ingles: 'sign up', lee: null, requisitos: 'REG' },
  'pantallas-registros': {
    ingles: 'records',
    lee: 'getLogPorPalabra',
    pantalla: 'registros',
    requisitos: 'LOG',
  },
  'pantallas-respaldos': { ingles: 'backups', lee: 'respaldos', pantalla: 'respaldos' },
  'pantallas-resumensemanal': {
    ingles: 'weekly summary',
    lee: 'nominaWeek',
    pantalla: 'resumensemanal',
    requisitos: 'RSM',
  },
  'pantallas-seguridad': { ingles: 'security', lee: 'sesiones', pantalla: 'seguridad' },
  'pantallas-sesion': { ingles: 'sign in', lee: null, requisitos: 'AUT' },
  'pantallas-sin-configurar': { ingles: 'not set up', lee: null },
  'pantallas-solicitudes': {
    ingles: 'requests',
    lee: 'getSolicitudes',
    pantalla: 'solicitudes',
    requisitos: 'SOL',
  },
  'pantallas-tiempos': {
    ingles: 'times',
    lee: 'getAllTime',
    pantalla: 'tiempos',
    requisitos: 'TIE',
  },
  'pantallas-traergente': { ingles: 'import people', lee: 'previaAlta', pantalla: 'traergente' },
  'pantallas-traslados': {
    ingles: 'transfers',
    lee: 'getTraslados',
    pantalla: 'traslados',
    requisitos: 'TRA',
  },
  'pantallas-usuarios': {
    ingles: 'users',
    lee: 'usuarioList',
    pantalla: 'usuarios',
    requisitos: 'USU',
  },
  'pantallas-ventas': { ingles: 'sales', lee: 'allVentas', pantalla: 'ventas', requisitos: 'VEN' },
  'pantallas-vetos': { ingles: 'bans', lee: 'vetos', pantalla: 'vetos' },
};

/** The facts for the stories of a screen or of a part of a screen. */
export function factsOf(componentId: string): ScreenFacts | undefined {
  for (let id = componentId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-')))
    if (id in SCREENS) return SCREENS[id];
  return undefined;
}
