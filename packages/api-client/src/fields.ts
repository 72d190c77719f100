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
const F25: Field = { type: 'integer', min: 0, max: 1000 };
const F26: Field = { type: 'integer', min: 0, max: 1000, isOptional: true };
const F27: Field = { type: 'integer', min: 1, max: 99, isOptional: true };
const F28: Field = { type: 'text', max: 120, isOptional: true };
const F29: Field = { type: 'text', max: 7, isNullable: true, isOptional: true };
const F30: Field = { type: 'text', max: 64, isNullable: true, isOptional: true };
const F31: Field = { type: 'text', max: 500, isOptional: true };
const F32: Field = { type: 'text', values: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'] };
const F33: Field = { type: 'list', items: F32, isOptional: true };
const F34: Field = { type: 'object', fields: { id_categoria: F2, permisos: F12 } };
const F35: Field = { type: 'integer', min: 1, max: 7, isOptional: true };
const F36: Field = { type: 'integer', min: 0, max: 23, isOptional: true };
const F37: Field = { type: 'integer', min: 0, max: 59, isOptional: true };
const F38: Field = { type: 'integer', values: [0, 1], isOptional: true };
const F39: Field = { type: 'integer', min: 1, max: 72, isNullable: true, isOptional: true };
const F40: Field = { type: 'text', max: 500 };
const F41: Field = { type: 'text', max: 1000, isNullable: true, isOptional: true };
const F42: Field = { type: 'integer', min: 1, max: 100, isOptional: true };
const F43: Field = { type: 'text', max: 16 };
const F44: Field = { type: 'integer', min: 1, max: 1000 };
const F45: Field = { type: 'text', max: 100 };
const F46: Field = { type: 'text', max: 300 };
const F47: Field = { type: 'integer', min: 0, max: 1000000000 };
const F48: Field = { type: 'integer', min: 0, max: 1000000 };
const F49: Field = { type: 'text', max: 13 };
const F50: Field = { type: 'object', fields: { id: F10, nombre: F45, venta: F13, precio: F47 } };
const F51: Field = { type: 'list', items: F50 };
const F52: Field = { type: 'object', fields: { nivel: F44, activa: { type: 'boolean' }, nombre: F45, placa: F46, traslado: F45, traslado_venta: F47, asciende_hasta: F25, nomina_asistencia: F48, nomina_ascenso: F48, nomina_times: F48, boni_asistencia: F48, boni_ascenso: F48, boni_times: F48, ascenso: F45, tiempo_ascenso: F49, porciento: F45, paga_nomina: F47, paga_boni: F47, permisos: F14, misiones: F51 } };
const F53: Field = { type: 'list', items: F52 };
const F54: Field = { type: 'object', fields: { mision: F2, nivel: F2, posicion: F44 } };
const F55: Field = { type: 'list', items: F54 };
const F56: Field = { type: 'integer', values: [0, 1, 2] };
const F57: Field = { type: 'integer', min: -1, max: 2147483647, isOptional: true };
const F58: Field = { type: 'integer', min: -1000000, max: 1000000, isOptional: true };
const F59: Field = { type: 'integer', min: 0, max: 2147483647, isOptional: true };
const F60: Field = { type: 'instant', isNullable: true, isOptional: true };
const F61: Field = { type: 'instant', isOptional: true };
const F62: Field = { type: 'integer', min: 1, max: 5000, isOptional: true };
const F63: Field = { type: 'text', max: 200 };
const F64: Field = { type: 'text', max: 200, isOptional: true };
const F65: Field = { type: 'object', fields: { fila: F2, usuario: F63, mision: F63, categoria: F64, firma: F64, ingreso: F64 } };
const F66: Field = { type: 'list', items: F65 };
const F67: Field = { type: 'integer', min: 0, max: 2147483647 };
const F68: Field = { type: 'text', max: 6000 };
const F69: Field = { type: 'integer', min: 0, max: 9007199254740991, isOptional: true };
const F70: Field = { type: 'object', fields: { codigo: F43, version: F2 }, isOptional: true };
const F71: Field = { type: 'integer', min: 0, max: 1000000000, isOptional: true };
const F72: Field = { type: 'text', max: 100, isOptional: true };
const F73: Field = { type: 'text', max: 300, isOptional: true };
const F74: Field = { type: 'integer', min: 0, max: 1000000, isOptional: true };
const F75: Field = { type: 'text', max: 13, isOptional: true };
const F76: Field = { type: 'object', fields: { nombre: F72, venta: F38, precio: F71 }, isOptional: true };
const F77: Field = { type: 'object', fields: { id: F2, id_categoria: F1, nombre: F45, venta: F13, precio: F47, previos: F76 } };
const F78: Field = { type: 'list', items: F77, isOptional: true };
const F79: Field = { type: 'text', max: 128, isOptional: true };

/** The fields of each call: path parameters, query parameters and the body's fields. No name occurs in two of these. A call that is missing here has no fields. */
export const FIELDS: Readonly<Partial<Record<OperationId, Fields>>> = {
  avisos: { antes: F1, limite: { type: 'integer', min: 1, max: 50, isOptional: true } },
  leerAvisos: { hasta: F1, ids: F3 },
  cambiarPreferenciasAvisos: { tipos: { type: 'object', fields: { ascensoPropuesto: F4, propuestaAceptada: F4, propuestaDeclinada: F4, ascenso: F4, descenso: F4, traslado: F4, cambioPermisos: F4, tiempoConfirmado: F4, tiempoAjustado: F4, tiempoPausado: F4, tiempoCancelado: F4, paseLista: F4, paga: F4, membresiaTermina: F4, multa: F4, multaPerdonada: F4, ausenciaAceptada: F4, ausenciaRechazada: F4, nombreAceptado: F4, nombreDeclinado: F4, normativa: F4, empleadoMes: F4, aniversario: F4 } } },
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
  probarEnlace: { campo: { type: 'text', values: ['avatar', 'perfil', 'radioStream', 'radioInfo', 'discord', 'social', 'enlace'] }, url: F17 },
  setRegistro: { data: { type: 'object', fields: { modo: F21, prueba: F22, clones: F23, puerta: F24 } }, previos: { type: 'object', fields: { modo: F21, prueba: F22, clones: F23, puerta: F24 }, isOptional: true } },
  crearInvitacion: { usos: F25, dias: F26, nota: F7 },
  anularInvitacion: { id: F2 },
  setIdentidad: { data: { type: 'object', fields: { nombre: F7, siglas: F7, firma_desde: F27, lema: F28, color: F29, emblema: F30, cartel: F31, bloques: F33 } }, previos: { type: 'object', fields: { nombre: F7, siglas: F7, firma_desde: F27, lema: F28, color: F29, emblema: F30, cartel: F31, bloques: F33 }, isOptional: true } },
  subirEmblema: { datos: { type: 'text', max: 349528 } },
  emblema: { hash: F5 },
  setMatriz: { data: { type: 'list', items: F34 }, previos: { type: 'list', items: F34, isOptional: true } },
  quienPuede: { codigo: F11 },
  setPaga: { data: { type: 'object', fields: { dia: F35, hora: F36, minuto: F37, zona: F7, moneda: F7, monedaPlural: F7, monedaCorta: F7, descontarMultas: F38, recordatorio: F39 } }, previos: { type: 'object', fields: { dia: F35, hora: F36, minuto: F37, zona: F7, moneda: F7, monedaPlural: F7, monedaCorta: F7, descontarMultas: F38, recordatorio: F39 }, isOptional: true } },
  crearWebhook: { nombre: F5, direccion: F40, sucesos: { type: 'object', fields: { ascenso: F41, persona_nueva: F41, despido: F41, pase_lista: F41, ausencia: F41, empleado_mes: F41, recordatorio_paga: F41, dia_paga: F41 }, isOptional: true } },
  editarWebhook: { id: F2, data: { type: 'object', fields: { nombre: F7, activo: F38, ascenso: F41, persona_nueva: F41, despido: F41, pase_lista: F41, ausencia: F41, empleado_mes: F41, recordatorio_paga: F41, dia_paga: F41 } }, previos: { type: 'object', fields: { nombre: F7, activo: F38, ascenso: F41, persona_nueva: F41, despido: F41, pase_lista: F41, ausencia: F41, empleado_mes: F41, recordatorio_paga: F41, dia_paga: F41 }, isOptional: true }, direccion: F31 },
  quitarWebhook: { id: F2 },
  probarWebhook: { id: F2 },
  entregasWebhook: { id: F2, antes: F1, limit: F42 },
  reenviarEntrega: { id: F2 },
  guardarEscalafon: { version: F43, categorias: F53, destinos: F55 },
  cambiosEscalafon: { version: F43, categorias: F53, destinos: F55 },
  verUltimoAscenso: { userId: F2 },
  sendAscenso: { usuario: F2 },
  getSolicitudes: { id: F2 },
  actionSolicitudes: { option: F13, id: F2, encargado: F2, rango: F2, mision: F5 },
  addFirma: { firma: F5, id: F2 },
  allNominaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  ajustarNomina: { id: F2, opcion: F13, requisitos: F56, cantidad: { type: 'integer', min: -1000000, max: 1000000 }, motivo: F31 },
  nominaPeriodo: { id: F2 },
  reabrirNomina: { periodo: F2 },
  nominaDetalle: { id: F2, periodo: F1 },
  getInfoDetailTime: { userId: F2 },
  openTime: { bajo: F2, alto: { type: 'integer', min: -1, max: 2147483647 } },
  actionTime: { op: { type: 'integer', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, id: F1, pausa: F38, alto: F57, tiempos: { type: 'list', items: { type: 'object', fields: { id: F2, pausa: F38, alto: F57 } }, isOptional: true }, operacion: { type: 'text', values: ['-', '+'], isOptional: true }, minutos: F58, bajo: F1, bajoNombre: F7, altoNombre: F30, mins: F59, minsA: F59, pausado: F59, tiempopausado: F59, p_bajo: F60, sumado: { type: 'integer', min: -2147483648, max: 2147483647, isOptional: true }, id_categoria: F1, abierto: F61, inicio: F61, ligado: F60, pausa_desde: F60 },
  cambiarCuentaEncargado: { cuenta: { type: 'text', values: ['una_vez', 'por_tiempo'] } },
  getLogUser: { username: F5 },
  persona: { nombre: F5 },
  historiaPersona: { nombre: F5, grupo: { type: 'text', values: ['rangos', 'tiempos', 'dinero', 'multas', 'ausencias', 'agencia'], isOptional: true }, antes: { type: 'text', max: 60, isOptional: true } },
  notasPersona: { nombre: F5 },
  addNota: { usuario: F2, texto: F40 },
  editNota: { id: F2, texto: F40 },
  deleteNota: { id: F2 },
  allMembership: { antes: F1, limit: F62 },
  addMembresia: { user: { type: 'json' }, isExterno: F13, membresia: F2, periodo: F38, creditos: F59 },
  deleteMemb: { id: F2 },
  usuarioPorNombre: { name: F5 },
  getUsuarios: { q: F7, limit: { type: 'integer', min: 1, max: 1000, isOptional: true } },
  usuarioList: { usuario: F5, despues: F1 },
  userAllInfo: { id: F2 },
  getWork: { id: F2 },
  editUsuario: { id: F2, nombre: F5, rango: { type: 'json' }, firma: F5, mifirma: F30 },
  resetPassword: { usuario: F2 },
  deleteIP: { usuario: F2 },
  ingresar: { usuario: F2, devolverPermisos: F38 },
  permisosDe: { id: F2 },
  previaAlta: { filas: F66 },
  darDeAlta: { filas: F66 },
  nuevosCodigosAlta: { usuarios: F3 },
  setPrimerosPasos: { asistente: { type: 'text', values: ['escala', 'permisos', 'aspecto', 'gente'], isNullable: true, isOptional: true }, cerrar: { type: 'integer', values: [1], isOptional: true } },
  misionesVenta: { antes: F1, limit: F62 },
  addMision: { usuario: F2, rango: F2, firmaEncargado: F30, mision: F7, encargado: F1, creditos: F67 },
  sendLista: { pausados: F68, sumados: F68, fuerabase: F68, encargado: F2 },
  getUsername: { name: F5 },
  getNameRequest: { id: F2 },
  enterarseNombre: { id: F2 },
  actionNombre: { op: F56, id: F1, nombre: F7, iduser: F1 },
  pulso: { semanas: { type: 'integer', values: [4, 12, 52], isOptional: true } },
  actionEmpleadoMes: { op: F13, usuarios: { type: 'text', max: 6000, isOptional: true }, id: F1 },
  actionWhite: { user: F2, op: F13 },
  getListaPagaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  actionReiniciar: { op: F13, periodo: F1 },
  pagar: { id: F2, nombre: F7, op: F13, total: F69 },
  ascensoPaga: { op: F13, usuario: F1, rango: F1, paga: F69, mision: F7, id: F2 },
  ventaAction: { id: F2, pagado: F38 },
  allVentas: { antes: F1, limit: F62 },
  getAllDespidos: { antes: F1, limit: F62 },
  despedir: { usuario: F2, motivo: F40, infraccion: F70, porque: F31, vetar: F38 },
  puerta: { nombre: F5 },
  puertaAvatar: { nombre: F5 },
  vetos: { antes: F1, limit: F62 },
  vetar: { nombre: F5, motivo: F40, hasta: { type: 'day', isOptional: true }, enlace: { type: 'text', max: 2000, isOptional: true } },
  levantarVeto: { id: F2 },
  getLogPorPalabra: { modulo: { type: 'text', values: ['tiempos', 'ascensos', 'nombres', 'requisitos', 'rangos', 'clones', 'fichajes', 'fichajesDia', 'accesos'] }, palabra: F5, despues: { type: 'object', fields: { fecha: { type: 'instant' }, id: { type: 'integer', min: 1, max: 9007199254740991 } }, isOptional: true } },
  actionFichar: { op: { type: 'integer', values: [0, 1, 2, 5, 10] }, usuario: F1, id: F1, desligar: F3, salida: F61, minutos: F58, motivo: F31 },
  cerrarFichaje: { id: F2, salida: F61, motivo: F31 },
  getTraslados: { antes: F1, limit: F62 },
  addTraslado: { usuario: F2, rango: F2, agencia: F5, firma: F7, mifirma: F7, mision: F7, creditos: F59, cat: F1, descuento: F7 },
  getAllMultas: { antes: F1, limit: F62 },
  sendMulta: { usuario: F2, motivo: F40, creditos: F71, infraccion: F70, porque: F31 },
  deleteMulta: { id: F2 },
  actionMulta: { id: F2, op: F13 },
  actionEstados: { op: { type: 'integer', values: [1, 2, 3] }, estado: F31, id: F1 },
  getAusencias: { antes: F1, limit: F62 },
  addAusencia: { usuario: F2, motivo: F40, inicio: { type: 'day' }, final: { type: 'day' } },
  ausenciaAction: { op: { type: 'integer', values: [1, 2] }, id: F2 },
  retirarAusencia: { id: F2 },
  terminarAusencia: { id: F2 },
  editRank: { id: F2, data: { type: 'object', fields: { id_categoria: F1, n_categoria: F72, placa: F73, traslado: F72, traslado_venta: F71, asciende_hasta: F26, nomina_asistencia: F74, nomina_ascenso: F74, nomina_times: F74, boni_asistencia: F74, boni_ascenso: F74, boni_times: F74, ascenso: F72, tiempo_ascenso: F75, porciento: F72, paga_nomina: F71, paga_boni: F71, misiones: F78, permisos: F14 } }, previos: { type: 'object', fields: { id_categoria: F1, n_categoria: F72, placa: F73, traslado: F72, traslado_venta: F71, asciende_hasta: F26, nomina_asistencia: F74, nomina_ascenso: F74, nomina_times: F74, boni_asistencia: F74, boni_ascenso: F74, boni_times: F74, ascenso: F72, tiempo_ascenso: F75, porciento: F72, paga_nomina: F71, paga_boni: F71, misiones: F78, permisos: F14 }, isOptional: true } },
  editMemb: { id: F2, data: { type: 'object', fields: { nombre: F72, details: F31, precio: F71, perma: F38, vip: F38, reduccion: F38, image: F73 } }, previos: { type: 'object', fields: { nombre: F72, details: F31, precio: F71, perma: F38, vip: F38, reduccion: F38, image: F73 }, isOptional: true } },
  crearMembresia: { nombre: F45, details: F40, precio: F47, perma: F13, vip: F13, reduccion: F13, image: F46 },
  retirarMembresia: { id: F2 },
  reponerMembresia: { id: F2 },
  editMis: { id: F2, id_categoria: F1, nombre: F45, venta: F13, precio: F47, previos: F76 },
  getAllDegrados: { antes: F1, limit: F62 },
  actionDegrado: { usuario: F2, motivo: F40, rango: F2, infraccion: F70, porque: F31 },
  publicarNormativa: { numero: F67 },
  guardarNormativa: { numero: F67, contenido: { type: 'object', fields: { tipos: { type: 'list', items: { type: 'object', fields: { codigo: F43, nombre: F5, descripcion: F40, pasos: { type: 'list', items: { type: 'object', fields: { accion: { type: 'text', values: ['advertencia', 'minutos', 'multa', 'degrado', 'despido', 'degrado_o_despido', 'superior'] }, cantidad: F48, texto: F40 } } } } } }, infracciones: { type: 'list', items: { type: 'object', fields: { codigo: F43, tipo: F43, texto: F40 } } }, nota: F40, personal: { type: 'list', items: F40 }, articulos: { type: 'list', items: { type: 'object', fields: { titulo: F40, texto: { type: 'text', max: 8000 } } } } }, isNullable: true } },
  aceptarNormativa: { version: F2 },
  propuestaNormativa: { usuario: F2, infraccion: F43 },
  actionExcepciones: { op: F56, id: F1, usuario: F1, permisos: F79, previos: F79 },
  getDescuento: { code: F5 },
  actionDescuentos: { op: F13, id: F1, codigo: F7, descuento: { type: 'integer', min: 0, max: 100, isOptional: true } },
  bitacora: { actor: F1, persona: F1, operacion: F7, tema: { type: 'text', max: 32, isOptional: true }, desde: F61, hasta: F61, palabra: F7, antes: { type: 'integer', min: 1, max: 9007199254740991, isOptional: true }, limit: F42 },
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
