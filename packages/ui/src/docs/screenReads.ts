import type { OperationId } from '@garita/api-client/access';

/**
 * The call whose answer a screen cannot be without, by the id of its stories: whom the contract does not admit to it, the screen tells so. What admits
 * everybody stands here too, so that none is forgotten; null where a screen reads nothing.
 */
export const SCREEN_READS: Readonly<Record<string, OperationId | null>> = {
  'pantallas-agencia': 'identidad',
  'pantallas-agencia-discord': 'webhooks',
  'pantallas-agencia-enlaces': 'ajustesEnlaces',
  'pantallas-agencia-escalafon': 'escalafon',
  'pantallas-agencia-identidad': 'identidad',
  'pantallas-agencia-normativa': 'versionesNormativa',
  'pantallas-agencia-paga': 'ajustesPaga',
  'pantallas-agencia-permisos': 'matriz',
  'pantallas-agencia-registro': 'ajustesRegistro',
  'pantallas-ascensos': 'getUsuariosAscensos',
  'pantallas-ausencias': 'getMyAusencias',
  'pantallas-bitacora': 'bitacora',
  'pantallas-calcular-rango': 'rangos',
  'pantallas-cambionombre': 'getNameRequest',
  'pantallas-clones': 'getAllClones',
  'pantallas-configuracion': 'miCuenta',
  'pantallas-degrados': 'getAllDegrados',
  'pantallas-descuentos': 'getAllDescuentos',
  'pantallas-despidos': 'getAllDespidos',
  'pantallas-empleadomes': 'allEmpleadoMes',
  'pantallas-equipo': 'rangosEquipo',
  'pantallas-estados': 'estados',
  'pantallas-excepciones': 'getExcepciones',
  'pantallas-fichaje': 'getFichajes',
  'pantallas-firmas': 'getAllFirmas',
  'pantallas-ingreso': null,
  'pantallas-inicio': 'configuracion',
  'pantallas-lista-de-paga': 'getListaPaga',
  'pantallas-mantenimiento': 'allInfoMision',
  'pantallas-membresias': 'allMembership',
  'pantallas-misiones': 'misionesVenta',
  'pantallas-multas': 'getAllMultas',
  'pantallas-nomina': 'allNomina',
  'pantallas-nombres-enlazados': null,
  'pantallas-normativa': 'normativa',
  'pantallas-pase-lista': 'isPaseLista',
  'pantallas-perfil': 'MyPerfil',
  'pantallas-preparar': null,
  'pantallas-primerospasos': 'primerosPasos',
  'pantallas-radio': null,
  'pantallas-rangos': 'rangos',
  'pantallas-recuperar': null,
  'pantallas-registro': null,
  'pantallas-registros': 'getLogPorPalabra',
  'pantallas-respaldos': 'respaldos',
  'pantallas-resumensemanal': 'nominaWeek',
  'pantallas-seguridad': 'sesiones',
  'pantallas-sesion': null,
  'pantallas-sin-configurar': null,
  'pantallas-solicitudes': 'getSolicitudes',
  'pantallas-tiempos': 'getAllTime',
  'pantallas-traergente': 'previaAlta',
  'pantallas-traslados': 'getTraslados',
  'pantallas-usuarios': 'usuarioList',
  'pantallas-ventas': 'allVentas',
};

/** The call of the screen that these stories belong to: its own, or that of the screen whose part they show. */
export function readOf(componentId: string): OperationId | null | undefined {
  for (let id = componentId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) if (id in SCREEN_READS) return SCREEN_READS[id];
  return undefined;
}
