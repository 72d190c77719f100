import type { OperationId } from '@garita/api-client/access';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { OP_TIEMPO } from '@garita/domain/tiempos/acciones';

/** A call that a command makes. */
export interface Llamada {
  readonly id: OperationId;
  /** The body's fields that say who may make it, where these do. */
  readonly values?: Readonly<Record<string, number>>;
  /** When it is made, as the beginning of a sentence; left out, always. */
  readonly con?: string;
}

type Declarada = OperationId | Llamada;

const tiempo = (accion: keyof typeof OP_TIEMPO): readonly Declarada[] => ['getAllTime', { id: 'actionTime', values: { op: OP_TIEMPO[accion] } }];
const fichaje = (accion: keyof typeof OP_FICHAJE): Llamada => ({ id: 'actionFichar', values: { op: OP_FICHAJE[accion] } });

const AJUSTES = ['identidad', 'ajustesEnlaces', 'ajustesRegistro', 'matriz', 'ajustesPaga', 'escalafon', 'catalogoMembresias', 'borradorNormativa'] as const;
const DECISIONES = [
  'setIdentidad',
  'subirEmblema',
  'setEnlaces',
  'setRegistro',
  'setMatriz',
  'setPaga',
  'cambiosEscalafon',
  'guardarEscalafon',
  'crearMembresia',
  'editMemb',
  'guardarNormativa',
  'publicarNormativa',
] as const;

/**
 * The calls of the contract that each command makes to do what it is for, by its words: its help says from them who may give it. No call, for what is done on this
 * machine alone. A test holds this to the commands and to what they ask the portal.
 */
export const LLAMADAS: Readonly<Record<string, readonly Declarada[]>> = {
  login: ['login', 'loginFactor'],
  logout: ['logout'],
  whoami: ['usuarioPermiso'],
  'portales list': [],
  'portales add': [],
  'portales use': [],
  'portales remove': [],
  'usuarios list': ['getUsuarios', 'rangos', { id: 'usuarioList', con: 'Con --despedidos' }],
  'usuarios show': ['usuarioPorNombre', 'userAllInfo'],
  'usuarios edit': ['userAllInfo', 'editUsuario'],
  'usuarios reenter': ['ingresar', { id: 'permisosDe', con: 'Con --con-permisos' }],
  'usuarios reset-password': ['resetPassword'],
  'usuarios import': ['previaAlta', 'darDeAlta'],
  'usuarios renew-codes': ['pendientesAlta', 'nuevosCodigosAlta'],
  'persona show': ['persona', 'historiaPersona'],
  'nomina show': ['allNomina', 'allNominaPorFecha', { id: 'nominaPeriodo', con: 'Con --periodo' }],
  'nomina why': ['nominaDetalle'],
  'nomina adjust': ['ajustarNomina'],
  'nomina periodos': ['nominaPeriodos'],
  'nomina reset': ['nominaPrevia', 'actionReiniciar'],
  'nomina reopen': ['reabrirNomina'],
  'listapaga show': ['getListaPaga', 'getListaPagaPorFecha'],
  'listapaga update': ['updateLista'],
  'listapaga pay': ['pagar'],
  'listapaga unpay': ['pagar'],
  'listapaga reset': ['actionReiniciar'],
  'ventas list': ['allVentas'],
  'ventas pending': ['ventasPendientes'],
  'ventas pay': ['ventaAction'],
  'ventas unpay': ['ventaAction'],
  'membresias list': ['allMembership'],
  'membresias types': ['getMembresias'],
  'membresias types create': ['crearMembresia'],
  'membresias types retire': ['catalogoMembresias', 'retirarMembresia'],
  'membresias types restore': ['catalogoMembresias', 'reponerMembresia'],
  'membresias sell': ['addMembresia'],
  'membresias delete': ['deleteMemb'],
  'multas list': ['getAllMultas'],
  'multas add': ['sendMulta'],
  'multas collect': ['actionMulta'],
  'multas uncollect': ['actionMulta'],
  'multas delete': ['deleteMulta'],
  'ascensos list': ['turnosAscenso'],
  'ascensos send': ['verUltimoAscenso', 'sendAscenso'],
  'tiempos list': ['getAllTime'],
  'tiempos counting': ['cuentaEncargado'],
  'tiempos count': ['cambiarCuentaEncargado'],
  'tiempos open': ['openTime'],
  'tiempos adjust': tiempo('ajustar'),
  'tiempos link': tiempo('ligar'),
  'tiempos unlink': tiempo('desligar'),
  'tiempos pause': tiempo('pausar'),
  'tiempos resume': tiempo('despausar'),
  'tiempos confirm': tiempo('confirmar'),
  'tiempos cancel': tiempo('cancelar'),
  'fichajes active': ['getFichajesActivos'],
  'fichajes close': ['cerrarFichaje'],
  'fichajes correct': [fichaje('corregir')],
  'fichajes enter': [fichaje('entrada')],
  'fichajes leave': [{ id: 'actionFichar', values: { op: OP_FICHAJE.entrada } }],
  'ausencias list': ['getAusencias'],
  'ausencias accept': ['ausenciaAction'],
  'ausencias decline': ['ausenciaAction'],
  'ausencias away': ['ausentes'],
  'ausencias withdraw': ['getMyAusencias', 'retirarAusencia'],
  'ausencias end': ['getHoy', 'terminarAusencia'],
  'nombres ask': [{ id: 'actionNombre', values: { op: OP_NOMBRE.pedir } }],
  'nombres declined': ['nombreDeclinado'],
  'nombres read': ['enterarseNombre'],
  'despidos list': ['getAllDespidos'],
  'despidos dismiss': ['despedir'],
  'degrados list': ['getAllDegrados'],
  'excepciones list': ['getExcepciones'],
  'excepciones set': ['actionExcepciones'],
  'excepciones delete': ['actionExcepciones'],
  'descuentos list': ['getAllDescuentos'],
  'descuentos create': ['actionDescuentos'],
  'descuentos delete': ['actionDescuentos'],
  'clones list': ['getAllClones'],
  'clones allow': ['getWhiteList', 'actionWhite'],
  'clones disallow': ['getWhiteList', 'actionWhite'],
  'normativa show': ['normativa', { id: 'borradorNormativa', con: 'Con --borrador' }],
  'normativa publish': ['guardarNormativa', 'publicarNormativa'],
  registros: ['getLogPorPalabra'],
  'agencia show': ['configuracion', ...AJUSTES],
  'agencia set': ['configuracion', ...AJUSTES, ...DECISIONES],
  'agencia export': ['configuracion', ...AJUSTES],
  'agencia import': ['configuracion', ...AJUSTES, ...DECISIONES],
  'token list': ['misTokens'],
  'token create': ['crearToken'],
  'token revoke': ['revocarToken'],
  'respaldo create': ['crearRespaldo'],
  'respaldo list': ['respaldos'],
  'respaldo verify': ['comprobarRespaldo'],
  'respaldo download': ['descargarRespaldo'],
  'respaldo restore': [],
  'lotes list': [],
  'lotes show': [],
  'lotes resume': [],
  'lotes undo': [],
  api: [],
  'propietario recuperar': [],
  completion: [],
  help: [],
};

/** The calls of a command; undefined for what is no command. @param path its words behind `garita` */
export const llamadasOf = (path: readonly string[]): readonly Llamada[] | undefined =>
  LLAMADAS[path.join(' ')]?.map((llamada) => (typeof llamada === 'string' ? { id: llamada } : llamada));
