import type { OperationId } from '@garita/api-client/access';
import type { PantallaId } from '@garita/domain/pantallas';

/** The book's facts about a screen besides its stories. */
interface ScreenFacts {
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
  'pantallas-agencia': { lee: 'identidad', pantalla: 'agencia' },
  'pantallas-agencia-discord': { lee: 'webhooks', pantalla: 'agencia' },
  'pantallas-agencia-enlaces': { lee: 'ajustesEnlaces', pantalla: 'agencia' },
  'pantallas-agencia-escalafon': { lee: 'escalafon', pantalla: 'agencia' },
  'pantallas-agencia-identidad': { lee: 'identidad', pantalla: 'agencia' },
  'pantallas-agencia-normativa': { lee: 'versionesNormativa', pantalla: 'agencia' },
  'pantallas-agencia-paga': { lee: 'ajustesPaga', pantalla: 'agencia' },
  'pantallas-agencia-permisos': { lee: 'matriz', pantalla: 'agencia' },
  'pantallas-agencia-registro': { lee: 'ajustesRegistro', pantalla: 'agencia' },
  'pantallas-ascensos': { lee: 'getUsuariosAscensos', pantalla: 'ascensos', requisitos: 'ASC' },
  'pantallas-ausencias': { lee: 'getMyAusencias', pantalla: 'ausencias', requisitos: 'AUS' },
  'pantallas-avisos': { lee: 'avisos' },
  'pantallas-bitacora': { lee: 'bitacora', pantalla: 'bitacora' },
  'pantallas-calcular-rango': { lee: 'rangos', pantalla: 'calcularango', requisitos: 'CAL' },
  'pantallas-cambionombre': { lee: 'getNameRequest', pantalla: 'cambionombre', requisitos: 'NCM' },
  'pantallas-celebracion': { lee: 'avisos' },
  'pantallas-clones': { lee: 'getAllClones', pantalla: 'clones', requisitos: 'CLO' },
  'pantallas-configuracion': { lee: 'miCuenta', pantalla: 'configuracion', requisitos: 'CFG' },
  'pantallas-degrados': { lee: 'getAllDegrados', pantalla: 'degrados', requisitos: 'DEG' },
  'pantallas-descuentos': { lee: 'getAllDescuentos', pantalla: 'descuentos', requisitos: 'DSC' },
  'pantallas-despidos': { lee: 'getAllDespidos', pantalla: 'despidos', requisitos: 'DES' },
  'pantallas-empleadomes': { lee: 'allEmpleadoMes', pantalla: 'empleadomes', requisitos: 'EPM' },
  'pantallas-equipo': { lee: 'rangosEquipo', pantalla: 'equipo', requisitos: 'EQU' },
  'pantallas-estados': { lee: 'estados', pantalla: 'estados', requisitos: 'EST' },
  'pantallas-excepciones': { lee: 'getExcepciones', pantalla: 'excepciones', requisitos: 'EXC' },
  'pantallas-fichaje': { lee: 'getFichajes', pantalla: 'fichaje', requisitos: 'FIC' },
  'pantallas-firmas': { lee: 'getAllFirmas', pantalla: 'firmas', requisitos: 'FIR' },
  'pantallas-ingreso': { lee: null },
  'pantallas-inicio': { lee: 'configuracion', pantalla: 'inicio', requisitos: 'HOM' },
  'pantallas-lista-de-paga': { lee: 'getListaPaga', pantalla: 'listapaga', requisitos: 'LPG' },
  'pantallas-mantenimiento': { lee: 'allInfoMision', pantalla: 'mantenimiento', requisitos: 'MAN' },
  'pantallas-membresias': { lee: 'allMembership', pantalla: 'membresias', requisitos: 'MEM' },
  'pantallas-misiones': { lee: 'misionesVenta', pantalla: 'misiones', requisitos: 'MIS' },
  'pantallas-multas': { lee: 'getAllMultas', pantalla: 'multas', requisitos: 'MUL' },
  'pantallas-nombres-enlazados': { lee: null },
  'pantallas-nomina': { lee: 'allNomina', pantalla: 'nomina', requisitos: 'NOM' },
  'pantallas-normativa': { lee: 'normativa', pantalla: 'normativa', requisitos: 'NOR' },
  'pantallas-pase-lista': { lee: 'isPaseLista', pantalla: 'paselista', requisitos: 'PLI' },
  'pantallas-perfil': { lee: 'MyPerfil', pantalla: 'perfil', requisitos: 'PER' },
  'pantallas-persona': { lee: 'persona', pantalla: 'persona' },
  'pantallas-preparar': { lee: null, pantalla: 'preparar' },
  'pantallas-primerospasos': { lee: 'primerosPasos', pantalla: 'inicio' },
  'pantallas-puerta': { lee: 'puerta', pantalla: 'puerta' },
  'pantallas-pulso': { lee: 'pulso', pantalla: 'pulso' },
  'pantallas-radio': { lee: null, pantalla: 'radio', requisitos: 'RAD' },
  'pantallas-rangos': { lee: 'rangos', pantalla: 'rangos', requisitos: 'RAN' },
  'pantallas-recuperar': { lee: null, pantalla: 'recuperar' },
  'pantallas-registro': { lee: null, requisitos: 'REG' },
  'pantallas-registros': { lee: 'getLogPorPalabra', pantalla: 'registros', requisitos: 'LOG' },
  'pantallas-respaldos': { lee: 'respaldos', pantalla: 'respaldos' },
  'pantallas-resumensemanal': { lee: 'nominaWeek', pantalla: 'resumensemanal', requisitos: 'RSM' },
  'pantallas-seguridad': { lee: 'sesiones', pantalla: 'seguridad' },
  'pantallas-sesion': { lee: null, requisitos: 'AUT' },
  'pantallas-sin-configurar': { lee: null },
  'pantallas-solicitudes': { lee: 'getSolicitudes', pantalla: 'solicitudes', requisitos: 'SOL' },
  'pantallas-tiempos': { lee: 'getAllTime', pantalla: 'tiempos', requisitos: 'TIE' },
  'pantallas-traergente': { lee: 'previaAlta', pantalla: 'traergente' },
  'pantallas-traslados': { lee: 'getTraslados', pantalla: 'traslados', requisitos: 'TRA' },
  'pantallas-usuarios': { lee: 'usuarioList', pantalla: 'usuarios', requisitos: 'USU' },
  'pantallas-ventas': { lee: 'allVentas', pantalla: 'ventas', requisitos: 'VEN' },
  'pantallas-vetos': { lee: 'vetos', pantalla: 'vetos' },
};

/** The facts for the stories of a screen or of a part of a screen. */
export function factsOf(componentId: string): ScreenFacts | undefined {
  for (let id = componentId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-')))
    if (id in SCREENS) return SCREENS[id];
  return undefined;
}
