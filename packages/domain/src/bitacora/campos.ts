import type { PasoAsistente } from '../alta/primerosPasos';
import { CAMPOS_PAGA } from '../diapaga/diapaga.rules';
import { CAMPOS_ENLACES } from '../enlaces/textos';
import type { Moneda } from '../formato/moneda';
import { tituloMoneda } from '../formato/tituloMoneda';
import { CAMPOS_IDENTIDAD } from '../identidad/identidad';
import {
  CAMPOS_REGISTRO,
  CLONES_REGISTRO,
  MODOS_REGISTRO,
  PRUEBAS_REGISTRO,
} from '../invitaciones/textos';
import { CAMPOS_CATEGORIA, CAMPOS_MEMBRESIA, CAMPOS_MISION } from '../mantenimiento/catalogo';
import { describeIcono } from '../membresias/describeIcono';
import { SUCESO_IDS, SUCESOS } from '../webhooks/sucesos';
import { conVacio, DECIR, type Decir, palabras, sayAny, toPalabras } from './decir';

/** A name that contains the currency is a function: the currency is known only at run time. */
type Campo = readonly [nombre: string | ((moneda: Moneda) => string), decir: Decir];

const {
  texto,
  numero,
  creditos,
  minutos,
  momento,
  siNo,
  persona,
  personas,
  cuantos,
  nada,
  permisos,
} = DECIR;
const ESTADOS = {
  en_espera: 'En espera',
  pendiente: 'Pendiente',
  aceptada: 'Aceptada',
  declinada: 'Declinada',
  cancelada: 'Cancelada',
  anulada: 'Anulada',
};

/** The audit log's fields with their readable names, in the order shown. */
const CAMPOS: Readonly<Record<string, Campo>> = {
  ...({
    n_categoria: [CAMPOS_CATEGORIA.n_categoria, texto],
    placa: [CAMPOS_CATEGORIA.placa, texto],
    placa_avatar: [CAMPOS_CATEGORIA.placa_avatar, texto],
    tiempo_ascenso: [CAMPOS_CATEGORIA.tiempo_ascenso, DECIR.espera],
    asciende_hasta: [CAMPOS_CATEGORIA.asciende_hasta, DECIR.alcance],
    nomina_ascenso: [CAMPOS_CATEGORIA.nomina_ascenso, numero],
    nomina_asistencia: [CAMPOS_CATEGORIA.nomina_asistencia, numero],
    nomina_times: [CAMPOS_CATEGORIA.nomina_times, minutos],
    paga_nomina: [CAMPOS_CATEGORIA.paga_nomina, creditos],
    boni_ascenso: [CAMPOS_CATEGORIA.boni_ascenso, numero],
    boni_asistencia: [CAMPOS_CATEGORIA.boni_asistencia, numero],
    boni_times: [CAMPOS_CATEGORIA.boni_times, minutos],
    paga_boni: [CAMPOS_CATEGORIA.paga_boni, creditos],
    traslado_venta: [CAMPOS_CATEGORIA.traslado_venta, siNo],
    porciento: [CAMPOS_CATEGORIA.porciento, texto],
  } satisfies Readonly<Record<string, Campo>>),
  usuario: ['Persona', persona],
  bajo: ['Persona', persona],
  duenia: ['Dueña', persona],
  externo: ['Comprador de fuera', texto],
  empleados: ['Personas', personas],
  nombre: ['Nombre', texto],
  avatar: [CAMPOS_ENLACES.avatar, DECIR.direccion],
  perfil: [CAMPOS_ENLACES.perfil, DECIR.direccion],
  perfilMision: [CAMPOS_ENLACES.perfilMision, conVacio(texto, 'Donde Habbo')],
  perfilEnLinea: [CAMPOS_ENLACES.perfilEnLinea, conVacio(texto, 'Donde Habbo')],
  radioStream: [CAMPOS_ENLACES.radioStream, DECIR.direccion],
  radioInfo: [CAMPOS_ENLACES.radioInfo, DECIR.direccion],
  discord: [CAMPOS_ENLACES.discord, DECIR.direccion],
  social: [CAMPOS_ENLACES.social, DECIR.direccion],
  enlaces: [CAMPOS_ENLACES.enlaces, DECIR.enlaces],
  rechazado: ['Nombre que pidió', texto],
  coinciden: ['Misma conexión que', personas],
  agencia: ['Agencia', texto],
  siglas: ['Siglas', texto],
  firma_desde: [CAMPOS_IDENTIDAD.firma_desde, DECIR.categoria],
  lema: [CAMPOS_IDENTIDAD.lema, conVacio(texto, 'Ninguno')],
  color: [CAMPOS_IDENTIDAD.color, conVacio(DECIR.color, 'El de Garita')],
  emblema: [CAMPOS_IDENTIDAD.emblema, conVacio(DECIR.imagen, 'El de Garita')],
  cartel: [CAMPOS_IDENTIDAD.cartel, conVacio(texto, 'El de Garita')],
  bloques: [CAMPOS_IDENTIDAD.bloques, DECIR.bloques],
  zona: ['Zona horaria', texto],
  escalafon: [
    'Escalafón',
    palabras({ policia: 'Policía', seguridad: 'Seguridad', vacia: 'Vacía' }),
  ],
  mision: ['Misión', texto],
  escala: ['Escalafón', DECIR.lineas],
  cambios: ['Qué cambia', conVacio(DECIR.lineas, 'Nada')],
  solicitudes: ['Solicitudes de ascenso que dejan de valer', numero],
  membresia: ['Membresía', texto],
  descripcion: ['Qué se vendió', texto],
  details: [CAMPOS_MEMBRESIA.details, texto],
  firma: ['Firma', texto],
  estado: ['Estado', palabras(ESTADOS)],
  motivo: ['Motivo', texto],
  infraccion: ['Infracción', texto],
  porque: ['Por qué otra sanción', texto],
  mensaje: ['Mensaje', texto],
  alto: ['Encargado', persona],
  encargado: ['Encargado', persona],
  queda: ['Queda al mando', persona],
  referido: ['Referido por', persona],
  sumados: ['Asistencias', personas],
  pausados: ['Tiempos pausados', personas],
  fuerabase: ['Fuera de base', personas],
  ligado: ['Tiempos ligados', cuantos],
  desligado: ['Tiempos desligados', cuantos],
  ascenso: ['Ascensos', numero],
  asistencia: ['Asistencias', numero],
  minutos: ['Tiempo', minutos],
  creditos: [tituloMoneda, creditos],
  credito: [tituloMoneda, creditos],
  precio: [CAMPOS_MISION.precio, creditos],
  codigo: ['Código', texto],
  descuento: ['Descuento', DECIR.porciento],
  reduccion: [CAMPOS_MEMBRESIA.reduccion, siNo],
  perma: [CAMPOS_MEMBRESIA.perma, siNo],
  vip: [CAMPOS_MEMBRESIA.vip, siNo],
  image: [CAMPOS_MEMBRESIA.image, (value) => describeIcono(String(value))],
  retirada: ['Retirada de la venta', siNo],
  cobrado: ['Cobrada', siNo],
  pagado: ['Pagado', siNo],
  monto: ['Paga', creditos],
  multas: ['Multas cobradas con ella', cuantos],
  total: ['Total', creditos],
  gastado: ['Gastado en la misión', creditos],
  unida: ['Se le unió lo que se le debía después', DECIR.hay],
  permitido: ['Permitido', siNo],
  despedido: ['Despido', momento],
  cuenta: [
    'Minutos del encargado',
    palabras({ una_vez: 'Una vez', por_tiempo: 'Por cada tiempo' }),
  ],
  hasta: ['Hasta', momento],
  prueba: ['Prueba', DECIR.direccion],
  vetado: ['Nombre vetado', texto],
  cerrado: ['Se cerró con el despido', DECIR.cerrado],
  permisos: ['Permisos', permisos],
  soloLectura: ['Solo lectura', siNo],
  invitadoPor: ['Con invitación de', persona],
  usos: ['Para cuántas personas', numero],
  nota: ['Nota', texto],
  leidos: ['Leídos', numero],
  avisos: ['Avisos', texto],
  expira: ['Caduca', momento],
  finaliza: ['Vence', conVacio(momento, 'Nunca')],
  dia: ['Día', momento],
  ingreso: ['Fecha de ingreso', momento],
  asistente: [
    'Va por',
    conVacio(
      palabras({
        escala: 'Escalafón',
        permisos: 'Permisos',
        aspecto: 'Aspecto',
        gente: 'Gente',
      } satisfies Record<PasoAsistente, string>),
      'Terminado',
    ),
  ],
  cerrados: ['Primeros pasos quitados', siNo],
  codigoEntrada: ['Código de entrada', palabras({ nuevo: 'Nuevo' })],
  conCodigo: ['Código de entrada', DECIR.hay],
  entrada: ['Entrada', momento],
  salida: ['Salida', momento],
  inicio: ['Desde', momento],
  final: ['Hasta', momento],
  desde: ['Desde', momento],
  abierto_en: ['Abierto', momento],
  cerrado_en: ['Cerrado', momento],
  personas: ['Personas', numero],
  anotaciones: ['Anotaciones', numero],
  pagas: ['Pagas', numero],
  filas: ['Pagas archivadas', numero],
  nuevas: ['Nuevas', numero],
  cambiadas: ['Cambiadas', numero],
  retiradas: ['Retiradas', numero],
  ventaAnulada: ['Venta anulada', siNo],
  adelantadas: ['Membresías que se adelantan', numero],
  estados: ['Mostrar los estados', siNo],
  app: ['Avisos de la app', siNo],
  segundoFactor: ['Segundo factor', palabras({ pedido: 'Pedido' })],
  factor: [
    'Segundo factor',
    palabras({
      aplicacion: 'Aplicación',
      llave: 'Llave de acceso',
      recuperacion: 'Código de recuperación',
    }),
  ],
  factores: ['Segundo factor', palabras({ quitados: 'Quitado' })],
  aplicacion: [
    'Aplicación',
    (value, nombres) =>
      typeof value === 'boolean'
        ? siNo(value)
        : palabras({ preparada: 'Preparada', puesta: 'Puesta' })(value, nombres),
  ],
  llave: ['Llave de acceso', texto],
  llaves: ['Llaves de acceso', numero],
  dominio: ['Dirección del portal', texto],
  codigos: ['Códigos de recuperación', numero],
  quedan: ['Códigos que quedan', numero],
  enlace: ['Enlace', palabras({ creado: 'Creado' })],
  dispositivo: ['Dispositivo', texto],
  direcciones: ['Direcciones', numero],
  sesiones: ['Sesiones', numero],
  sesionesCerradas: ['Sesiones cerradas', numero],
  tokensRevocados: ['Tokens revocados', numero],
  respaldo: ['Respaldo', DECIR.respaldo],
  version: ['Versión de Garita', texto],
  destino: ['Dirección', palabras({ nuevo: 'Otra' })],
  llego: ['Llegó', siNo],
  // Row ids that mean nothing to a reader, and values that the sentence already contains.
  solicitud: ['Solicitud', nada],
  degrado: ['Degrado', nada],
  despido: ['Despido', nada],
  traslado: ['Traslado', nada],
  venta: ['Venta', nada],
  borrada: ['Borrada', nada],
  accion: ['Qué se hizo', nada],
  webhook: ['Webhook', nada],
  suceso: ['Suceso', nada],
};

const NOMBRE: Readonly<Record<string, Campo>> = { usuario: ['Nombre', texto] };

/** The text of an event is quoted: users wrote it. */
const PALABRAS: Readonly<Record<string, Campo>> = Object.fromEntries(
  SUCESO_IDS.map((id) => [
    id,
    [SUCESOS[id].titulo, (value) => (typeof value === 'string' ? `«${value}»` : 'No se cuenta')],
  ]),
);

/** Fields with another meaning in one call. */
const PROPIOS: Readonly<Record<string, Readonly<Record<string, Campo>>>> = {
  editUsuario: NOMBRE,
  registro: NOMBRE,
  darDeAlta: NOMBRE,
  setUpAgencia: NOMBRE,
  editRank: {
    ascenso: [CAMPOS_CATEGORIA.ascenso, texto],
    traslado: [CAMPOS_CATEGORIA.traslado, texto],
  },
  editMis: { venta: [CAMPOS_MISION.venta, siNo] },
  publicarNormativa: { version: ['Versión', texto] },
  aceptarNormativa: { version: ['Versión', texto] },
  setPaga: {
    dia: [CAMPOS_PAGA.dia, DECIR.diaSemana],
    hora: [CAMPOS_PAGA.hora, numero],
    minuto: [CAMPOS_PAGA.minuto, numero],
    moneda: [CAMPOS_PAGA.moneda, DECIR.palabra],
    monedaPlural: [CAMPOS_PAGA.monedaPlural, DECIR.palabra],
    monedaCorta: [CAMPOS_PAGA.monedaCorta, DECIR.palabra],
    descontarMultas: [CAMPOS_PAGA.descontarMultas, siNo],
    recordatorio: ['Recordatorio, en horas antes', conVacio(numero, 'Ninguno')],
  },
  actionReiniciar: { monto: ['Total de las pagas', creditos] },
  exigirFactor: { desde: ['Desde la categoría', conVacio(DECIR.categoria, 'Ninguna')] },
  crearWebhook: PALABRAS,
  editarWebhook: { ...PALABRAS, activo: ['Encendido', siNo] },
  setRegistro: {
    modo: [CAMPOS_REGISTRO.modo, palabras(MODOS_REGISTRO)],
    prueba: [CAMPOS_REGISTRO.prueba, palabras(PRUEBAS_REGISTRO)],
    clones: [CAMPOS_REGISTRO.clones, palabras(CLONES_REGISTRO)],
    puerta: [`${CAMPOS_REGISTRO.puerta}, desde la categoría`, numero],
    presencia: [CAMPOS_REGISTRO.presencia, siNo],
    cierre: [`${CAMPOS_REGISTRO.cierre}, en minutos (0, nunca)`, numero],
  },
  crearInvitacion: { expira: ['Caduca', conVacio(momento, 'Nunca')] },
  anularInvitacion: { expira: ['Caducaba', conVacio(momento, 'Nunca')] },
  prepararLlave: { llave: ['Llave de acceso', palabras({ pedida: 'Pedida' })] },
};

const find = (
  from: Readonly<Record<string, Campo>> | undefined,
  campo: string,
): Campo | undefined => (from && Object.hasOwn(from, campo) ? from[campo] : undefined);

/** Undefined for an unknown field. A test proves that every logged field is known. */
export const findCampo = (operacion: string, campo: string): Campo | undefined =>
  find(Object.hasOwn(PROPIOS, operacion) ? PROPIOS[operacion] : undefined, campo) ??
  find(CAMPOS, campo);

/** An unknown field gets its own name and a format by the shape of its value. */
export const campoOf = (operacion: string, campo: string): Campo =>
  findCampo(operacion, campo) ?? [toPalabras(campo), sayAny];

/** Unknown fields come last. */
export const ordenOf = (campo: string): number => {
  const at = Object.keys(CAMPOS).indexOf(campo);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};
