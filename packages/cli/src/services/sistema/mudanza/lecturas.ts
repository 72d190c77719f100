import { ACCESS, type OperationId } from '@garita/api-client/access';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { LARGAS } from '@garita/domain/mudanza/largas';
import { type Declarada, toLlamada } from '../../../acceso/llamadas';
import type { Ficha } from './Copia';

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
  'ventasPendientes',
  'getExcepciones',
  'getWhiteList',
  'getAllRequest',
  'paseListas',
  'allEmpleadoMes',
  'getAllDescuentos',
  ...LARGAS,
]);

/** The statuses of everybody. The call can also write; its `op` makes it a read. */
export const ESTADOS: Ficha = {
  pregunta: { llamada: 'actionEstados', cuerpo: { op: OP_ESTADO.listar } },
  ruta: 'listas/estados.json',
};

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

/** Whether our portals answer a call only to the person whom it is about. */
export const isOwn = (llamada: OperationId): boolean =>
  ACCESS[llamada].every((grant) => 'target' in grant && grant.target === 'self');

/**
 * Every call that `garita mudanza fetch` makes. None writes. `ipdetect` is not among them: it tells the
 * portal the caller's address.
 */
export const LECTURAS: readonly Declarada[] = [
  ...LISTAS,
  ...DE_PERSONA,
  ...DE_SEMANA,
  'usuarioPorNombre',
  'getLogPorPalabra',
  'validateT',
  { id: 'actionEstados', values: { op: OP_ESTADO.listar } },
];

/** The calls of `LECTURAS` that need a permission: our portals are asked the others only about the caller. */
export const CON_PERMISO = LECTURAS.filter((llamada) => !isOwn(toLlamada(llamada).id));
