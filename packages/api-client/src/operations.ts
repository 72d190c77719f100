// Generated from openapi.yaml by `npm run generate`; never edited.
import type { Tema } from '@garita/domain/temas';
import type { OperationId } from './access';

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tema: Tema;
  readonly effect: 'read' | 'write';
}

/** Where each call is and what kind it is. */
export const OPERATIONS = {
  health: { method: 'GET', path: '/health', tema: 'sistema', effect: 'read' },
  cambios: { method: 'GET', path: '/ext/cambios', tema: 'cambios', effect: 'read' },
  avisos: { method: 'GET', path: '/ext/avisos', tema: 'avisos', effect: 'read' },
  leerAvisos: { method: 'POST', path: '/ext/avisos/leidos', tema: 'avisos', effect: 'write' },
  preferenciasAvisos: { method: 'GET', path: '/ext/avisos/preferencias', tema: 'avisos', effect: 'read' },
  cambiarPreferenciasAvisos: { method: 'POST', path: '/ext/avisos/preferencias', tema: 'avisos', effect: 'write' },
  login: { method: 'POST', path: '/login', tema: 'sesion', effect: 'write' },
  loginFactor: { method: 'POST', path: '/ext/login/factor', tema: 'sesion', effect: 'write' },
  logout: { method: 'POST', path: '/ext/logout', tema: 'sesion', effect: 'write' },
  sesiones: { method: 'GET', path: '/ext/sesiones', tema: 'sesion', effect: 'read' },
  cerrarSesion: { method: 'POST', path: '/ext/cerrarSesion', tema: 'sesion', effect: 'write' },
  cerrarOtrasSesiones: { method: 'POST', path: '/ext/cerrarOtrasSesiones', tema: 'sesion', effect: 'write' },
  validateT: { method: 'GET', path: '/validateT', tema: 'sesion', effect: 'read' },
  checkUser: { method: 'GET', path: '/checkUser', tema: 'sesion', effect: 'read' },
  usuarioPermiso: { method: 'GET', path: '/usuarioPermiso/{id}', tema: 'sesion', effect: 'read' },
  ipdetect: { method: 'GET', path: '/ipdetect', tema: 'sesion', effect: 'read' },
  registro: { method: 'POST', path: '/registro', tema: 'sesion', effect: 'write' },
  changeConfig: { method: 'POST', path: '/changeConfig', tema: 'sesion', effect: 'write' },
  cambioClave: { method: 'POST', path: '/cambioClave', tema: 'sesion', effect: 'write' },
  misFactores: { method: 'GET', path: '/ext/factores', tema: 'factores', effect: 'read' },
  prepararTotp: { method: 'POST', path: '/ext/factores/totp', tema: 'factores', effect: 'write' },
  confirmarTotp: { method: 'POST', path: '/ext/factores/totp/confirmar', tema: 'factores', effect: 'write' },
  quitarTotp: { method: 'POST', path: '/ext/factores/totp/quitar', tema: 'factores', effect: 'write' },
  prepararLlave: { method: 'POST', path: '/ext/factores/llaves/preparar', tema: 'factores', effect: 'write' },
  ponerLlave: { method: 'POST', path: '/ext/factores/llaves', tema: 'factores', effect: 'write' },
  quitarLlave: { method: 'POST', path: '/ext/factores/llaves/quitar', tema: 'factores', effect: 'write' },
  nuevosCodigos: { method: 'POST', path: '/ext/factores/codigos', tema: 'factores', effect: 'write' },
  factorExigido: { method: 'GET', path: '/ext/factores/exigencia', tema: 'factores', effect: 'read' },
  exigirFactor: { method: 'POST', path: '/ext/factores/exigencia', tema: 'factores', effect: 'write' },
  reiniciarFactores: { method: 'POST', path: '/ext/factores/reiniciar', tema: 'factores', effect: 'write' },
  misTokens: { method: 'GET', path: '/ext/tokens', tema: 'tokens', effect: 'read' },
  crearToken: { method: 'POST', path: '/ext/tokens', tema: 'tokens', effect: 'write' },
  revocarToken: { method: 'POST', path: '/ext/revocarToken', tema: 'tokens', effect: 'write' },
  setUpAgencia: { method: 'POST', path: '/ext/agencia', tema: 'agencia', effect: 'write' },
  recuperarPropietario: { method: 'POST', path: '/ext/recuperar', tema: 'agencia', effect: 'write' },
  traspasarPropiedad: { method: 'POST', path: '/ext/propietario', tema: 'agencia', effect: 'write' },
  configuracion: { method: 'GET', path: '/configuracion', tema: 'agencia', effect: 'read' },
  ajustesEnlaces: { method: 'GET', path: '/ext/ajustes/enlaces', tema: 'enlaces', effect: 'read' },
  setEnlaces: { method: 'POST', path: '/ext/ajustes/enlaces', tema: 'enlaces', effect: 'write' },
  probarEnlace: { method: 'POST', path: '/ext/ajustes/enlaces/probar', tema: 'enlaces', effect: 'read' },
  ajustesRegistro: { method: 'GET', path: '/ext/ajustes/registro', tema: 'invitaciones', effect: 'read' },
  setRegistro: { method: 'POST', path: '/ext/ajustes/registro', tema: 'invitaciones', effect: 'write' },
  invitaciones: { method: 'GET', path: '/ext/invitaciones', tema: 'invitaciones', effect: 'read' },
  crearInvitacion: { method: 'POST', path: '/ext/invitaciones', tema: 'invitaciones', effect: 'write' },
  anularInvitacion: { method: 'POST', path: '/ext/invitaciones/anular', tema: 'invitaciones', effect: 'write' },
  identidad: { method: 'GET', path: '/ext/ajustes/identidad', tema: 'identidad', effect: 'read' },
  setIdentidad: { method: 'POST', path: '/ext/ajustes/identidad', tema: 'identidad', effect: 'write' },
  subirEmblema: { method: 'POST', path: '/ext/emblema', tema: 'identidad', effect: 'write' },
  emblema: { method: 'GET', path: '/ext/emblema/{hash}', tema: 'identidad', effect: 'read' },
  matriz: { method: 'GET', path: '/ext/matriz', tema: 'matriz', effect: 'read' },
  setMatriz: { method: 'POST', path: '/ext/matriz', tema: 'matriz', effect: 'write' },
  quienPuede: { method: 'GET', path: '/ext/matriz/quien/{codigo}', tema: 'matriz', effect: 'read' },
  ajustesPaga: { method: 'GET', path: '/ext/ajustes/paga', tema: 'paga', effect: 'read' },
  setPaga: { method: 'POST', path: '/ext/ajustes/paga', tema: 'paga', effect: 'write' },
  webhooks: { method: 'GET', path: '/ext/webhooks', tema: 'webhooks', effect: 'read' },
  crearWebhook: { method: 'POST', path: '/ext/webhooks', tema: 'webhooks', effect: 'write' },
  editarWebhook: { method: 'POST', path: '/ext/webhooks/editar', tema: 'webhooks', effect: 'write' },
  quitarWebhook: { method: 'POST', path: '/ext/webhooks/quitar', tema: 'webhooks', effect: 'write' },
  probarWebhook: { method: 'POST', path: '/ext/webhooks/probar', tema: 'webhooks', effect: 'write' },
  entregasWebhook: { method: 'GET', path: '/ext/webhooks/{id}/entregas', tema: 'webhooks', effect: 'read' },
  reenviarEntrega: { method: 'POST', path: '/ext/webhooks/reenviar', tema: 'webhooks', effect: 'write' },
  rangos: { method: 'GET', path: '/rangos', tema: 'rangos', effect: 'read' },
  escalafon: { method: 'GET', path: '/ext/escalafon', tema: 'escalafon', effect: 'read' },
  guardarEscalafon: { method: 'POST', path: '/ext/escalafon', tema: 'escalafon', effect: 'write' },
  cambiosEscalafon: { method: 'POST', path: '/ext/escalafon/cambios', tema: 'escalafon', effect: 'read' },
  plantillasEscalafon: { method: 'GET', path: '/ext/escalafon/plantillas', tema: 'escalafon', effect: 'read' },
  getUsuariosAscensos: { method: 'GET', path: '/getUsuariosAscensos', tema: 'ascensos', effect: 'read' },
  verUltimoAscenso: { method: 'GET', path: '/verUltimoAscenso/{userId}', tema: 'ascensos', effect: 'read' },
  sendAscenso: { method: 'POST', path: '/sendAscenso', tema: 'ascensos', effect: 'write' },
  turnosAscenso: { method: 'GET', path: '/ext/turnos', tema: 'ascensos', effect: 'read' },
  getSolicitudes: { method: 'GET', path: '/getSolicitudes/{id}', tema: 'solicitudes', effect: 'read' },
  actionSolicitudes: { method: 'POST', path: '/actionSolicitudes', tema: 'solicitudes', effect: 'write' },
  addFirma: { method: 'POST', path: '/addFirma', tema: 'firmas', effect: 'write' },
  getAllFirmas: { method: 'GET', path: '/getAllFirmas', tema: 'firmas', effect: 'read' },
  allNomina: { method: 'GET', path: '/allNomina', tema: 'nomina', effect: 'read' },
  allNominaPorFecha: { method: 'POST', path: '/allNomina', tema: 'nomina', effect: 'read' },
  ajustarNomina: { method: 'POST', path: '/ajustarNomina', tema: 'nomina', effect: 'write' },
  nominaPrevia: { method: 'GET', path: '/ext/nomina/previa', tema: 'nomina', effect: 'read' },
  nominaPeriodos: { method: 'GET', path: '/ext/nomina/periodos', tema: 'nomina', effect: 'read' },
  nominaPeriodo: { method: 'GET', path: '/ext/nomina/periodos/{id}', tema: 'nomina', effect: 'read' },
  reabrirNomina: { method: 'POST', path: '/ext/nomina/reabrir', tema: 'nomina', effect: 'write' },
  nominaDetalle: { method: 'GET', path: '/ext/nomina/detalle/{id}', tema: 'nomina', effect: 'read' },
  fechas: { method: 'GET', path: '/fechas', tema: 'inicio', effect: 'read' },
  pendientes: { method: 'GET', path: '/ext/pendientes', tema: 'inicio', effect: 'read' },
  hoy: { method: 'GET', path: '/ext/hoy', tema: 'inicio', effect: 'read' },
  getAllTime: { method: 'GET', path: '/getAllTime', tema: 'tiempos', effect: 'read' },
  getUsuariosTiempos: { method: 'GET', path: '/getUsuariosTiempos', tema: 'tiempos', effect: 'read' },
  getInfoDetailTime: { method: 'GET', path: '/getInfoDetailTime/{userId}', tema: 'tiempos', effect: 'read' },
  openTime: { method: 'POST', path: '/openTime', tema: 'tiempos', effect: 'write' },
  actionTime: { method: 'POST', path: '/actionTime', tema: 'tiempos', effect: 'write' },
  getSolicitudTiempo: { method: 'GET', path: '/getSolicitudTiempo', tema: 'tiempos', effect: 'read' },
  cuentaEncargado: { method: 'GET', path: '/ext/tiempos/cuenta', tema: 'tiempos', effect: 'read' },
  cambiarCuentaEncargado: { method: 'POST', path: '/ext/tiempos/cuenta', tema: 'tiempos', effect: 'write' },
  MyPerfil: { method: 'GET', path: '/MyPerfil', tema: 'perfil', effect: 'read' },
  getLogUser: { method: 'GET', path: '/getLogUser/{username}', tema: 'perfil', effect: 'read' },
  miCuenta: { method: 'GET', path: '/ext/cuenta', tema: 'perfil', effect: 'read' },
  persona: { method: 'GET', path: '/ext/persona/{nombre}', tema: 'persona', effect: 'read' },
  historiaPersona: { method: 'GET', path: '/ext/persona/{nombre}/historia', tema: 'persona', effect: 'read' },
  notasPersona: { method: 'GET', path: '/ext/persona/{nombre}/notas', tema: 'persona', effect: 'read' },
  addNota: { method: 'POST', path: '/ext/notas', tema: 'persona', effect: 'write' },
  editNota: { method: 'POST', path: '/ext/notas/editar', tema: 'persona', effect: 'write' },
  deleteNota: { method: 'POST', path: '/ext/notas/quitar', tema: 'persona', effect: 'write' },
  getMembresias: { method: 'GET', path: '/getMembresias', tema: 'membresias', effect: 'read' },
  allMembership: { method: 'GET', path: '/allMembership', tema: 'membresias', effect: 'read' },
  addMembresia: { method: 'POST', path: '/addMembresia', tema: 'membresias', effect: 'write' },
  deleteMemb: { method: 'POST', path: '/deleteMemb', tema: 'membresias', effect: 'write' },
  usuarioPorNombre: { method: 'GET', path: '/usuarios/{name}', tema: 'usuarios', effect: 'read' },
  getUsuarios: { method: 'GET', path: '/getUsuarios', tema: 'usuarios', effect: 'read' },
  usuarioList: { method: 'POST', path: '/usuarioList', tema: 'usuarios', effect: 'read' },
  userAllInfo: { method: 'GET', path: '/userAllInfo/{id}', tema: 'usuarios', effect: 'read' },
  onlyRangos: { method: 'GET', path: '/onlyRangos', tema: 'usuarios', effect: 'read' },
  getWork: { method: 'GET', path: '/getWork/{id}', tema: 'usuarios', effect: 'read' },
  editUsuario: { method: 'POST', path: '/editUsuario', tema: 'usuarios', effect: 'write' },
  resetPassword: { method: 'POST', path: '/resetPassword', tema: 'usuarios', effect: 'write' },
  deleteIP: { method: 'POST', path: '/deleteIP', tema: 'usuarios', effect: 'write' },
  ingresar: { method: 'POST', path: '/ingresar', tema: 'usuarios', effect: 'write' },
  permisosDe: { method: 'GET', path: '/ext/permisos/{id}', tema: 'usuarios', effect: 'read' },
  previaAlta: { method: 'POST', path: '/ext/alta/previa', tema: 'alta', effect: 'read' },
  darDeAlta: { method: 'POST', path: '/ext/alta', tema: 'alta', effect: 'write' },
  pendientesAlta: { method: 'GET', path: '/ext/alta/codigos', tema: 'alta', effect: 'read' },
  nuevosCodigosAlta: { method: 'POST', path: '/ext/alta/codigos', tema: 'alta', effect: 'write' },
  primerosPasos: { method: 'GET', path: '/ext/primerospasos', tema: 'alta', effect: 'read' },
  setPrimerosPasos: { method: 'POST', path: '/ext/primerospasos', tema: 'alta', effect: 'write' },
  usuariosVentaMision: { method: 'GET', path: '/usuariosVentaMision', tema: 'misiones', effect: 'read' },
  getRangosVenta: { method: 'GET', path: '/getRangosVenta', tema: 'misiones', effect: 'read' },
  misionesVenta: { method: 'GET', path: '/misionesVenta', tema: 'misiones', effect: 'read' },
  addMision: { method: 'POST', path: '/addMision', tema: 'misiones', effect: 'write' },
  getTimesLista: { method: 'GET', path: '/getTimesLista', tema: 'paselista', effect: 'read' },
  isPaseLista: { method: 'GET', path: '/isPaseLista', tema: 'paselista', effect: 'read' },
  paseListas: { method: 'GET', path: '/paseListas', tema: 'paselista', effect: 'read' },
  sendLista: { method: 'POST', path: '/sendLista', tema: 'paselista', effect: 'write' },
  getUsername: { method: 'GET', path: '/getUsername/{name}', tema: 'nombres', effect: 'read' },
  getAllRequest: { method: 'GET', path: '/getAllRequest', tema: 'nombres', effect: 'read' },
  getNameRequest: { method: 'GET', path: '/getNameRequest/{id}', tema: 'nombres', effect: 'read' },
  nombreDeclinado: { method: 'GET', path: '/ext/nombreDeclinado', tema: 'nombres', effect: 'read' },
  enterarseNombre: { method: 'POST', path: '/ext/nombreDeclinado', tema: 'nombres', effect: 'write' },
  actionNombre: { method: 'POST', path: '/actionNombre', tema: 'nombres', effect: 'write' },
  admins: { method: 'GET', path: '/admins', tema: 'equipo', effect: 'read' },
  rangosEquipo: { method: 'GET', path: '/rangosEquipo', tema: 'equipo', effect: 'read' },
  nominaWeek: { method: 'GET', path: '/nominaWeek', tema: 'equipo', effect: 'read' },
  pulso: { method: 'GET', path: '/ext/pulso', tema: 'pulso', effect: 'read' },
  empleadoMes: { method: 'GET', path: '/empleadoMes', tema: 'empleadomes', effect: 'read' },
  allEmpleadoMes: { method: 'GET', path: '/allEmpleadoMes', tema: 'empleadomes', effect: 'read' },
  actionEmpleadoMes: { method: 'POST', path: '/actionEmpleadoMes', tema: 'empleadomes', effect: 'write' },
  getAllClones: { method: 'GET', path: '/getAllClones', tema: 'clones', effect: 'read' },
  getWhiteList: { method: 'GET', path: '/getWhiteList', tema: 'clones', effect: 'read' },
  actionWhite: { method: 'POST', path: '/actionWhite', tema: 'clones', effect: 'write' },
  getListaPaga: { method: 'GET', path: '/getListaPaga', tema: 'listapaga', effect: 'read' },
  getListaPagaPorFecha: { method: 'POST', path: '/getListaPaga', tema: 'listapaga', effect: 'read' },
  actionReiniciar: { method: 'POST', path: '/actionReiniciar', tema: 'listapaga', effect: 'write' },
  pagar: { method: 'POST', path: '/pagar', tema: 'listapaga', effect: 'write' },
  updateLista: { method: 'GET', path: '/updateLista', tema: 'listapaga', effect: 'write' },
  ascensoPaga: { method: 'POST', path: '/ascensoPaga', tema: 'listapaga', effect: 'write' },
  ventaAction: { method: 'GET', path: '/ventaAction/{id}', tema: 'ventas', effect: 'write' },
  allVentas: { method: 'GET', path: '/allVentas', tema: 'ventas', effect: 'read' },
  ventasPendientes: { method: 'GET', path: '/ventasPendientes', tema: 'ventas', effect: 'read' },
  getAllDespidos: { method: 'GET', path: '/getAllDespidos', tema: 'despidos', effect: 'read' },
  despedir: { method: 'POST', path: '/despedir', tema: 'despidos', effect: 'write' },
  getLog: { method: 'GET', path: '/getLog', tema: 'registros', effect: 'read' },
  getLogPorPalabra: { method: 'POST', path: '/getLog', tema: 'registros', effect: 'read' },
  actionFichar: { method: 'POST', path: '/actionFichar', tema: 'fichajes', effect: 'write' },
  getFichajes: { method: 'GET', path: '/getFichajes', tema: 'fichajes', effect: 'read' },
  getFichajesActivos: { method: 'GET', path: '/getFichajesActivos', tema: 'fichajes', effect: 'read' },
  dentro: { method: 'GET', path: '/ext/dentro', tema: 'fichajes', effect: 'read' },
  cerrarFichaje: { method: 'POST', path: '/cerrarFichaje', tema: 'fichajes', effect: 'write' },
  getTraslados: { method: 'GET', path: '/getTraslados', tema: 'traslados', effect: 'read' },
  addTraslado: { method: 'POST', path: '/addTraslado', tema: 'traslados', effect: 'write' },
  getAllMultas: { method: 'GET', path: '/getAllMultas', tema: 'multas', effect: 'read' },
  sendMulta: { method: 'POST', path: '/sendMulta', tema: 'multas', effect: 'write' },
  deleteMulta: { method: 'POST', path: '/deleteMulta', tema: 'multas', effect: 'write' },
  actionMulta: { method: 'POST', path: '/actionMulta', tema: 'multas', effect: 'write' },
  estados: { method: 'GET', path: '/estados', tema: 'estados', effect: 'read' },
  actionEstados: { method: 'POST', path: '/estados', tema: 'estados', effect: 'write' },
  getHoy: { method: 'GET', path: '/getHoy', tema: 'ausencias', effect: 'read' },
  getMyAusencias: { method: 'GET', path: '/getMyAusencias', tema: 'ausencias', effect: 'read' },
  getAusencias: { method: 'GET', path: '/getAusencias', tema: 'ausencias', effect: 'read' },
  ausentes: { method: 'GET', path: '/ext/ausentes', tema: 'ausencias', effect: 'read' },
  addAusencia: { method: 'POST', path: '/addAusencia', tema: 'ausencias', effect: 'write' },
  ausenciaAction: { method: 'POST', path: '/ausenciaAction', tema: 'ausencias', effect: 'write' },
  retirarAusencia: { method: 'POST', path: '/ext/retirarAusencia', tema: 'ausencias', effect: 'write' },
  terminarAusencia: { method: 'POST', path: '/ext/terminarAusencia', tema: 'ausencias', effect: 'write' },
  allInfoRank: { method: 'GET', path: '/allInfoRank', tema: 'mantenimiento', effect: 'read' },
  allInfoMision: { method: 'GET', path: '/allInfoMision', tema: 'mantenimiento', effect: 'read' },
  editRank: { method: 'POST', path: '/editRank', tema: 'mantenimiento', effect: 'write' },
  editMemb: { method: 'POST', path: '/editMemb', tema: 'mantenimiento', effect: 'write' },
  catalogoMembresias: { method: 'GET', path: '/ext/membresias', tema: 'mantenimiento', effect: 'read' },
  crearMembresia: { method: 'POST', path: '/ext/membresias', tema: 'mantenimiento', effect: 'write' },
  retirarMembresia: { method: 'POST', path: '/ext/membresias/retirar', tema: 'mantenimiento', effect: 'write' },
  reponerMembresia: { method: 'POST', path: '/ext/membresias/reponer', tema: 'mantenimiento', effect: 'write' },
  editMis: { method: 'POST', path: '/editMis', tema: 'mantenimiento', effect: 'write' },
  getAllDegrados: { method: 'GET', path: '/getAllDegrados', tema: 'degrados', effect: 'read' },
  actionDegrado: { method: 'POST', path: '/actionDegrado', tema: 'degrados', effect: 'write' },
  normativa: { method: 'GET', path: '/ext/normativa', tema: 'normativa', effect: 'read' },
  publicarNormativa: { method: 'POST', path: '/ext/normativa', tema: 'normativa', effect: 'write' },
  borradorNormativa: { method: 'GET', path: '/ext/normativa/borrador', tema: 'normativa', effect: 'read' },
  guardarNormativa: { method: 'POST', path: '/ext/normativa/borrador', tema: 'normativa', effect: 'write' },
  aceptacionNormativa: { method: 'GET', path: '/ext/normativa/aceptar', tema: 'normativa', effect: 'read' },
  aceptarNormativa: { method: 'POST', path: '/ext/normativa/aceptar', tema: 'normativa', effect: 'write' },
  aceptacionesNormativa: { method: 'GET', path: '/ext/normativa/aceptaciones', tema: 'normativa', effect: 'read' },
  versionesNormativa: { method: 'GET', path: '/ext/normativa/versiones', tema: 'normativa', effect: 'read' },
  propuestaNormativa: { method: 'GET', path: '/ext/normativa/propuesta/{usuario}', tema: 'normativa', effect: 'read' },
  getExcepciones: { method: 'GET', path: '/getExcepciones', tema: 'excepciones', effect: 'read' },
  actionExcepciones: { method: 'POST', path: '/actionExcepciones', tema: 'excepciones', effect: 'write' },
  getDescuento: { method: 'POST', path: '/getDescuento', tema: 'descuentos', effect: 'read' },
  getAllDescuentos: { method: 'GET', path: '/getAllDescuentos', tema: 'descuentos', effect: 'read' },
  actionDescuentos: { method: 'POST', path: '/actionDescuentos', tema: 'descuentos', effect: 'write' },
  bitacora: { method: 'GET', path: '/ext/bitacora', tema: 'bitacora', effect: 'read' },
  bitacoraPersonas: { method: 'GET', path: '/ext/bitacora/personas', tema: 'bitacora', effect: 'read' },
  respaldos: { method: 'GET', path: '/ext/respaldos', tema: 'respaldo', effect: 'read' },
  crearRespaldo: { method: 'POST', path: '/ext/respaldos', tema: 'respaldo', effect: 'write' },
  comprobarRespaldo: { method: 'GET', path: '/ext/respaldos/{id}/comprobacion', tema: 'respaldo', effect: 'read' },
  descargarRespaldo: { method: 'POST', path: '/ext/respaldos/{id}/descarga', tema: 'respaldo', effect: 'write' },
  archivoRespaldo: { method: 'GET', path: '/ext/respaldos/archivo', tema: 'respaldo', effect: 'read' },
} as const satisfies Record<OperationId, Operation>;

/** The calls whose answer is the same for all who may have it: the contract's `x-shared`. */
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
