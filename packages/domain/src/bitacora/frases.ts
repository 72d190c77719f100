import { toLegible } from '../formato/toLegible';
import { compareFila } from '../matriz/compareFila';

export interface Hecho {
  readonly actorNombre: string | null;
  readonly operacion: string;
  readonly personaNombre: string | null;
  /** The category, mission or membership that was edited; null for other acts. */
  readonly objeto?: string | null;
  /** The name of the token that made the call; null if a session made it. */
  readonly conToken?: string | null;
  readonly antes: Readonly<Record<string, unknown>> | null;
  readonly despues: Readonly<Record<string, unknown>> | null;
}

/**
 * `{p}` is the person, `{o}` the thing. A function distinguishes the variants of a call by their
 * values.
 */
type Frase = string | ((hecho: Hecho) => string);

const byPresence =
  (made: string, changed: string, gone: string): Frase =>
  ({ antes, despues }) =>
    antes === null ? made : despues === null ? gone : changed;
const ofThing =
  (named: string, unnamed: string): Frase =>
  ({ objeto }) =>
    objeto ? named : unnamed;
const isEmpty = (values: Hecho['antes'], campo: string): boolean =>
  ((values?.[campo] as unknown[] | undefined) ?? []).length === 0;
const said = (values: Hecho['antes'], campo: string): string => String(values?.[campo] ?? '');

/** A webhook by its name at that time. */
const ofWebhook =
  (hizo: string): Frase =>
  ({ antes, despues }) =>
    `${hizo} «${said(antes, 'webhook') || said(despues, 'webhook')}»`;

/** The acts on a time, by `accion`. */
const TIEMPO: Readonly<Record<string, string>> = {
  confirmado: 'confirmó el tiempo de {p}',
  pausado: 'pausó el tiempo de {p}',
  reanudado: 'reanudó el tiempo de {p}',
  cancelado: 'canceló el tiempo de {p}',
  ligado: 'se ligó el tiempo de {p}',
  desligado: 'se desligó del tiempo de {p}',
  ajustado: 'ajustó el tiempo de {p}',
};
const actOnTime: Frase = ({ despues }) => {
  const accion = said(despues, 'accion');
  if (Object.hasOwn(TIEMPO, accion)) return TIEMPO[accion] as string;
  if (despues && 'ligado' in despues) return 'se ligó los tiempos sin encargado';
  return despues && 'desligado' in despues
    ? 'se desligó de los tiempos que llevaba'
    : 'cambió el tiempo de {p}';
};

const codesOf = (values: Hecho['antes']): readonly string[] =>
  Array.isArray(values?.permisos) ? values.permisos : [];
/** Names only the codes given and taken: `dio mul a Oficiales`. */
const giveAndTake: Frase = ({ antes, despues, objeto }) => {
  const { dados, quitados } = compareFila(codesOf(antes), codesOf(despues));
  const acts = [
    ...(dados.length > 0 ? [`dio ${dados.join(', ')}`] : []),
    ...(quitados.length > 0 ? [`quitó ${quitados.join(', ')}`] : []),
  ];
  return `${acts.join(' y ') || 'cambió los permisos'} a ${objeto ? '{o}' : 'una categoría'}`;
};

/** The act of every writing call, as it follows the actor's name. */
export const FRASES: Readonly<Record<string, Frase>> = {
  setIdentidad: 'cambió la identidad de la agencia',
  subirEmblema: 'subió una imagen para la agencia',
  login: ({ despues }) =>
    despues && 'segundoFactor' in despues
      ? 'escribió su contraseña, y faltaba su segundo factor'
      : despues && 'conCodigo' in despues
        ? 'entró en el portal con su código de entrada'
        : 'entró en el portal',
  loginFactor: ({ despues }) =>
    said(despues, 'factor') === 'recuperacion'
      ? 'entró en el portal con un código de recuperación'
      : 'entró en el portal',
  prepararTotp: 'preparó una aplicación como segundo factor',
  confirmarTotp: 'puso una aplicación como segundo factor',
  quitarTotp: 'quitó la aplicación de su segundo factor',
  prepararLlave: 'pidió poner una llave de acceso',
  ponerLlave: ({ despues }) =>
    `puso la llave de acceso «${said(despues, 'llave')}» como segundo factor`,
  quitarLlave: ({ antes }) => `quitó su llave de acceso «${said(antes, 'llave')}»`,
  nuevosCodigos: 'hizo nuevos sus códigos de recuperación',
  exigirFactor: 'cambió a quién se exige un segundo factor',
  reiniciarFactores: 'quitó el segundo factor de {p}',
  logout: 'salió del portal',
  cerrarSesion: 'cerró una de sus sesiones',
  cerrarOtrasSesiones: 'cerró sus demás sesiones',
  registro: ({ despues }) =>
    despues && 'rechazado' in despues
      ? `no dejó registrarse a «${said(despues, 'rechazado')}»`
      : 'se registró en el portal',
  setUpAgencia: 'puso en marcha la agencia',
  recuperarPropietario: ({ despues }) =>
    despues && 'enlace' in despues
      ? 'escribió un enlace para recuperar la cuenta de {p}'
      : 'recuperó su cuenta con un enlace del servidor',
  traspasarPropiedad: 'traspasó la agencia a {p}',
  setEnlaces: 'cambió los enlaces y medios de la agencia',
  setRegistro: 'cambió quién puede registrarse',
  crearInvitacion: 'creó una invitación',
  anularInvitacion: 'anuló una invitación',
  cambioClave: 'cambió su contraseña',
  changeConfig: 'cambió su configuración',
  crearToken: ({ despues }) => `hizo el token «${said(despues, 'nombre')}»`,
  revocarToken: ({ antes }) => `revocó su token «${said(antes, 'nombre')}»`,
  sendAscenso: 'envió una solicitud de ascenso a {p}',
  actionSolicitudes: ({ despues }) =>
    said(despues, 'estado') === 'declinada'
      ? 'declinó una solicitud de ascenso'
      : 'aceptó una solicitud de ascenso',
  addFirma: 'registró la firma de {p}',
  ajustarNomina: 'ajustó la nómina de {p}',
  reabrirNomina: 'reabrió el último periodo de nómina',
  actionReiniciar: ({ despues }) =>
    despues && 'cerrado_en' in despues
      ? 'cerró la nómina y abrió otra'
      : 'reinició la lista de paga',
  updateLista: 'actualizó la lista de paga',
  pagar: ({ despues }) => (despues?.pagado === 0 ? 'deshizo el pago de {p}' : 'pagó a {p}'),
  ascensoPaga: 'ascendió con su paga a {p}',
  ventaAction: ({ despues }) =>
    despues?.pagado === 0 || despues?.pagado === false
      ? 'marcó una venta como pendiente'
      : 'marcó una venta como pagada',
  openTime: 'abrió el tiempo de {p}',
  actionTime: actOnTime,
  cambiarCuentaEncargado: 'cambió cómo se cuentan los minutos del encargado',
  sendLista: 'pasó lista',
  actionFichar: ({ antes, despues }) =>
    antes
      ? despues && 'motivo' in despues
        ? 'corrigió el fichaje de {p}'
        : 'recortó el fichaje de {p}'
      : despues && 'salida' in despues
        ? 'cerró el fichaje de {p}'
        : 'fichó la entrada',
  cerrarFichaje: 'cerró el fichaje de {p}',
  addMembresia: 'vendió una membresía a {p}',
  deleteMemb: 'borró la membresía de {p}',
  addMision: 'vendió una misión a {p}',
  editUsuario: 'editó los datos de {p}',
  resetPassword: 'generó una contraseña nueva para {p}',
  deleteIP: 'borró las direcciones de {p}',
  ingresar: 'readmitió a {p}',
  darDeAlta: 'dio de alta a {p}',
  setPrimerosPasos: ({ despues }) =>
    despues && 'cerrados' in despues
      ? 'quitó los primeros pasos del inicio'
      : 'siguió con los primeros pasos',
  nuevosCodigosAlta: 'dio un código de entrada nuevo a {p}',
  actionWhite: ({ despues }) =>
    despues?.permitido === false
      ? 'quitó a {p} de los clones permitidos'
      : 'permitió como clon a {p}',
  despedir: 'despidió a {p}',
  actionDegrado: 'degradó a {p}',
  addTraslado: 'registró el traslado de {p}',
  enterarseNombre: 'leyó que su cambio de nombre se declinó',
  actionNombre: ({ antes, despues }) =>
    antes === null
      ? 'pidió un cambio de nombre'
      : said(despues, 'estado') === ''
        ? 'se cambió el nombre'
        : said(despues, 'estado') === 'declinada'
          ? 'declinó el cambio de nombre de {p}'
          : 'aceptó el cambio de nombre de {p}',
  sendMulta: 'multó a {p}',
  leerAvisos: 'leyó sus avisos',
  cambiarPreferenciasAvisos: 'eligió de qué se le avisa',
  // These sentences do not name the note's person, because that person may read the log.
  addNota: 'escribió una nota',
  editNota: 'cambió una nota suya',
  deleteNota: 'quitó una nota suya',
  guardarNormativa: byPresence(
    'empezó un borrador de la normativa',
    'cambió el borrador de la normativa',
    'descartó el borrador de la normativa',
  ),
  publicarNormativa: ({ despues }) =>
    `publicó la versión ${said(despues, 'version')} de la normativa`,
  aceptarNormativa: ({ despues }) =>
    `aceptó la versión ${said(despues, 'version')} de la normativa`,
  deleteMulta: 'borró una multa de {p}',
  actionMulta: ({ despues }) =>
    despues?.cobrado === 0 ? 'deshizo el cobro de una multa de {p}' : 'cobró una multa de {p}',
  actionEstados: byPresence('puso un estado', 'cambió un estado', 'borró el estado de {p}'),
  addAusencia: 'pidió una ausencia',
  ausenciaAction: ({ despues }) =>
    said(despues, 'estado') === 'cancelada'
      ? 'declinó la ausencia de {p}'
      : 'aceptó la ausencia de {p}',
  retirarAusencia: 'retiró su ausencia',
  terminarAusencia: ({ despues }) =>
    `${said(despues, 'estado') === 'cancelada' ? 'retiró' : 'terminó antes de tiempo'} la ausencia de {p}`,
  setPaga: 'cambió los ajustes de la paga',
  setMatriz: giveAndTake,
  editRank: ofThing('editó la categoría {o}', 'editó una categoría'),
  editMemb: ofThing('editó la membresía {o} del catálogo', 'editó una membresía del catálogo'),
  guardarEscalafon: 'cambió el escalafón',
  crearMembresia: ({ despues }) => `puso a la venta la membresía ${said(despues, 'nombre')}`,
  crearMuestra: ({ despues }) => `puso a la venta la membresía ${said(despues, 'nombre')}`,
  retirarMembresia: ofThing(
    'retiró de la venta la membresía {o}',
    'retiró una membresía de la venta',
  ),
  reponerMembresia: ofThing(
    'volvió a poner a la venta la membresía {o}',
    'volvió a poner a la venta una membresía',
  ),
  editMis: ofThing('editó la misión {o}', 'editó una misión'),
  actionExcepciones: ({ antes, despues }) =>
    isEmpty(antes, 'permisos')
      ? 'dio permisos a {p}'
      : isEmpty(despues, 'permisos')
        ? 'quitó sus permisos propios a {p}'
        : 'cambió los permisos propios de {p}',
  actionEmpleadoMes: byPresence(
    'eligió empleados del mes',
    'cambió los empleados del mes',
    'quitó a {p} de los empleados del mes',
  ),
  crearRespaldo: 'pidió un respaldo',
  descargarRespaldo: 'descargó un respaldo',
  crearWebhook: ofWebhook('puso el webhook'),
  editarWebhook: ofWebhook('cambió el webhook'),
  quitarWebhook: ofWebhook('quitó el webhook'),
  probarWebhook: ofWebhook('probó el webhook'),
  reenviarEntrega: ({ despues }) =>
    `volvió a enviar «${said(despues, 'suceso')}» al webhook «${said(despues, 'webhook')}»`,
  // These two are not calls: they run on the machine while the portal is down.
  restaurarRespaldo: 'volvió a un respaldo',
  cargarMudanza: 'trajo la agencia de otro portal',
  vetar: ({ despues }) => `vetó el nombre ${said(despues, 'nombre')}`,
  levantarVeto: ({ antes }) => `levantó el veto de ${said(antes, 'nombre')}`,
  actionDescuentos: byPresence(
    'creó un código de descuento',
    'cambió un código de descuento',
    'borró un código de descuento',
  ),
};

/**
 * If the actor is also the person, these patterns put a possessive in place of the name: `cerró su
 * fichaje`, `borró una multa suya`.
 */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bdel (\p{L}+) de \{p\}/u, 'de su $1'],
  [/\b(?:el|la) (segundo factor|cambio de nombre|\p{L}+) de \{p\}/u, 'su $1'],
  [/\b(?:los|las) (\p{L}+(?: propios)?) de \{p\}/u, 'sus $1'],
  [/\b(una \p{L}+) de \{p\}/u, '$1 suya'],
  [/ para \{p\}/, ' para sí'],
];

/**
 * The act as a sentence without a full stop: `Gerente ajustó la nómina de Oficial`. A call that no
 * longer exists is shown by its name.
 */
export function describeHecho(hecho: Hecho): string {
  const frase = Object.hasOwn(FRASES, hecho.operacion)
    ? (FRASES[hecho.operacion] as Frase)
    : `hizo «${hecho.operacion}»`;
  const dicha = typeof frase === 'string' ? frase : frase(hecho);
  const isOwn = hecho.actorNombre !== null && hecho.actorNombre === hecho.personaNombre;
  const texto = isOwn ? OWN.reduce((text, [of, own]) => text.replace(of, own), dicha) : dicha;
  // A sign-in or a registration has no actor yet: the person is the subject of the sentence.
  const quien =
    hecho.actorNombre ?? (texto.includes('{p}') ? null : hecho.personaNombre) ?? 'El portal';
  const conToken = hecho.conToken ? `, con el token «${hecho.conToken}»` : '';
  // A function, since `replace` would interpret `$&` in a replacement text.
  const dicho = texto.replace(
    /\{[po]\}/,
    (which) => (which === '{o}' ? hecho.objeto : hecho.personaNombre) ?? 'alguien de fuera',
  );
  return toLegible(`${quien} ${dicho}${conToken}`);
}
