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
  /** The least of an integer. */
  readonly min?: number;
  /** The most of an integer; of a text, how many characters. */
  readonly max?: number;
  /** All that it may be. */
  readonly values?: readonly (string | number)[];
  /** What a list holds. */
  readonly items?: Field;
  /** What an object holds. */
  readonly fields?: Fields;
}

/** Fields by their names. */
export type Fields = { readonly [name: string]: Field };

// Those that many calls take.
const F1: Field = { type: 'integer', min: 1, max: 2147483647, isOptional: true };
const F2: Field = { type: 'integer', min: 1, max: 2147483647 };
const F3: Field = { type: 'list', items: F2, isOptional: true };
const F4: Field = { type: 'text', values: ['no', 'portal', 'sistema'], isOptional: true };
const F5: Field = { type: 'text', max: 256, isSecret: true };
const F6: Field = { type: 'text', max: 64, isOptional: true };
const F7: Field = { type: 'integer', min: 1, max: 2147483647, isNullable: true };
const F8: Field = { type: 'text', values: ['adm', 'asc', 'tt', 'trl', 'mem', 'mis', 'frm', 'reg', 'ldp', 'ven', 'epm', 'cln', 'mul', 'deg', 'des', 'usu', 'exc', 'dec', 'man', 'ajs', 'req', 'ern', 'pag', 'agc'] };
const F9: Field = { type: 'list', items: F8 };
const F10: Field = { type: 'integer', values: [0, 1] };
const F11: Field = { type: 'list', items: F8, isOptional: true };
const F12: Field = { type: 'text', max: 2000, isNullable: true, isOptional: true };
const F13: Field = { type: 'integer', min: 0, max: 1000 };
const F14: Field = { type: 'integer', min: 0, max: 1000, isOptional: true };
const F15: Field = { type: 'text', max: 64, isNullable: true, isOptional: true };
const F16: Field = { type: 'text', max: 500, isOptional: true };
const F17: Field = { type: 'integer', values: [0, 1], isOptional: true };
const F18: Field = { type: 'text', max: 1000, isNullable: true, isOptional: true };
const F19: Field = { type: 'integer', min: 1, max: 1000 };
const F20: Field = { type: 'integer', min: 0, max: 1000000000 };
const F21: Field = { type: 'integer', min: 0, max: 1000000 };
const F22: Field = { type: 'integer', values: [0, 1, 2] };
const F23: Field = { type: 'integer', min: 0, max: 2147483647, isOptional: true };
const F24: Field = { type: 'instant', isNullable: true, isOptional: true };
const F25: Field = { type: 'instant', isOptional: true };
const F26: Field = { type: 'text', max: 200, isOptional: true };
const F27: Field = { type: 'integer', min: 0, max: 2147483647 };
const F28: Field = { type: 'integer', min: 0, max: 1000000000, isOptional: true };
const F29: Field = { type: 'object', fields: { codigo: { type: 'text', max: 16 }, version: F2 }, isOptional: true };
const F30: Field = { type: 'text', max: 100, isOptional: true };
const F31: Field = { type: 'text', max: 300, isOptional: true };
const F32: Field = { type: 'integer', min: 0, max: 1000000, isOptional: true };
const F33: Field = { type: 'object', fields: { nombre: F30, venta: F17, precio: F28 }, isOptional: true };

/** What each call takes: the parts of its path, its query and the fields of its body, which the contract never names alike. A call that is not here takes nothing. */
export const FIELDS: Readonly<Partial<Record<OperationId, Fields>>> = {
  avisos: { antes: F1, limite: { type: 'integer', min: 1, max: 50, isOptional: true } },
  leerAvisos: { hasta: F1, ids: F3 },
  cambiarPreferenciasAvisos: { tipos: { type: 'object', fields: { ascensoPropuesto: F4, propuestaAceptada: F4, propuestaDeclinada: F4, ascenso: F4, descenso: F4, traslado: F4, cambioPermisos: F4, tiempoConfirmado: F4, tiempoAjustado: F4, tiempoPausado: F4, tiempoCancelado: F4, paseLista: F4, paga: F4, membresiaTermina: F4, multa: F4, multaPerdonada: F4, ausenciaAceptada: F4, ausenciaRechazada: F4, nombreAceptado: F4, nombreDeclinado: F4, normativa: F4, empleadoMes: F4, aniversario: F4 } } },
  login: { usuario: { type: 'text', max: 64 }, clave: F5 },
  loginFactor: { reto: { type: 'text', max: 64 }, codigo: F6, llave: { type: 'object', fields: { id: { type: 'text', max: 1364 }, clientDataJSON: { type: 'text', max: 4096 }, authenticatorData: { type: 'text', max: 4096 }, signature: { type: 'text', max: 4096 } }, isOptional: true } },
  cerrarSesion: { id: F2 },
  usuarioPermiso: { id: F2 },
  registro: { usuario: { type: 'text', max: 64 }, clave: F5, rclave: F5, referido: F6, invitacion: F6 },
  changeConfig: { op: { type: 'text', values: ['estados', 'app'] } },
  cambioClave: { clavea: F5, claven: F5 },
  prepararTotp: { clave: F5 },
  confirmarTotp: { codigo: { type: 'text', max: 64 } },
  quitarTotp: { clave: F5 },
  prepararLlave: { clave: F5 },
  ponerLlave: { nombre: { type: 'text', max: 64 }, llave: { type: 'object', fields: { id: { type: 'text', max: 1364 }, clientDataJSON: { type: 'text', max: 4096 }, attestationObject: { type: 'text', max: 4096 }, transports: { type: 'list', items: { type: 'text', values: ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] } } } } },
  quitarLlave: { id: F2, clave: F5 },
  nuevosCodigos: { clave: F5 },
  exigirFactor: { clave: F5, desde: F7, permisos: F9 },
  reiniciarFactores: { usuario: F2 },
  crearToken: { nombre: { type: 'text', max: 64 }, expira: { type: 'instant' }, soloLectura: F10, codigos: F11, clave: F5 },
  revocarToken: { id: F2 },
  setUpAgencia: { enlace: { type: 'text', max: 64 }, nombre: { type: 'text', max: 64 }, siglas: { type: 'text', max: 64 }, zona: { type: 'text', max: 64 }, escalafon: { type: 'text', values: ['policia', 'seguridad', 'vacia'] }, usuario: { type: 'text', max: 64 }, clave: F5, rclave: F5 },
  recuperarPropietario: { enlace: { type: 'text', max: 64 }, clave: F5, rclave: F5 },
  traspasarPropiedad: { usuario: F2, clave: F5 },
  setEnlaces: { data: { type: 'object', fields: { avatar: F12, radioStream: F12, radioInfo: F12, discord: F12, social: F12, enlaces: { type: 'list', items: { type: 'object', fields: { texto: { type: 'text', max: 64 }, url: { type: 'text', max: 2000 }, lugar: { type: 'text', values: ['pie', 'menu', 'ambos'] } } }, isOptional: true } } }, previos: { type: 'object', fields: { avatar: F12, radioStream: F12, radioInfo: F12, discord: F12, social: F12, enlaces: { type: 'list', items: { type: 'object', fields: { texto: { type: 'text', max: 64 }, url: { type: 'text', max: 2000 }, lugar: { type: 'text', values: ['pie', 'menu', 'ambos'] } } }, isOptional: true } }, isOptional: true } },
  probarEnlace: { campo: { type: 'text', values: ['avatar', 'radioStream', 'radioInfo', 'discord', 'social', 'enlace'] }, url: { type: 'text', max: 2000 } },
  setRegistro: { data: { type: 'object', fields: { modo: { type: 'text', values: ['abierto', 'invitacion', 'cerrado'], isOptional: true }, prueba: { type: 'text', values: ['none', 'avatar-motto'], isOptional: true }, clones: { type: 'text', values: ['record', 'block'], isOptional: true } } }, previos: { type: 'object', fields: { modo: { type: 'text', values: ['abierto', 'invitacion', 'cerrado'], isOptional: true }, prueba: { type: 'text', values: ['none', 'avatar-motto'], isOptional: true }, clones: { type: 'text', values: ['record', 'block'], isOptional: true } }, isOptional: true } },
  crearInvitacion: { usos: F13, dias: F14, nota: F6 },
  anularInvitacion: { id: F2 },
  setIdentidad: { data: { type: 'object', fields: { nombre: F6, siglas: F6, firma_desde: { type: 'integer', min: 1, max: 99, isOptional: true }, lema: { type: 'text', max: 120, isOptional: true }, color: { type: 'text', max: 7, isNullable: true, isOptional: true }, emblema: F15, cartel: F16, bloques: { type: 'list', items: { type: 'text', values: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'] }, isOptional: true } } }, previos: { type: 'object', fields: { nombre: F6, siglas: F6, firma_desde: { type: 'integer', min: 1, max: 99, isOptional: true }, lema: { type: 'text', max: 120, isOptional: true }, color: { type: 'text', max: 7, isNullable: true, isOptional: true }, emblema: F15, cartel: F16, bloques: { type: 'list', items: { type: 'text', values: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'] }, isOptional: true } }, isOptional: true } },
  subirEmblema: { datos: { type: 'text', max: 349528 } },
  emblema: { hash: { type: 'text', max: 64 } },
  setMatriz: { data: { type: 'list', items: { type: 'object', fields: { id_categoria: F2, permisos: F9 } } }, previos: { type: 'list', items: { type: 'object', fields: { id_categoria: F2, permisos: F9 } }, isOptional: true } },
  quienPuede: { codigo: F8 },
  setPaga: { data: { type: 'object', fields: { dia: { type: 'integer', min: 1, max: 7, isOptional: true }, hora: { type: 'integer', min: 0, max: 23, isOptional: true }, minuto: { type: 'integer', min: 0, max: 59, isOptional: true }, zona: F6, moneda: F6, monedaPlural: F6, monedaCorta: F6, descontarMultas: F17, recordatorio: { type: 'integer', min: 1, max: 72, isNullable: true, isOptional: true } } }, previos: { type: 'object', fields: { dia: { type: 'integer', min: 1, max: 7, isOptional: true }, hora: { type: 'integer', min: 0, max: 23, isOptional: true }, minuto: { type: 'integer', min: 0, max: 59, isOptional: true }, zona: F6, moneda: F6, monedaPlural: F6, monedaCorta: F6, descontarMultas: F17, recordatorio: { type: 'integer', min: 1, max: 72, isNullable: true, isOptional: true } }, isOptional: true } },
  crearWebhook: { nombre: { type: 'text', max: 64 }, direccion: { type: 'text', max: 500 }, sucesos: { type: 'object', fields: { ascenso: F18, persona_nueva: F18, despido: F18, pase_lista: F18, ausencia: F18, empleado_mes: F18, recordatorio_paga: F18, dia_paga: F18 }, isOptional: true } },
  editarWebhook: { id: F2, data: { type: 'object', fields: { nombre: F6, activo: F17, ascenso: F18, persona_nueva: F18, despido: F18, pase_lista: F18, ausencia: F18, empleado_mes: F18, recordatorio_paga: F18, dia_paga: F18 } }, previos: { type: 'object', fields: { nombre: F6, activo: F17, ascenso: F18, persona_nueva: F18, despido: F18, pase_lista: F18, ausencia: F18, empleado_mes: F18, recordatorio_paga: F18, dia_paga: F18 }, isOptional: true }, direccion: F16 },
  quitarWebhook: { id: F2 },
  probarWebhook: { id: F2 },
  entregasWebhook: { id: F2, antes: F1, limit: { type: 'integer', min: 1, max: 100, isOptional: true } },
  reenviarEntrega: { id: F2 },
  guardarEscalafon: { version: { type: 'text', max: 16 }, categorias: { type: 'list', items: { type: 'object', fields: { nivel: F19, activa: { type: 'boolean' }, nombre: { type: 'text', max: 100 }, placa: { type: 'text', max: 300 }, traslado: { type: 'text', max: 100 }, traslado_venta: F20, asciende_hasta: F13, nomina_asistencia: F21, nomina_ascenso: F21, nomina_times: F21, boni_asistencia: F21, boni_ascenso: F21, boni_times: F21, ascenso: { type: 'text', max: 100 }, tiempo_ascenso: { type: 'text', max: 13 }, porciento: { type: 'text', max: 100 }, paga_nomina: F20, paga_boni: F20, misiones: { type: 'list', items: { type: 'object', fields: { id: F7, nombre: { type: 'text', max: 100 }, venta: F10, precio: F20 } } } } } }, destinos: { type: 'list', items: { type: 'object', fields: { mision: F2, nivel: F2, posicion: F19 } } } },
  cambiosEscalafon: { version: { type: 'text', max: 16 }, categorias: { type: 'list', items: { type: 'object', fields: { nivel: F19, activa: { type: 'boolean' }, nombre: { type: 'text', max: 100 }, placa: { type: 'text', max: 300 }, traslado: { type: 'text', max: 100 }, traslado_venta: F20, asciende_hasta: F13, nomina_asistencia: F21, nomina_ascenso: F21, nomina_times: F21, boni_asistencia: F21, boni_ascenso: F21, boni_times: F21, ascenso: { type: 'text', max: 100 }, tiempo_ascenso: { type: 'text', max: 13 }, porciento: { type: 'text', max: 100 }, paga_nomina: F20, paga_boni: F20, misiones: { type: 'list', items: { type: 'object', fields: { id: F7, nombre: { type: 'text', max: 100 }, venta: F10, precio: F20 } } } } } }, destinos: { type: 'list', items: { type: 'object', fields: { mision: F2, nivel: F2, posicion: F19 } } } },
  verUltimoAscenso: { userId: F2 },
  sendAscenso: { usuario: F2 },
  getSolicitudes: { id: F2 },
  actionSolicitudes: { option: F10, id: F2, encargado: F2, rango: F2, mision: { type: 'text', max: 64 } },
  addFirma: { firma: { type: 'text', max: 64 }, id: F2 },
  allNominaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  ajustarNomina: { id: F2, opcion: F10, requisitos: F22, cantidad: { type: 'integer', min: -1000000, max: 1000000 }, motivo: F16 },
  nominaPeriodo: { id: F2 },
  reabrirNomina: { periodo: F2 },
  nominaDetalle: { id: F2, periodo: F1 },
  getInfoDetailTime: { userId: F2 },
  openTime: { bajo: F2, alto: { type: 'integer', min: -1, max: 2147483647 } },
  actionTime: { op: { type: 'integer', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, id: F1, pausa: F17, alto: { type: 'integer', min: -1, max: 2147483647, isOptional: true }, tiempos: { type: 'list', items: { type: 'object', fields: { id: F2, pausa: F17, alto: { type: 'integer', min: -1, max: 2147483647, isOptional: true } } }, isOptional: true }, operacion: { type: 'text', values: ['-', '+'], isOptional: true }, minutos: { type: 'integer', min: -1000000, max: 1000000, isOptional: true }, bajo: F1, bajoNombre: F6, altoNombre: F15, mins: F23, minsA: F23, pausado: F23, tiempopausado: F23, p_bajo: F24, sumado: { type: 'integer', min: -2147483648, max: 2147483647, isOptional: true }, id_categoria: F1, abierto: F25, inicio: F25, ligado: F24, pausa_desde: F24 },
  cambiarCuentaEncargado: { cuenta: { type: 'text', values: ['una_vez', 'por_tiempo'] } },
  getLogUser: { username: { type: 'text', max: 64 } },
  persona: { nombre: { type: 'text', max: 64 } },
  historiaPersona: { nombre: { type: 'text', max: 64 }, grupo: { type: 'text', values: ['rangos', 'tiempos', 'dinero', 'multas', 'ausencias', 'agencia'], isOptional: true }, antes: { type: 'text', max: 60, isOptional: true } },
  notasPersona: { nombre: { type: 'text', max: 64 } },
  addNota: { usuario: F2, texto: { type: 'text', max: 500 } },
  editNota: { id: F2, texto: { type: 'text', max: 500 } },
  deleteNota: { id: F2 },
  addMembresia: { user: { type: 'json' }, isExterno: F10, membresia: F2, periodo: F17, creditos: F23 },
  deleteMemb: { id: F2 },
  usuarioPorNombre: { name: { type: 'text', max: 64 } },
  getUsuarios: { q: F6, limit: { type: 'integer', min: 1, max: 1000, isOptional: true } },
  usuarioList: { usuario: { type: 'text', max: 64 }, despues: F1 },
  userAllInfo: { id: F2 },
  getWork: { id: F2 },
  editUsuario: { id: F2, nombre: { type: 'text', max: 64 }, rango: { type: 'json' }, firma: { type: 'text', max: 64 }, mifirma: F15 },
  resetPassword: { usuario: F2 },
  deleteIP: { usuario: F2 },
  ingresar: { usuario: F2, devolverPermisos: F17 },
  permisosDe: { id: F2 },
  previaAlta: { filas: { type: 'list', items: { type: 'object', fields: { fila: F2, usuario: { type: 'text', max: 200 }, mision: { type: 'text', max: 200 }, categoria: F26, firma: F26, ingreso: F26 } } } },
  darDeAlta: { filas: { type: 'list', items: { type: 'object', fields: { fila: F2, usuario: { type: 'text', max: 200 }, mision: { type: 'text', max: 200 }, categoria: F26, firma: F26, ingreso: F26 } } } },
  nuevosCodigosAlta: { usuarios: F3 },
  setPrimerosPasos: { asistente: { type: 'text', values: ['escala', 'aspecto', 'gente'], isNullable: true, isOptional: true }, cerrar: { type: 'integer', values: [1], isOptional: true } },
  addMision: { usuario: F2, rango: F2, firmaEncargado: F15, mision: F6, encargado: F1, creditos: F27 },
  sendLista: { pausados: { type: 'text', max: 6000 }, sumados: { type: 'text', max: 6000 }, fuerabase: { type: 'text', max: 6000 }, encargado: F2 },
  getUsername: { name: { type: 'text', max: 64 } },
  getNameRequest: { id: F2 },
  enterarseNombre: { id: F2 },
  actionNombre: { op: F22, id: F1, nombre: F6, iduser: F1 },
  pulso: { semanas: { type: 'integer', values: [4, 12, 52], isOptional: true } },
  actionEmpleadoMes: { op: F10, usuarios: { type: 'text', max: 6000, isOptional: true }, id: F1 },
  actionWhite: { user: F2, op: F10 },
  getListaPagaPorFecha: { inicio: { type: 'day' }, final: { type: 'day' } },
  actionReiniciar: { op: F10, periodo: F1 },
  pagar: { id: F2, nombre: F6, op: F10, total: F23 },
  ascensoPaga: { op: F10, usuario: F1, rango: F1, paga: F28, mision: F6, id: F2 },
  ventaAction: { id: F2, pagado: F17 },
  despedir: { usuario: F2, motivo: { type: 'text', max: 500 }, infraccion: F29, porque: F16 },
  getLogPorPalabra: { modulo: { type: 'text', values: ['tiempos', 'ascensos', 'nombres', 'requisitos', 'rangos', 'clones', 'fichajes', 'fichajesDia', 'accesos'] }, palabra: { type: 'text', max: 64 }, despues: { type: 'object', fields: { fecha: { type: 'instant' }, id: { type: 'integer', min: 1, max: 9007199254740991 } }, isOptional: true } },
  actionFichar: { op: { type: 'integer', values: [0, 1, 2, 5, 10] }, usuario: F1, id: F1, desligar: F3, salida: F25, minutos: { type: 'integer', min: -1000000, max: 1000000, isOptional: true }, motivo: F16 },
  cerrarFichaje: { id: F2, salida: F25, motivo: F16 },
  addTraslado: { usuario: F2, rango: F2, agencia: { type: 'text', max: 64 }, firma: F6, mifirma: F6, mision: F6, creditos: F23, cat: F1, descuento: F6 },
  sendMulta: { usuario: F2, motivo: { type: 'text', max: 500 }, creditos: F28, infraccion: F29, porque: F16 },
  deleteMulta: { id: F2 },
  actionMulta: { id: F2, op: F10 },
  actionEstados: { op: { type: 'integer', values: [1, 2, 3] }, estado: F16, id: F1 },
  addAusencia: { usuario: F2, motivo: { type: 'text', max: 500 }, inicio: { type: 'day' }, final: { type: 'day' } },
  ausenciaAction: { op: { type: 'integer', values: [1, 2] }, id: F2 },
  retirarAusencia: { id: F2 },
  terminarAusencia: { id: F2 },
  editRank: { id: F2, data: { type: 'object', fields: { id_categoria: F1, n_categoria: F30, placa: F31, traslado: F30, traslado_venta: F28, asciende_hasta: F14, nomina_asistencia: F32, nomina_ascenso: F32, nomina_times: F32, boni_asistencia: F32, boni_ascenso: F32, boni_times: F32, ascenso: F30, tiempo_ascenso: { type: 'text', max: 13, isOptional: true }, porciento: F30, paga_nomina: F28, paga_boni: F28, misiones: { type: 'list', items: { type: 'object', fields: { id: F2, id_categoria: F1, nombre: { type: 'text', max: 100 }, venta: F10, precio: F20, previos: F33 } }, isOptional: true }, permisos: F11 } }, previos: { type: 'object', fields: { id_categoria: F1, n_categoria: F30, placa: F31, traslado: F30, traslado_venta: F28, asciende_hasta: F14, nomina_asistencia: F32, nomina_ascenso: F32, nomina_times: F32, boni_asistencia: F32, boni_ascenso: F32, boni_times: F32, ascenso: F30, tiempo_ascenso: { type: 'text', max: 13, isOptional: true }, porciento: F30, paga_nomina: F28, paga_boni: F28, misiones: { type: 'list', items: { type: 'object', fields: { id: F2, id_categoria: F1, nombre: { type: 'text', max: 100 }, venta: F10, precio: F20, previos: F33 } }, isOptional: true }, permisos: F11 }, isOptional: true } },
  editMemb: { id: F2, data: { type: 'object', fields: { nombre: F30, details: F16, precio: F28, perma: F17, vip: F17, reduccion: F17, image: F31 } }, previos: { type: 'object', fields: { nombre: F30, details: F16, precio: F28, perma: F17, vip: F17, reduccion: F17, image: F31 }, isOptional: true } },
  crearMembresia: { nombre: { type: 'text', max: 100 }, details: { type: 'text', max: 500 }, precio: F20, perma: F10, vip: F10, reduccion: F10, image: { type: 'text', max: 300 } },
  retirarMembresia: { id: F2 },
  reponerMembresia: { id: F2 },
  editMis: { id: F2, id_categoria: F1, nombre: { type: 'text', max: 100 }, venta: F10, precio: F20, previos: F33 },
  actionDegrado: { usuario: F2, motivo: { type: 'text', max: 500 }, rango: F2, infraccion: F29, porque: F16 },
  publicarNormativa: { numero: F27 },
  guardarNormativa: { numero: F27, contenido: { type: 'object', fields: { tipos: { type: 'list', items: { type: 'object', fields: { codigo: { type: 'text', max: 16 }, nombre: { type: 'text', max: 64 }, descripcion: { type: 'text', max: 500 }, pasos: { type: 'list', items: { type: 'object', fields: { accion: { type: 'text', values: ['advertencia', 'minutos', 'multa', 'degrado', 'despido', 'degrado_o_despido', 'superior'] }, cantidad: F21, texto: { type: 'text', max: 500 } } } } } } }, infracciones: { type: 'list', items: { type: 'object', fields: { codigo: { type: 'text', max: 16 }, tipo: { type: 'text', max: 16 }, texto: { type: 'text', max: 500 } } } }, nota: { type: 'text', max: 500 }, personal: { type: 'list', items: { type: 'text', max: 500 } }, articulos: { type: 'list', items: { type: 'object', fields: { titulo: { type: 'text', max: 500 }, texto: { type: 'text', max: 8000 } } } } }, isNullable: true } },
  aceptarNormativa: { version: F2 },
  propuestaNormativa: { usuario: F2, infraccion: { type: 'text', max: 16 } },
  actionExcepciones: { op: F22, id: F1, usuario: F1, permisos: { type: 'text', max: 128, isOptional: true }, previos: { type: 'text', max: 128, isOptional: true } },
  getDescuento: { code: { type: 'text', max: 64 } },
  actionDescuentos: { op: F10, id: F1, codigo: F6, descuento: { type: 'integer', min: 0, max: 100, isOptional: true } },
  bitacora: { actor: F1, persona: F1, operacion: F6, tema: { type: 'text', max: 32, isOptional: true }, desde: F25, hasta: F25, palabra: F6, antes: { type: 'integer', min: 1, max: 9007199254740991, isOptional: true }, limit: { type: 'integer', min: 1, max: 100, isOptional: true } },
  comprobarRespaldo: { id: { type: 'text', max: 64 } },
  descargarRespaldo: { id: { type: 'text', max: 64 } },
  archivoRespaldo: { enlace: { type: 'text', max: 128 } },
};

/** The calls whose answer is not JSON: bytes, or a stream that does not end. */
export const OTHER_ANSWERS: Readonly<Partial<Record<OperationId, 'bytes' | 'stream'>>> = {
  cambios: 'stream',
  emblema: 'bytes',
  archivoRespaldo: 'bytes',
};
