import type { OperationId } from '@garita/api-client/access';

const calls = <const Ids extends readonly OperationId[]>(ids: Ids): Ids => ids;

/** The calls without parameters. */
export const LISTAS = calls([
  'configuracion',
  'getUsuarios',
  'getAllFirmas',
  'allInfoRank',
  'allInfoMision',
  'rangos',
  'getRangosVenta',
  'getMembresias',
  'fechas',
  'allNomina',
  'getListaPaga',
  'getLog',
  'getFichajes',
  'allMembership',
  'misionesVenta',
  'allVentas',
  'ventasPendientes',
  'getTraslados',
  'getAllMultas',
  'getAllDespidos',
  'getAllDegrados',
  'getAusencias',
  'getExcepciones',
  'estados',
  'getWhiteList',
  'getAllRequest',
  'paseListas',
  'allEmpleadoMes',
  'getAllDescuentos',
]);

/** The calls about a person, by id; `getLogUser` takes the name. */
export const DE_PERSONA = calls([
  'userAllInfo',
  'usuarioPermiso',
  'getSolicitudes',
  'getInfoDetailTime',
  'getLogUser',
]);

/** The calls about a week. */
export const DE_SEMANA = calls(['allNominaPorFecha', 'getListaPagaPorFecha']);

/**
 * Every call that `garita mudanza fetch` makes. None writes. `ipdetect` is not among them: it tells the
 * portal the caller's address.
 */
export const LECTURAS: readonly OperationId[] = [
  ...LISTAS,
  ...DE_PERSONA,
  ...DE_SEMANA,
  'usuarioPorNombre',
  'getLogPorPalabra',
];
