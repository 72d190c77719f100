// Generated from openapi.yaml by `npm run generate`; never edited.
import type { OperationId } from './access';

/** How a field of a call is typed at a terminal. */
export interface Field {
  /** `json`: anything, as JSON. `day`: YYYY-MM-DD. `instant`: ISO 8601 in UTC with milliseconds. */
  readonly type: 'integer' | 'text' | 'boolean' | 'day' | 'instant' | 'list' | 'object' | 'json';
  readonly isOptional?: true;
  readonly isNullable?: true;
  /** A password. */
  readonly isSecret?: true;
  /** The minimum of an integer. */
  readonly min?: number;
  /** The maximum of an integer, or the maximum number of characters of a text. */
  readonly max?: number;
  /** The allowed values. */
  readonly values?: readonly (string | number)[];
  /** The type of a list's items. */
  readonly items?: Field;
  /** The fields of an object. */
  readonly fields?: Fields;
}

/** Fields by their names. */
export type Fields = { readonly [name: string]: Field };

// Fields that several calls share.
const F1: Field = { type: 'integer', min: 1, max: 2147483647, isOptional: true };
const F2: Field = { type: 'integer', min: 1, max: 2147483647 };
const F3: Field = { type: 'list', items: F2, isOptional: true };
const F4: Field = { type: 'text', values: ['no', 'portal', 'sistema'], isOptional: true };
const F5: Field = { type: 'text', max: 64 };
const F6: Field = { type: 'text', max: 256, isSecret: true };
const F7: Field = { type: 'text', max: 64, isOptional: true };
const F8: Field = { type: 'text', max: 1364 };
const F9: Field = { type: 'text', max: 4096 };
const F10: Field = { type: 'integer', min: 1, max: 2147483647, isNullable: true };
const F11: Field = { type: 'text', values: ['adm', 'asc', 'tt', 'trl', 'mem', 'mis', 'frm', 'reg', 'ldp', 'ven', 'epm', 'cln', 'mul', 'deg', 'des', 'usu', 'exc', 'dec', 'man', 'ajs', 'req', 'ern', 'pag', 'agc', 'vet'] };
const F12: Field = { type: 'list', items: F11 };
const F13: Field = { type: 'integer', values: [0, 1] };
const F14: Field = { type: 'list', items: F11, isOptional: true };
const F15: Field = { type: 'text', max: 2000, isNullable: true, isOptional: true };
const F16: Field = { type: 'text', max: 100, isNullable: true, isOptional: true };
const F17: Field = { type: 'text', max: 2000 };
const F18: Field = { type: 'text', values: ['pie', 'menu', 'ambos'] };
const F19: Field = { type: 'object', fields: { texto: F5, url: F17, lugar: F18 } };
const F20: Field = { type: 'list', items: F19, isOptional: true };
const F21: Field = { type: 'text', values: ['abierto', 'invitacion', 'cerrado'], isOptional: true };
const F22: Field = { type: 'text', values: ['none', 'avatar-motto'], isOptional: true };
const F23: Field = { type: 'text', values: ['record', 'block'], isOptional: true };
const F24: Field = { type: 'integer', min: 1, max: 12, isOptional: true };
const F25: Field = { type: 'integer', values: [0, 1], isOptional: true };
const F26: Field = { type: 'integer', values: [0, 15, 30, 60, 120, 240, 480], isOptional: true };
const F27: Field = { type: 'integer', min: 0, max: 1000 };
const F28: Field = { type: 'integer', min: 0, max: 1000, isOptional: true };
const F29: Field = { type: 'integer', min: 1, max: 99, isOptional: true };
const F30: Field = { type: 'text', max: 120, isOptional: true };
const F31: Field = { type: 'text', max: 7, isNullable: true, isOptional: true };
const F32: Field = { type: 'text', max: 64, isNullable: true, isOptional: true };
const F33: Field = { type: 'text', max: 500, isOptional: true };
const F34: Field = { type: 'text', values: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'] };
const F35: Field = { type: 'list', items: F34, isOptional: true };
const F36: Field = { type: 'object', fields: { id_categoria: F2, permisos: F12 } };
const F37: Field = { type: 'integer', min: 1, max: 7, isOptional: true };
const F38: Field = { type: 'integer', min: 0, max: 23, isOptional: true };
const F39: Field = { type: 'integer', min: 0, max: 59, isOptional: true };
const F40: Field = { type: 'integer', min: 1, max: 72, isNullable: true, isOptional: true };
const F41: Field = { type: 'text', max: 500 };
const F42: Field = { type: 'text', max: 1000, isNullable: true, isOptional: true };
const F43: Field = { type: 'integer', min: 1, max: 100, isOptional: true };
const F44: Field = { type: 'text', max: 16 };
const F45: Field = { type: 'integer', min: 1, max: 1000 };
const F46: Field = { type: 'text', max: 100 };
const F47: Field = { type: 'text', max: 300 };
const F48: Field = { type: 'text', max: 100, isOptional: true };
const F49: Field = { type: 'integer', min: 0, max: 1000000000 };
const F50: Field = { type: 'integer', min: 0, max: 1000000 };
const F51: Field = { type: 'text', max: 13 };
const F52: Field = { type: 'object', fields: { id: F10, nombre: F46, venta: F13, precio: F49 } };
const F53: Field = { type: 'list', items: F52 };
const F54: Field = { type: 'object', fields: { nivel: F45, activa: { type: 'boolean' }, nombre: F46, placa: F47, placa_avatar: F48, traslado: F46, traslado_venta: F49, asciende_hasta: F27, nomina_asistencia: F50, nomina_ascenso: F50, nomina_times: F50, boni_asistencia: F50, boni_ascenso: F50, boni_times: F50, ascenso: F46, tiempo_ascenso: F51, porciento: F46, paga_nomina: F49, paga_boni: F49, permisos: F14, misiones: F53 } };
const F55: Field = { type: 'list', items: F54 };
const F56: Field = { type: 'object', fields: { mision: F2, nivel: F2, posicion: F45 } };
const F57: Field = { type: 'list', items: F56 };
const F58: Field = { type: 'integer', values: [0, 1, 2] };
const F59: Field = { type: 'integer', min: -1, max: 2147483647, isOptional: true };
const F60: Field = { type: 'integer', min: -1000000, max: 1000000, isOptional: true };
const F61: Field = { type: 'integer', min: 0, max: 2147483647, isOptional: true };
const F62: Field = { type: 'instant', isNullable: true, isOptional: true };
const F63: Field = { type: 'instant', isOptional: true };
const F64: Field = { type: 'integer', min: 1, max: 5000, isOptional: true };
const F65: Field = { type: 'text', max: 200 };
const F66: Field = { type: 'text', max: 200, isOptional: true };
const F67: Field = { type: 'object', fields: { fila: F2, usuario: F65, mision: F65, categoria: F66, firma: F66, ingreso: F66 } };
const F68: Field = { type: 'list', items: F67 };
const F69: Field = { type: 'integer', min: 0, max: 2147483647 };
const F70: Field = { type: 'text', max: 6000 };
const F71: Field = { type: 'integer', min: 0, max: 9007199254740991, isOptional: true };
const F72: Field = { type: 'object', fields: { codigo: F44, version: F2 }, isOptional: true };
const F73: Field = { type: 'integer', min: 0, max: 1000000000, isOptional: true };
const F74: Field = { type: 'text', max: 300, isOptional: true };
const F75: Field = { type: 'integer', min: 0, max: 1000000, isOptional: true };
const F76: Field = { type: 'text', max: 13, isOptional: true };
const F77: Field = { type: 'object', fields: { nombre: F48, venta: F25, precio: F73 }, isOptional: true };
const F78: Field = { type: 'object', fields: { id: F2, id_categoria: F1, nombre: F46, venta: F13, precio: F49, previos: F77 } };
const F79: Field = { type: 'list', items: F78, isOptional: true };
const F80: Field = { type: 'text', max: 128, isOptional: true };

/** The fields of each call: path parameters, query parameters and the body's fields. No name occurs in two of these. A call that is missing here has no fields. */
export const FIELDS: Readonly<Partial<Record<OperationId, Fields>>> = {
  avisos: { antes: F1, limite: { type: 'integer', min: 1, max: 50, isOptional: true } },
  leerAvisos: { hasta: F1, ids: F3 },
  cambiarPreferenciasAvisos: { tipos: { type: 'object', fields: { ascensoPropuesto: F4, propuestaAceptada: F4, propuestaDeclinada: F4, ascenso: F4, descenso: F4, traslado: F4, cambioPermisos: F4, tiempoConfirmado: F4, tiempoAjustado: F4, tiempoPausado: F4, tiempoCancelado: F4, paseLista: F4, sigueDentro: F4, paga: F4, membresiaTermina: F4, multa: F4, multaPerdonada: F4, ausenciaAceptada: F4, ausenciaRechazada: F4, nombreAceptado: F4, nombreDeclinado: F4, normativa: F4, empleadoMes: F4, aniversario: F4 } } },
  login: { usuario: F5, clave: F6 },
  loginFactor: { reto: F5, codigo: F7, llave: { type: 'object', fields: { id: F8, clientDataJSON: F9, authenticatorData: F9, signature: F9 }, isOptional: true } },
  cerrarSesion: { id: F2 },
  usuarioPermiso: { id: F2 },
  registro: { usuario: F5, clave: F6, rclave: F6, referido: F7, invitacion: F7 },
  changeConfig: { op: { type: 'text', values: ['estados', 'app'] } },
  cambioClave: { clavea: F6, claven: F6 },
  prepararTotp: { clave: F6 },
  confirmarTotp: { codigo: F5 },
  quitarTotp: { clave: F6 },
  prepararLlave: { clave: F6 },
  ponerLlave: { nombre: F5, llave: { type: 'object', fields: { id: F8, clientDataJSON: F9, attestationObject: F9, transports: { type: 'list', items: { type: 'text', values: ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] } } } } },
  quitarLlave: { id: F2, clave: F6 },
  nuevosCodigos: { clave: F6 },
  exigirFactor: { clave: F6, desde: F10, permisos: F12 },
  reiniciarFactores: { usuario: F2 },
  crearToken: { nombre: F5, expira: { type: 'instant' }, soloLectura: F13, codigos: F14, clave: F6 },
  revocarToken: { id: F2 },
  setUpAgencia: { enlace: F5, nombre: F5, siglas: F5, zona: F5, escalafon: { type: 'text', values: ['policia', 'seguridad', 'vacia'] }, usuario: F5, clave: F6, rclave: F6 },
  recuperarPropietario: { enlace: F5, clave: F6, rclave: F6 },
  traspasarPropiedad: { usuario: F2, clave: F6 },
  setEnlaces: { data: { type: 'object', fields: { avatar: F15, perfil: F15, perfilMision: F16, perfilEnLinea: F16, radioStream: F15, radioInfo: F15, discord: F15, social: F15, enlaces: F20 } }, previos: { type: 'object', fields: { avatar: F15, perfil: F15, perfilMision: F16, perfilEnLinea: F16, radioStream: F15, radioInfo: F15, discord: F15, social: F15, enlaces: F20 }, isOptional: true } },
  probarEnlace: { campo: { type: 'text', values: ['avatar', 'perfil', 'radioStream', 'radioInfo', 'discord', 'social', 'enlace'] }, url: F17, perfilMision: F16, perfilEnLinea: F16 },
  setRegistro: { data: { type: 'object', fields: { modo: F21, prueba: F22, clones: F23, puerta: F24, presencia: F25, cierre: F26 } }, previos: { type: 'object', fields: { modo: F21, prueba: F22, clones: F23, puerta: F24, presencia: F25, cierre: F26 }, isOptional: true } },
  crearInvitacion: { usos: F27, dias: F28, nota: F7 },
  anularInvitacion: { id: F2 },
  setIdentidad: { data: { type: 'object', fields: { nombre: F7, siglas: F7, firma_desde: F29, lema: F30, color: F31, emblema: F32, cartel: F33, bloques: F35 } }, previos: { type: 'object', fields: { nombre: F7, siglas: F7, firma_desde: F29, lema: F30, color: F31, emblema: F32, cartel: F33, bloques: F35 }, isOptional: true } },
  subirEmblema: { datos: { type: 'text', max: 349528 } },
  emblema: { hash: F5 },
  setMatriz: { data: { type: 'list', items: F36 }, previos: { type: 'list', items: F36, isOptional: true } },
  quienPuede: { codigo: F11 },
  setPaga: { data: { type: 'object', fields: { dia: F37, hora: F38, minuto: F39, zona: F7, moneda: F7, monedaPlural: F7, monedaCorta: F7, descontarMultas: F25, recordatorio: F40 } }, previos: { type: 'object', fields: { dia: F37, hora: F38, minuto: F39, zona: F7, moneda: F7, monedaPlural: F7, monedaCorta: F7, descontarMultas: F25, recordatorio: F40 }, isOptional: true } },
  crearWebhook: { nombre: F5, direccion: F41, sucesos: { type: 'object', fields: { ascenso: F42, persona_nueva: F42, despido: F42, pase_lista: F42, ausencia: F42, empleado_mes: F42, recordatorio_paga: F42, dia_paga: F42 }, isOptional: true } },
  editarWebhook: { id: F2, data: { type: 'object', fields: { nombre: F7, activo: F25, ascenso: F42, persona_nueva: F42, despido: F42, pase_lista: F42, ausencia: F42, empleado_mes: F42, recordatorio_paga: F42, dia_paga: F42 } }, previos: { type: 'object', fields: { nombre: F7, activo: F25, ascenso: F42, persona_nueva: F42, despido: F42, pase_lista: F42, ausencia: F42, empleado_mes: F42, recordatorio_paga: F42, dia_paga: F42 }, isOptional: true }, direccion: F33 },
  quitarWebhook: { id: F2 },
  probarWebhook: { id: F2 },
  entregasWebhook: { id: F2, antes: F1, limit: F43 },
  reenviarEntrega: { id: F2 },
  guardarEscalafon: { version: F44, categorias: F55, destinos: F57 },
  cambiosEscalafon: { version: F44, categorias: F55, destinos: F57 },
  verUltimoAscenso: { userId: F2 },
  sendAscenso: { usuario: F2 },
  getSolicitudes: { id: F2 },
  actionSolicitudes: { option: F13, id: F2, encargado: F2, rango: F2, mision: F5 },
  addFirma: { firma: F5, id: F2 },
  allNominaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  ajustarNomina: { id: F2, opcion: F13, requisitos: F58, cantidad: { type: 'integer', min: -1000000, max: 1000000 }, motivo: F33 },
  nominaPeriodo: { id: F2 },
  reabrirNomina: { periodo: F2 },
  nominaDetalle: { id: F2, periodo: F1 },
  getInfoDetailTime: { userId: F2 },
  openTime: { bajo: F2, alto: { type: 'integer', min: -1, max: 2147483647 } },
  actionTime: { op: { type: 'integer', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, id: F1, pausa: F25, alto: F59, tiempos: { type: 'list', items: { type: 'object', fields: { id: F2, pausa: F25, alto: F59 } }, isOptional: true }, operacion: { type: 'text', values: ['-', '+'], isOptional: true }, minutos: F60, bajo: F1, bajoNombre: F7, altoNombre: F32, mins: F61, minsA: F61, pausado: F61, tiempopausado: F61, p_bajo: F62, sumado: { type: 'integer', min: -2147483648, max: 2147483647, isOptional: true }, id_categoria: F1, abierto: F63, inicio: F63, ligado: F62, pausa_desde: F62 },
  cambiarCuentaEncargado: { cuenta: { type: 'text', values: ['una_vez', 'por_tiempo'] } },
  getLogUser: { username: F5 },
  persona: { nombre: F5 },
  historiaPersona: { nombre: F5, grupo: { type: 'text', values: ['rangos', 'tiempos', 'dinero', 'multas', 'ausencias', 'agencia'], isOptional: true }, antes: { type: 'text', max: 60, isOptional: true } },
  notasPersona: { nombre: F5 },
  addNota: { usuario: F2, texto: F41 },
  editNota: { id: F2, texto: F41 },
  deleteNota: { id: F2 },
  allMembership: { antes: F1, limit: F64 },
  addMembresia: { user: { type: 'json' }, isExterno: F13, membresia: F2, periodo: F25, creditos: F61 },
  deleteMemb: { id: F2 },
  usuarioPorNombre: { name: F5 },
  getUsuarios: { q: F7, limit: { type: 'integer', min: 1, max: 1000, isOptional: true } },
  usuarioList: { usuario: F5, despues: F1 },
  userAllInfo: { id: F2 },
  getWork: { id: F2 },
  editUsuario: { id: F2, nombre: F5, rango: { type: 'json' }, firma: F5, mifirma: F32 },
  resetPassword: { usuario: F2 },
  deleteIP: { usuario: F2 },
  ingresar: { usuario: F2, devolverPermisos: F25 },
  permisosDe: { id: F2 },
  previaAlta: { filas: F68 },
  darDeAlta: { filas: F68 },
  nuevosCodigosAlta: { usuarios: F3 },
  setPrimerosPasos: { asistente: { type: 'text', values: ['escala', 'permisos', 'aspecto', 'gente'], isNullable: true, isOptional: true }, cerrar: { type: 'integer', values: [1], isOptional: true } },
  misionesVenta: { antes: F1, limit: F64 },
  addMision: { usuario: F2, rango: F2, firmaEncargado: F32, mision: F7, encargado: F1, creditos: F69 },
  sendLista: { pausados: F70, sumados: F70, fuerabase: F70, encargado: F2 },
  getUsername: { name: F5 },
  getNameRequest: { id: F2 },
  enterarseNombre: { id: F2 },
  actionNombre: { op: F58, id: F1, nombre: F7, iduser: F1 },
  pulso: { semanas: { type: 'integer', values: [4, 12, 52], isOptional: true } },
  actionEmpleadoMes: { op: F13, usuarios: { type: 'text', max: 6000, isOptional: true }, id: F1 },
  actionWhite: { user: F2, op: F13 },
  getListaPagaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  actionReiniciar: { op: F13, periodo: F1 },
  pagar: { id: F2, nombre: F7, op: F13, total: F71 },
  ascensoPaga: { op: F13, usuario: F1, rango: F1, paga: F71, mision: F7, id: F2 },
  ventaAction: { id: F2, pagado: F25 },
  allVentas: { antes: F1, limit: F64 },
  getAllDespidos: { antes: F1, limit: F64 },
  despedir: { usuario: F2, motivo: F41, infraccion: F72, porque: F33, vetar: F25 },
  puerta: { nombre: F5 },
  puertaAvatar: { nombre: F5 },
  vetos: { antes: F1, limit: F64 },
  vetar: { nombre: F5, motivo: F41, hasta: { type: 'day', isOptional: true }, enlace: { type: 'text', max: 2000, isOptional: true } },
  levantarVeto: { id: F2 },
  getLogPorPalabra: { modulo: { type: 'text', values: ['tiempos', 'ascensos', 'nombres', 'requisitos', 'rangos', 'clones', 'fichajes', 'fichajesDia', 'accesos'] }, palabra: F5, despues: { type: 'object', fields: { fecha: { type: 'instant' }, id: { type: 'integer', min: 1, max: 9007199254740991 } }, isOptional: true } },
  actionFichar: { op: { type: 'integer', values: [0, 1, 2, 5, 10] }, usuario: F1, id: F1, desligar: F3, visto: F63, salida: F63, minutos: F60, motivo: F33 },
  cerrarFichaje: { id: F2, salida: F63, motivo: F33 },
  getTraslados: { antes: F1, limit: F64 },
  addTraslado: { usuario: F2, rango: F2, agencia: F5, firma: F7, mifirma: F7, mision: F7, creditos: F61, cat: F1, descuento: F7 },
  getAllMultas: { antes: F1, limit: F64 },
  sendMulta: { usuario: F2, motivo: F41, creditos: F73, infraccion: F72, porque: F33 },
  deleteMulta: { id: F2 },
  actionMulta: { id: F2, op: F13 },
  actionEstados: { op: { type: 'integer', values: [1, 2, 3] }, estado: F33, id: F1 },
  getAusencias: { antes: F1, limit: F64 },
  addAusencia: { usuario: F2, motivo: F41, inicio: { type: 'day' }, final: { type: 'day' } },
  ausenciaAction: { op: { type: 'integer', values: [1, 2] }, id: F2 },
  retirarAusencia: { id: F2 },
  terminarAusencia: { id: F2 },
  editRank: { id: F2, data: { type: 'object', fields: { id_categoria: F1, n_categoria: F48, placa: F74, placa_avatar: F48, traslado: F48, traslado_venta: F73, asciende_hasta: F28, nomina_asistencia: F75, nomina_ascenso: F75, nomina_times: F75, boni_asistencia: F75, boni_ascenso: F75, boni_times: F75, ascenso: F48, tiempo_ascenso: F76, porciento: F48, paga_nomina: F73, paga_boni: F73, misiones: F79, permisos: F14 } }, previos: { type: 'object', fields: { id_categoria: F1, n_categoria: F48, placa: F74, placa_avatar: F48, traslado: F48, traslado_venta: F73, asciende_hasta: F28, nomina_asistencia: F75, nomina_ascenso: F75, nomina_times: F75, boni_asistencia: F75, boni_ascenso: F75, boni_times: F75, ascenso: F48, tiempo_ascenso: F76, porciento: F48, paga_nomina: F73, paga_boni: F73, misiones: F79, permisos: F14 }, isOptional: true } },
  editMemb: { id: F2, data: { type: 'object', fields: { nombre: F48, details: F33, precio: F73, perma: F25, vip: F25, reduccion: F25, image: F74 } }, previos: { type: 'object', fields: { nombre: F48, details: F33, precio: F73, perma: F25, vip: F25, reduccion: F25, image: F74 }, isOptional: true } },
  crearMembresia: { nombre: F46, details: F41, precio: F49, perma: F13, vip: F13, reduccion: F13, image: F47 },
  retirarMembresia: { id: F2 },
  reponerMembresia: { id: F2 },
  editMis: { id: F2, id_categoria: F1, nombre: F46, venta: F13, precio: F49, previos: F77 },
  getAllDegrados: { antes: F1, limit: F64 },
  actionDegrado: { usuario: F2, motivo: F41, rango: F2, infraccion: F72, porque: F33 },
  publicarNormativa: { numero: F69 },
  guardarNormativa: { numero: F69, contenido: { type: 'object', fields: { tipos: { type: 'list', items: { type: 'object', fields: { codigo: F44, nombre: F5, descripcion: F41, pasos: { type: 'list', items: { type: 'object', fields: { accion: { type: 'text', values: ['advertencia', 'minutos', 'multa', 'degrado', 'despido', 'degrado_o_despido', 'superior'] }, cantidad: F50, texto: F41 } } } } } }, infracciones: { type: 'list', items: { type: 'object', fields: { codigo: F44, tipo: F44, texto: F41 } } }, nota: F41, personal: { type: 'list', items: F41 }, articulos: { type: 'list', items: { type: 'object', fields: { titulo: F41, texto: { type: 'text', max: 8000 } } } } }, isNullable: true } },
  aceptarNormativa: { version: F2 },
  propuestaNormativa: { usuario: F2, infraccion: F44 },
  actionExcepciones: { op: F58, id: F1, usuario: F1, permisos: F80, previos: F80 },
  getDescuento: { code: F5 },
  actionDescuentos: { op: F13, id: F1, codigo: F7, descuento: { type: 'integer', min: 0, max: 100, isOptional: true } },
  bitacora: { actor: F1, persona: F1, operacion: F7, tema: { type: 'text', max: 32, isOptional: true }, desde: F63, hasta: F63, palabra: F7, antes: { type: 'integer', min: 1, max: 9007199254740991, isOptional: true }, limit: F43 },
  comprobarRespaldo: { id: F5 },
  descargarRespaldo: { id: F5 },
  archivoRespaldo: { enlace: { type: 'text', max: 128 } },
};

/** The calls whose answer is not JSON: bytes, or a stream that does not end. */
export const OTHER_ANSWERS: Readonly<Partial<Record<OperationId, 'bytes' | 'stream'>>> = {
  cambios: 'stream',
  emblema: 'bytes',
  archivoRespaldo: 'bytes',
};
