// Generated from openapi.yaml by `npm run generate`; never edited.
import type { Tema } from '@garita/domain/temas';
import type { OperationId } from './access';

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tema: Tema;
  readonly effect: 'read' | 'write';
}

const read = <const Path extends string, const Of extends Tema>(path: Path, tema: Of) => ({ method: 'GET', path, tema, effect: 'read' }) as const;
const write = <const Path extends string, const Of extends Tema>(path: Path, tema: Of) => ({ method: 'POST', path, tema, effect: 'write' }) as const;

/** The path, the tema and the kind (read or write) of each call. */
export const OPERATIONS = {
  health: read('/health', 'sistema'),
  cambios: read('/ext/cambios', 'cambios'),
  avisos: read('/ext/avisos', 'avisos'),
  leerAvisos: write('/ext/avisos/leidos', 'avisos'),
  preferenciasAvisos: read('/ext/avisos/preferencias', 'avisos'),
  cambiarPreferenciasAvisos: write('/ext/avisos/preferencias', 'avisos'),
  login: write('/login', 'sesion'),
  loginFactor: write('/ext/login/factor', 'sesion'),
  logout: write('/ext/logout', 'sesion'),
  sesiones: read('/ext/sesiones', 'sesion'),
  cerrarSesion: write('/ext/cerrarSesion', 'sesion'),
  cerrarOtrasSesiones: write('/ext/cerrarOtrasSesiones', 'sesion'),
  validateT: read('/validateT', 'sesion'),
  checkUser: read('/checkUser', 'sesion'),
  usuarioPermiso: read('/usuarioPermiso/{id}', 'sesion'),
  ipdetect: read('/ipdetect', 'sesion'),
  registro: write('/registro', 'sesion'),
  changeConfig: write('/changeConfig', 'sesion'),
  cambioClave: write('/cambioClave', 'sesion'),
  misFactores: read('/ext/factores', 'factores'),
  prepararTotp: write('/ext/factores/totp', 'factores'),
  confirmarTotp: write('/ext/factores/totp/confirmar', 'factores'),
  quitarTotp: write('/ext/factores/totp/quitar', 'factores'),
  prepararLlave: write('/ext/factores/llaves/preparar', 'factores'),
  ponerLlave: write('/ext/factores/llaves', 'factores'),
  quitarLlave: write('/ext/factores/llaves/quitar', 'factores'),
  nuevosCodigos: write('/ext/factores/codigos', 'factores'),
  factorExigido: read('/ext/factores/exigencia', 'factores'),
  exigirFactor: write('/ext/factores/exigencia', 'factores'),
  reiniciarFactores: write('/ext/factores/reiniciar', 'factores'),
  misTokens: read('/ext/tokens', 'tokens'),
  crearToken: write('/ext/tokens', 'tokens'),
  revocarToken: write('/ext/revocarToken', 'tokens'),
  setUpAgencia: write('/ext/agencia', 'agencia'),
  recuperarPropietario: write('/ext/recuperar', 'agencia'),
  traspasarPropiedad: write('/ext/propietario', 'agencia'),
  configuracion: read('/configuracion', 'agencia'),
  ajustesEnlaces: read('/ext/ajustes/enlaces', 'enlaces'),
  setEnlaces: write('/ext/ajustes/enlaces', 'enlaces'),
  probarEnlace: { method: 'POST', path: '/ext/ajustes/enlaces/probar', tema: 'enlaces', effect: 'read' },
  ajustesRegistro: read('/ext/ajustes/registro', 'invitaciones'),
  setRegistro: write('/ext/ajustes/registro', 'invitaciones'),
  invitaciones: read('/ext/invitaciones', 'invitaciones'),
  crearInvitacion: write('/ext/invitaciones', 'invitaciones'),
  anularInvitacion: write('/ext/invitaciones/anular', 'invitaciones'),
  identidad: read('/ext/ajustes/identidad', 'identidad'),
  setIdentidad: write('/ext/ajustes/identidad', 'identidad'),
  subirEmblema: write('/ext/emblema', 'identidad'),
  emblema: read('/ext/emblema/{hash}', 'identidad'),
  matriz: read('/ext/matriz', 'matriz'),
  setMatriz: write('/ext/matriz', 'matriz'),
  quienPuede: read('/ext/matriz/quien/{codigo}', 'matriz'),
  ajustesPaga: read('/ext/ajustes/paga', 'paga'),
  setPaga: write('/ext/ajustes/paga', 'paga'),
  webhooks: read('/ext/webhooks', 'webhooks'),
  crearWebhook: write('/ext/webhooks', 'webhooks'),
  editarWebhook: write('/ext/webhooks/editar', 'webhooks'),
  quitarWebhook: write('/ext/webhooks/quitar', 'webhooks'),
  probarWebhook: write('/ext/webhooks/probar', 'webhooks'),
  entregasWebhook: read('/ext/webhooks/{id}/entregas', 'webhooks'),
  reenviarEntrega: write('/ext/webhooks/reenviar', 'webhooks'),
  rangos: read('/rangos', 'rangos'),
  escalafon: read('/ext/escalafon', 'escalafon'),
  guardarEscalafon: write('/ext/escalafon', 'escalafon'),
  cambiosEscalafon: { method: 'POST', path: '/ext/escalafon/cambios', tema: 'escalafon', effect: 'read' },
  plantillasEscalafon: read('/ext/escalafon/plantillas', 'escalafon'),
  getUsuariosAscensos: read('/getUsuariosAscensos', 'ascensos'),
  verUltimoAscenso: read('/verUltimoAscenso/{userId}', 'ascensos'),
  sendAscenso: write('/sendAscenso', 'ascensos'),
  turnosAscenso: read('/ext/turnos', 'ascensos'),
  getSolicitudes: read('/getSolicitudes/{id}', 'solicitudes'),
  actionSolicitudes: write('/actionSolicitudes', 'solicitudes'),
  addFirma: write('/addFirma', 'firmas'),
  getAllFirmas: read('/getAllFirmas', 'firmas'),
  allNomina: read('/allNomina', 'nomina'),
  allNominaPorFecha: { method: 'POST', path: '/allNomina', tema: 'nomina', effect: 'read' },
  ajustarNomina: write('/ajustarNomina', 'nomina'),
  nominaPrevia: read('/ext/nomina/previa', 'nomina'),
  nominaPeriodos: read('/ext/nomina/periodos', 'nomina'),
  nominaPeriodo: read('/ext/nomina/periodos/{id}', 'nomina'),
  reabrirNomina: write('/ext/nomina/reabrir', 'nomina'),
  nominaDetalle: read('/ext/nomina/detalle/{id}', 'nomina'),
  fechas: read('/fechas', 'inicio'),
  visita: read('/visita', 'inicio'),
  pendientes: read('/ext/pendientes', 'inicio'),
  hoy: read('/ext/hoy', 'inicio'),
  getAllTime: read('/getAllTime', 'tiempos'),
  getUsuariosTiempos: read('/getUsuariosTiempos', 'tiempos'),
  getInfoDetailTime: read('/getInfoDetailTime/{userId}', 'tiempos'),
  openTime: write('/openTime', 'tiempos'),
  actionTime: write('/actionTime', 'tiempos'),
  getSolicitudTiempo: read('/getSolicitudTiempo', 'tiempos'),
  cuentaEncargado: read('/ext/tiempos/cuenta', 'tiempos'),
  cambiarCuentaEncargado: write('/ext/tiempos/cuenta', 'tiempos'),
  MyPerfil: read('/MyPerfil', 'perfil'),
  getLogUser: read('/getLogUser/{username}', 'perfil'),
  miCuenta: read('/ext/cuenta', 'perfil'),
  persona: read('/ext/persona/{nombre}', 'persona'),
  historiaPersona: read('/ext/persona/{nombre}/historia', 'persona'),
  notasPersona: read('/ext/persona/{nombre}/notas', 'persona'),
  addNota: write('/ext/notas', 'persona'),
  editNota: write('/ext/notas/editar', 'persona'),
  deleteNota: write('/ext/notas/quitar', 'persona'),
  getMembresias: read('/getMembresias', 'membresias'),
  allMembership: read('/allMembership', 'membresias'),
  addMembresia: write('/addMembresia', 'membresias'),
  deleteMemb: write('/deleteMemb', 'membresias'),
  usuarioPorNombre: read('/usuarios/{name}', 'usuarios'),
  getUsuarios: read('/getUsuarios', 'usuarios'),
  usuarioList: { method: 'POST', path: '/usuarioList', tema: 'usuarios', effect: 'read' },
  userAllInfo: read('/userAllInfo/{id}', 'usuarios'),
  onlyRangos: read('/onlyRangos', 'usuarios'),
  getWork: read('/getWork/{id}', 'usuarios'),
  editUsuario: write('/editUsuario', 'usuarios'),
  resetPassword: write('/resetPassword', 'usuarios'),
  deleteIP: write('/deleteIP', 'usuarios'),
  ingresar: write('/ingresar', 'usuarios'),
  permisosDe: read('/ext/permisos/{id}', 'usuarios'),
  previaAlta: { method: 'POST', path: '/ext/alta/previa', tema: 'alta', effect: 'read' },
  darDeAlta: write('/ext/alta', 'alta'),
  pendientesAlta: read('/ext/alta/codigos', 'alta'),
  nuevosCodigosAlta: write('/ext/alta/codigos', 'alta'),
  primerosPasos: read('/ext/primerospasos', 'alta'),
  setPrimerosPasos: write('/ext/primerospasos', 'alta'),
  usuariosVentaMision: read('/usuariosVentaMision', 'misiones'),
  getRangosVenta: read('/getRangosVenta', 'misiones'),
  misionesVenta: read('/misionesVenta', 'misiones'),
  addMision: write('/addMision', 'misiones'),
  getTimesLista: read('/getTimesLista', 'paselista'),
  isPaseLista: read('/isPaseLista', 'paselista'),
  paseListas: read('/paseListas', 'paselista'),
  sendLista: write('/sendLista', 'paselista'),
  getUsername: read('/getUsername/{name}', 'nombres'),
  getAllRequest: read('/getAllRequest', 'nombres'),
  getNameRequest: read('/getNameRequest/{id}', 'nombres'),
  nombreDeclinado: read('/ext/nombreDeclinado', 'nombres'),
  enterarseNombre: write('/ext/nombreDeclinado', 'nombres'),
  actionNombre: write('/actionNombre', 'nombres'),
  admins: read('/admins', 'equipo'),
  rangosEquipo: read('/rangosEquipo', 'equipo'),
  nominaWeek: read('/nominaWeek', 'equipo'),
  pulso: read('/ext/pulso', 'pulso'),
  empleadoMes: read('/empleadoMes', 'empleadomes'),
  allEmpleadoMes: read('/allEmpleadoMes', 'empleadomes'),
  actionEmpleadoMes: write('/actionEmpleadoMes', 'empleadomes'),
  getAllClones: read('/getAllClones', 'clones'),
  getWhiteList: read('/getWhiteList', 'clones'),
  actionWhite: write('/actionWhite', 'clones'),
  getListaPaga: read('/getListaPaga', 'listapaga'),
  getListaPagaPorFecha: { method: 'POST', path: '/getListaPaga', tema: 'listapaga', effect: 'read' },
  actionReiniciar: write('/actionReiniciar', 'listapaga'),
  pagar: write('/pagar', 'listapaga'),
  updateLista: { method: 'GET', path: '/updateLista', tema: 'listapaga', effect: 'write' },
  ascensoPaga: write('/ascensoPaga', 'listapaga'),
  ventaAction: { method: 'GET', path: '/ventaAction/{id}', tema: 'ventas', effect: 'write' },
  allVentas: read('/allVentas', 'ventas'),
  ventasPendientes: read('/ventasPendientes', 'ventas'),
  getAllDespidos: read('/getAllDespidos', 'despidos'),
  despedir: write('/despedir', 'despidos'),
  puerta: read('/ext/puerta/{nombre}', 'puerta'),
  puertaAvatar: read('/ext/puerta/{nombre}/avatar', 'puerta'),
  vetos: read('/ext/vetos', 'vetos'),
  vetar: write('/ext/vetos', 'vetos'),
  levantarVeto: write('/ext/vetos/levantar', 'vetos'),
  getLog: read('/getLog', 'registros'),
  getLogPorPalabra: { method: 'POST', path: '/getLog', tema: 'registros', effect: 'read' },
  actionFichar: write('/actionFichar', 'fichajes'),
  getFichajes: read('/getFichajes', 'fichajes'),
  getFichajesActivos: read('/getFichajesActivos', 'fichajes'),
  dentro: read('/ext/dentro', 'fichajes'),
  cerrarFichaje: write('/cerrarFichaje', 'fichajes'),
  getTraslados: read('/getTraslados', 'traslados'),
  addTraslado: write('/addTraslado', 'traslados'),
  getAllMultas: read('/getAllMultas', 'multas'),
  sendMulta: write('/sendMulta', 'multas'),
  deleteMulta: write('/deleteMulta', 'multas'),
  actionMulta: write('/actionMulta', 'multas'),
  estados: read('/estados', 'estados'),
  actionEstados: write('/estados', 'estados'),
  getHoy: read('/getHoy', 'ausencias'),
  getMyAusencias: read('/getMyAusencias', 'ausencias'),
  getAusencias: read('/getAusencias', 'ausencias'),
  ausentes: read('/ext/ausentes', 'ausencias'),
  addAusencia: write('/addAusencia', 'ausencias'),
  ausenciaAction: write('/ausenciaAction', 'ausencias'),
  retirarAusencia: write('/ext/retirarAusencia', 'ausencias'),
  terminarAusencia: write('/ext/terminarAusencia', 'ausencias'),
  allInfoRank: read('/allInfoRank', 'mantenimiento'),
  allInfoMision: read('/allInfoMision', 'mantenimiento'),
  editRank: write('/editRank', 'mantenimiento'),
  editMemb: write('/editMemb', 'mantenimiento'),
  catalogoMembresias: read('/ext/membresias', 'mantenimiento'),
  crearMembresia: write('/ext/membresias', 'mantenimiento'),
  crearMuestra: write('/ext/membresias/muestra', 'mantenimiento'),
  retirarMembresia: write('/ext/membresias/retirar', 'mantenimiento'),
  reponerMembresia: write('/ext/membresias/reponer', 'mantenimiento'),
  editMis: write('/editMis', 'mantenimiento'),
  getAllDegrados: read('/getAllDegrados', 'degrados'),
  actionDegrado: write('/actionDegrado', 'degrados'),
  normativa: read('/ext/normativa', 'normativa'),
  publicarNormativa: write('/ext/normativa', 'normativa'),
  borradorNormativa: read('/ext/normativa/borrador', 'normativa'),
  guardarNormativa: write('/ext/normativa/borrador', 'normativa'),
  aceptacionNormativa: read('/ext/normativa/aceptar', 'normativa'),
  aceptarNormativa: write('/ext/normativa/aceptar', 'normativa'),
  aceptacionesNormativa: read('/ext/normativa/aceptaciones', 'normativa'),
  versionesNormativa: read('/ext/normativa/versiones', 'normativa'),
  propuestaNormativa: read('/ext/normativa/propuesta/{usuario}', 'normativa'),
  getExcepciones: read('/getExcepciones', 'excepciones'),
  actionExcepciones: write('/actionExcepciones', 'excepciones'),
  getDescuento: { method: 'POST', path: '/getDescuento', tema: 'descuentos', effect: 'read' },
  getAllDescuentos: read('/getAllDescuentos', 'descuentos'),
  actionDescuentos: write('/actionDescuentos', 'descuentos'),
  bitacora: read('/ext/bitacora', 'bitacora'),
  bitacoraPersonas: read('/ext/bitacora/personas', 'bitacora'),
  respaldos: read('/ext/respaldos', 'respaldo'),
  crearRespaldo: write('/ext/respaldos', 'respaldo'),
  comprobarRespaldo: read('/ext/respaldos/{id}/comprobacion', 'respaldo'),
  descargarRespaldo: write('/ext/respaldos/{id}/descarga', 'respaldo'),
  archivoRespaldo: read('/ext/respaldos/archivo', 'respaldo'),
} as const satisfies Record<OperationId, Operation>;

type IdOf<Effect extends Operation['effect']> = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['effect'] extends Effect ? Id : never;
}[OperationId];
/** The calls that change nothing. */
export type ReadId = IdOf<'read'>;
/** The calls that change something. */
export type WriteId = IdOf<'write'>;

/** The calls whose answer is the same for every caller with access: the contract's `x-shared`. */
export type SharedId =
  | 'configuracion'
  | 'ajustesEnlaces'
  | 'ajustesRegistro'
  | 'invitaciones'
  | 'identidad'
  | 'matriz'
  | 'quienPuede'
  | 'ajustesPaga'
  | 'rangos'
  | 'escalafon'
  | 'getUsuariosAscensos'
  | 'getAllFirmas'
  | 'allNomina'
  | 'nominaPeriodos'
  | 'visita'
  | 'getAllTime'
  | 'getSolicitudTiempo'
  | 'getMembresias'
  | 'allMembership'
  | 'usuarioPorNombre'
  | 'getUsuarios'
  | 'onlyRangos'
  | 'getWork'
  | 'usuariosVentaMision'
  | 'getRangosVenta'
  | 'misionesVenta'
  | 'getTimesLista'
  | 'isPaseLista'
  | 'paseListas'
  | 'getAllRequest'
  | 'admins'
  | 'rangosEquipo'
  | 'pulso'
  | 'empleadoMes'
  | 'allEmpleadoMes'
  | 'getWhiteList'
  | 'getListaPaga'
  | 'allVentas'
  | 'ventasPendientes'
  | 'getAllDespidos'
  | 'vetos'
  | 'getFichajesActivos'
  | 'dentro'
  | 'getTraslados'
  | 'getAllMultas'
  | 'getAusencias'
  | 'allInfoRank'
  | 'allInfoMision'
  | 'catalogoMembresias'
  | 'getAllDegrados'
  | 'normativa'
  | 'borradorNormativa'
  | 'aceptacionesNormativa'
  | 'versionesNormativa'
  | 'getExcepciones'
  | 'getAllDescuentos'
  | 'bitacoraPersonas';
