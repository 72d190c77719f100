// Generated from the migrated database by `npm run generate`; never edited by hand.

import type { ColumnType } from 'kysely';

/** Read as a Date, written as a Date or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** Read parsed, written as JSON text: the driver would take an array for a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>;

/** Filled in by the database when left out. Unlike Kysely's own, it also wraps the two types above. */
export type Generated<Type> = [Type] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;

export interface DB {
  accesos_fallidos: AccesosFallidosTable;
  agencia: AgenciaTable;
  ascensos: AscensosTable;
  ausencias: AusenciasTable;
  avisos: AvisosTable;
  avisos_personas: AvisosPersonasTable;
  bitacora: BitacoraTable;
  cambios_nombre: CambiosNombreTable;
  cambios_rango: CambiosRangoTable;
  categoria_permisos: CategoriaPermisosTable;
  categorias: CategoriasTable;
  cierre_filas: CierreFilasTable;
  cierres: CierresTable;
  claves_idempotencia: ClavesIdempotenciaTable;
  clones_permitidos: ClonesPermitidosTable;
  clones_registro: ClonesRegistroTable;
  codigos_entrada: CodigosEntradaTable;
  codigos_recuperacion: CodigosRecuperacionTable;
  degrados: DegradosTable;
  descuentos: DescuentosTable;
  despidos: DespidosTable;
  direcciones: DireccionesTable;
  empleados_mes: EmpleadosMesTable;
  estados: EstadosTable;
  excepciones: ExcepcionesTable;
  fichajes: FichajesTable;
  historia_traida: HistoriaTraidaTable;
  imagenes: ImagenesTable;
  instalacion: InstalacionTable;
  intentos: IntentosTable;
  invitaciones: InvitacionesTable;
  invitados: InvitadosTable;
  llaves: LlavesTable;
  llaves_preparadas: LlavesPreparadasTable;
  membresias: MembresiasTable;
  membresias_vendidas: MembresiasVendidasTable;
  misiones: MisionesTable;
  misiones_nombres: MisionesNombresTable;
  misiones_vendidas: MisionesVendidasTable;
  multas: MultasTable;
  nomina: NominaTable;
  nomina_corte: NominaCorteTable;
  nomina_dias: NominaDiasTable;
  nomina_sumas: NominaSumasTable;
  normativa_aceptaciones: NormativaAceptacionesTable;
  normativa_borrador: NormativaBorradorTable;
  normativas: NormativasTable;
  notas: NotasTable;
  pago_partes: PagoPartesTable;
  pagos: PagosTable;
  paselista_personas: PaselistaPersonasTable;
  paselistas: PaselistasTable;
  periodos: PeriodosTable;
  presencia_ronda: PresenciaRondaTable;
  presencias: PresenciasTable;
  recuperaciones: RecuperacionesTable;
  retos: RetosTable;
  sanciones: SancionesTable;
  sesiones: SesionesTable;
  solicitudes: SolicitudesTable;
  solicitudes_nombre: SolicitudesNombreTable;
  tiempos: TiemposTable;
  tiempos_registro: TiemposRegistroTable;
  tokens: TokensTable;
  totp: TotpTable;
  traslados: TrasladosTable;
  usuarios: UsuariosTable;
  ventas: VentasTable;
  versiones: VersionesTable;
  vetos: VetosTable;
  webhook_entregas: WebhookEntregasTable;
  webhook_pagas: WebhookPagasTable;
  webhook_sucesos: WebhookSucesosTable;
  webhooks: WebhooksTable;
}

/** Sign-ins that were refused for their name, password or second factor; kept for some weeks */
export interface AccesosFallidosTable {
  id: Generated<number>;
  /** Whose name it was; null = nobody's, which is not kept: people type their password there */
  usuario_id: number | null;
  /** HMAC of the address that it came from; null = forgotten by deleteIP */
  direccion_hash: string | null;
  fecha: Instant;
}

/** The one agency of this installation */
export interface AgenciaTable {
  id: Generated<number>;
  nombre: string;
  /** Acronym shown in front of signatures */
  siglas: string;
  /** Category (1 lowest) from which a person must have a signature */
  firma_desde: number;
  /** IANA time zone of local days and weeks */
  zona: string;
  /** Other settings, by name */
  ajustes: Generated<Json>;
  creada_en: Instant;
}

/** Log of promotions; a request promotes at most once */
export interface AscensosTable {
  id: Generated<number>;
  usuario_id: number;
  /** null = System */
  encargado_id: number | null;
  /** null = the first mission of the person */
  mision_anterior_id: number | null;
  mision_nueva_id: number;
  fecha: Instant;
  solicitud_id: number | null;
}

/** Announced absences: one waits at a time a person */
export interface AusenciasTable {
  id: Generated<number>;
  usuario_id: number;
  motivo: string;
  /** First day, of the agency's calendar */
  inicio: string;
  /** Last day, included */
  final: string;
  estado: Generated<'en_espera' | 'aceptada' | 'cancelada'>;
  creada_en: Instant;
  decidida_en: Instant | null;
  /** Who decided; null while it waits, or brought from an earlier portal, which did not say */
  encargado_id: number | null;
  /** When it was ended before its time: its last day is then the one before */
  terminada_en: Instant | null;
}

/** What a person is told of that concerns them: written with what happened, kept for 90 days */
export interface AvisosTable {
  id: Generated<number>;
  usuario_id: number;
  /** The kind; the sentence is made of it and of the data */
  tipo: string;
  datos: Json;
  fecha: Instant;
  /** null = not read */
  leido_en: Instant | null;
  /** What the upkeep tells of once, however often it looks; null where a write says it */
  causa: string | null;
}

/** How far the notices of a person have moved, and where they want to be told of what */
export interface AvisosPersonasTable {
  usuario_id: number;
  /** Rises with each change: a stream that tells of it can miss none */
  version: Generated<number>;
  /** By kind: no, portal or sistema; where there is none, what the kind begins with */
  preferencias: Generated<Json>;
}

/** Audit: who did what, on whom, before and after; rows are never changed nor removed */
export interface BitacoraTable {
  id: Generated<number>;
  fecha: Instant;
  /** null = System */
  actor_id: number | null;
  operacion: string;
  objetivo_tipo: string | null;
  objetivo_id: number | null;
  antes: Json | null;
  despues: Json | null;
  /** The name of the token of a script that did it; null = none, a person in the portal */
  con_token: string | null;
}

/** Every name that a person has had */
export interface CambiosNombreTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  anterior: string;
  nuevo: string;
  fecha: Instant;
  /** The name of before without case, as the code folds it */
  anterior_plegado: string;
}

/** Every mission that was given otherwise than by a promotion: edited, sold, granted or lowered */
export interface CambiosRangoTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  mision_anterior_id: number;
  mision_nueva_id: number;
  fecha: Instant;
  /** Why, where it was not somebody who edited the person; null otherwise */
  motivo: string | null;
}

/** Permission codes that a category gives by default */
export interface CategoriaPermisosTable {
  categoria_id: number;
  codigo: string;
}

/** Rank families; id is the level, 1 lowest */
export interface CategoriasTable {
  id: number;
  nombre: string;
  /** Address of the badge image, or empty */
  placa: Generated<string>;
  traslado: Generated<string>;
  traslado_venta: Generated<number>;
  /** 1-based position in the ordered categories in use up to which its people promote; 0 = nobody */
  asciende_hasta: Generated<number>;
  nomina_asistencia: Generated<number>;
  nomina_ascenso: Generated<number>;
  /** Minutes required for the pay; 0 = no requirement */
  nomina_times: Generated<number>;
  boni_asistencia: Generated<number>;
  boni_ascenso: Generated<number>;
  /** Minutes required for the bonus; 0 = no requirement */
  boni_times: Generated<number>;
  /** The promotion interval as people read it */
  ascenso: Generated<string>;
  /** Time between promotions: <number> minute|hour|days */
  tiempo_ascenso: string;
  /** Credits earned with the payroll requirements met */
  paga_nomina: Generated<number>;
  /** Credits earned on top with the bonus requirements met */
  paga_boni: Generated<number>;
  porciento: Generated<string>;
  /** Whether the level is in use; one that is not is hidden everywhere, and no active person stands on it */
  activa: Generated<boolean>;
  /** The level that asciende_hasta was meant for, which may be switched off by now; null, or of another position, it is what the position says */
  asciende_nivel: number | null;
  /** Code of a badge, or name of a group, that the avatars have, or empty */
  placa_avatar: Generated<string>;
}

/** What each person had earned when the period was closed; the counts stay in the ledger */
export interface CierreFilasTable {
  cierre_id: number;
  usuario_id: number;
  categoria_id: number;
  reducido: boolean;
  /** Credits */
  paga: number;
}

/** Each closing of a pay period; one that was taken back stays, marked */
export interface CierresTable {
  id: Generated<number>;
  periodo_id: number;
  fecha: Instant;
  /** Who closed it; null = System */
  encargado_id: number | null;
  /** People with at least one entry */
  personas: number;
  /** Entries of the ledger */
  anotaciones: number;
  pagas: number;
  /** The sum of all pays, in credits */
  monto: number;
  /** By category id, its name and what it asked for and paid at that moment: editing a category later changes nothing that was earned */
  requisitos: Json;
  reabierto_en: Instant | null;
  reabierto_por: number | null;
}

/** Answers kept so that a repeated request gets the first answer */
export interface ClavesIdempotenciaTable {
  usuario_id: number;
  operacion: string;
  clave: string;
  /** Hash of the body: the same key with another body is refused */
  huella: string;
  /** HTTP status of the answer; null only inside the transaction that reserves the key */
  codigo: number | null;
  respuesta: Json | null;
  creada_en: Instant;
}

/** People who may share an address with others */
export interface ClonesPermitidosTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  fecha: Instant;
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** Registrations from an address that already had people */
export interface ClonesRegistroTable {
  id: Generated<number>;
  fecha: Instant;
  /** The name that was asked for */
  nombre: string;
  /** The account that was made; null = refused */
  usuario_id: number | null;
  /** Ids of the people who had used the address */
  coinciden: number[];
}

/** What opens, once, for those who have not chosen a password yet */
export interface CodigosEntradaTable {
  usuario_id: number;
  /** Keyed hash of the code; the code itself is never stored */
  codigo_hash: string;
  creado_en: Instant;
  expira_en: Instant;
  /** When they came in with it: until they choose a password it stands for theirs, and opens nothing more */
  usado_en: Instant | null;
}

/** Codes that stand once each for a second factor that is not at hand */
export interface CodigosRecuperacionTable {
  id: Generated<number>;
  usuario_id: number;
  /** Hash of the code; the code itself is never stored */
  codigo_hash: Buffer;
  creado_en: Instant;
  usado_en: Instant | null;
}

/** Every demotion, with the mission of before and the one of after */
export interface DegradosTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  motivo: string;
  /** null = brought from an earlier portal, whose mission has no row here */
  mision_anterior_id: number | null;
  mision_nueva_id: number;
  fecha: Instant;
}

/** Discount codes of transfers */
export interface DescuentosTable {
  id: Generated<number>;
  /** As typed; upper and lower case are the same code */
  codigo: string;
  /** Percent that is taken off the price */
  porciento: number;
  encargado_id: number;
  creado_en: Instant;
  /** null = can be used; a deleted code stays, for the transfers that used it */
  anulado_en: Instant | null;
  anulado_por: number | null;
  /** The code without case, as the code of the portal folds it */
  codigo_plegado: string;
  /** 0; its own id where an older code folds into the same */
  codigo_homonimo: Generated<number>;
}

/** Every dismissal; one that stands has no return */
export interface DespidosTable {
  id: Generated<number>;
  usuario_id: number;
  /** null = System */
  encargado_id: number | null;
  motivo: string;
  fecha: Instant;
  /** When the person came back; null = the dismissal stands */
  ingreso_en: Instant | null;
  /** null although ingreso_en is set = brought from an earlier portal, which did not say */
  ingreso_por: number | null;
}

/** Network addresses of people; people who share one are clones. Rows are really deleted by deleteIP */
export interface DireccionesTable {
  usuario_id: number;
  /** HMAC of the address under the secret of the installation, base64url */
  direccion_hash: string;
  primera_vez: Instant;
  ultima_vez: Instant;
}

/** Employees of the month; one is active until removed */
export interface EmpleadosMesTable {
  id: Generated<number>;
  usuario_id: number;
  /** Who added the person */
  encargado_id: number;
  fecha: Instant;
  /** null = active */
  retirado_en: Instant | null;
  /** null although retirado_en is set = brought from an earlier portal, which did not say */
  retirado_por: number | null;
}

/** Statuses: one at a time a person */
export interface EstadosTable {
  id: Generated<number>;
  usuario_id: number;
  /** Plain text, as typed */
  mensaje: string;
  fecha: Instant;
  /** Deleted statuses stay, marked and hidden */
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** Permission codes given to one person beyond those of the category */
export interface ExcepcionesTable {
  usuario_id: number;
  codigo: string;
  encargado_id: number;
  fecha: Instant;
}

export interface FichajesTable {
  id: Generated<number>;
  usuario_id: number;
  /** Local day of the agency on which the entry began */
  dia: string;
  entrada: Instant;
  /** null = clocked in now */
  salida: Instant | null;
  /** Minutes taken off by a manager */
  descontado: Generated<number>;
}

/** Sentences of the logs of an earlier portal that no other table has a shape for */
export interface HistoriaTraidaTable {
  id: Generated<number>;
  usuario_id: number;
  /** The tema of the log; who may read that log of the person may read the sentence */
  fuente: 'ascensos' | 'usuarios' | 'degrados' | 'traslados' | 'misiones' | 'tiempos' | 'paselista' | 'nomina' | 'listapaga' | 'membresias' | 'multas' | 'ausencias' | 'nombres' | 'despidos' | 'empleadomes' | 'perfil';
  /** The sentence, as the earlier portal wrote it */
  texto: string;
  /** Who did it; null = nobody, or not known */
  encargado_id: number | null;
  fecha: Instant;
}

/** Pictures that the agency shows or has shown: the log names them, so none is ever removed */
export interface ImagenesTable {
  /** SHA-256 of the bytes, in hexadecimal; the same picture is kept once */
  hash: string;
  /** What the bytes are, recognised by themselves */
  tipo: 'image/png' | 'image/gif' | 'image/webp';
  ancho: number;
  alto: number;
  bytes: Buffer;
  creada_en: Instant;
}

/** What all portals over this database must have in common */
export interface InstalacionTable {
  id: number;
  /** HMAC under the server's secret, by which a portal with another secret is known; the secret itself is not in the database */
  marca: string;
}

/** Rate limits: how often something was tried since the window began */
export interface IntentosTable {
  /** What is limited, such as login:name or login:address */
  clave: string;
  ventana_desde: Instant;
  cuenta: number;
}

/** Codes with which people register where the agency invites them */
export interface InvitacionesTable {
  id: Generated<number>;
  /** Drawn by lot; as it is handed out, without its dash, and kept so, since it is shown again to be handed out again */
  codigo_azar: string;
  nota: string;
  /** How many people may come by it */
  usos: number;
  /** null = it ends when it is revoked */
  expira_en: Instant | null;
  creada_por: number;
  creada_en: Instant;
  /** null = it was not revoked */
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** Who registered with which invitation */
export interface InvitadosTable {
  usuario_id: number;
  invitacion_id: number;
  fecha: Instant;
}

/** Passkeys (WebAuthn): the public half of each */
export interface LlavesTable {
  id: Generated<number>;
  usuario_id: number;
  /** What its person knows it by */
  nombre: string;
  /** The host name of the portal at which it was set up (RP ID); it answers at no other */
  dominio: string;
  /** The id that its device gave it, in base64url */
  credencial: string;
  /** Its public key, as COSE */
  clave_publica: Buffer;
  /** How often it had signed when it was last used, where its device counts; one that goes back is a copy */
  contador: number;
  /** How its device can be reached, parted by spaces */
  vias: string;
  creada_en: Instant;
  usada_en: Instant | null;
}

/** Passkeys that were asked for and have not come back */
export interface LlavesPreparadasTable {
  usuario_id: number;
  /** Hash of what the new passkey has to sign */
  desafio_hash: Buffer;
  dominio: string;
  preparada_en: Instant;
}

export interface MembresiasTable {
  id: Generated<number>;
  nombre: string;
  /** Credits for 30 days, or once and for all when perma */
  precio: number;
  vip: Generated<boolean>;
  /** Permanent: it never ends */
  perma: Generated<boolean>;
  image: Generated<string>;
  details: Generated<string>;
  /** Halves the pay requirements while active */
  reduccion: Generated<boolean>;
  /** Since when it is no longer offered; null = it is */
  retirada_en: Instant | null;
  /** The name without case, as the code folds it */
  nombre_plegado: string;
  /** 0; its own id where an older one has a name that folds into the same */
  nombre_homonimo: Generated<number>;
}

export interface MembresiasVendidasTable {
  id: Generated<number>;
  membresia_id: number;
  usuario_id: number | null;
  /** Name of a buyer outside the agency */
  externo: string | null;
  encargado_id: number;
  fecha: Instant;
  /** null = never ends */
  finaliza: Instant | null;
  /** Deleted sales stay, marked and hidden */
  anulado_en: Instant | null;
  anulado_por: number | null;
  /** Its row in the accounts; null = sold before there were any */
  venta_id: number | null;
  /** The name outside the agency without case */
  externo_plegado: string | null;
}

/** Steps of the ladder, ordered by (categoria_id, posicion) */
export interface MisionesTable {
  id: Generated<number>;
  categoria_id: number;
  posicion: number;
  nombre: string;
  /** Whether the mission can be sold */
  venta: Generated<boolean>;
  /** Credits */
  precio: Generated<number>;
  /** When it left the ladder; its row stays for what people had. Its position comes after those that are left */
  retirada_en: Instant | null;
}

/** Names that missions had before, each until the moment at which it was changed */
export interface MisionesNombresTable {
  mision_id: number;
  hasta: Instant;
  nombre: string;
}

/** Missions that people bought; what each cost stands in its sale */
export interface MisionesVendidasTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  mision_anterior_id: number;
  mision_nueva_id: number;
  venta_id: number;
  fecha: Instant;
}

/** Fines; deleted ones stay, marked */
export interface MultasTable {
  id: Generated<number>;
  usuario_id: number;
  encargado_id: number;
  motivo: string;
  /** Whole credits; 0 is a warning */
  creditos: number;
  fecha: Instant;
  /** Null while it is not collected */
  cobrada_en: Instant | null;
  /** null although cobrada_en is set = brought from an earlier portal, which did not say */
  cobrada_por: number | null;
  /** The row of the pay list that collected it; null when it was collected by hand or is not */
  pago_id: number | null;
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** Payroll ledger: one row per credit or correction; totals are sums over it */
export interface NominaTable {
  id: Generated<number>;
  /** Who earns it */
  usuario_id: number;
  periodo_id: number;
  tipo: 'ascenso' | 'asistencia' | 'minutos';
  /** Promotions, attendances or minutes according to tipo; negative = correction */
  cantidad: number;
  fecha: Instant;
  motivo: string;
  /** Who caused it; null = System */
  encargado_id: number | null;
  /** The promotion that it credits; a promotion is credited at most once */
  ascenso_id: number | null;
  /** The time session that it credits; one credits each of its two people at most once */
  tiempo_id: number | null;
  /** The roll call that it credits; one credits each person at most once */
  paselista_id: number | null;
  /** A correction by hand; everything else credits something that happened */
  ajuste: Generated<boolean>;
}

/** The last entry of the ledger that the kept sums hold; no row = none */
export interface NominaCorteTable {
  id: number;
  hasta: number;
}

/** The same for each person of a day, whatever its period */
export interface NominaDiasTable {
  /** In UTC, which no setting changes */
  dia: string;
  usuario_id: number;
  ascensos: number;
  asistencias: number;
  minutos: number;
  /** Of the newest entry */
  fecha: Instant;
}

/** What the ledger comes to for each person of a period, up to the entry that nomina_corte names */
export interface NominaSumasTable {
  periodo_id: number;
  usuario_id: number;
  ascensos: number;
  asistencias: number;
  minutos: number;
  /** Of the newest entry */
  fecha: Instant;
  /** How many entries */
  anotaciones: number;
}

/** Who has accepted which version of the rules, and when */
export interface NormativaAceptacionesTable {
  version: number;
  usuario_id: number;
  fecha: Instant;
}

/** The draft of the next version: one row from the first draft on */
export interface NormativaBorradorTable {
  id: number;
  /** One more each time that it changes, so that nobody overwrites what they have not seen */
  numero: number;
  /** null = there is no draft now */
  contenido: Json | null;
  editado_en: Instant;
  editado_por: number;
}

/** Published versions of the rules; rows are never changed nor removed */
export interface NormativasTable {
  version: number;
  contenido: Json;
  publicada_en: Instant;
  /** null = the portal's own rules, kept when something first rests on them */
  publicada_por: number | null;
}

/** What those who decide note of somebody below them, who never reads it */
export interface NotasTable {
  id: Generated<number>;
  usuario_id: number;
  autor_id: number;
  /** Plain text, as typed */
  texto: string;
  fecha: Instant;
  editada_en: Instant | null;
  /** Notes that were taken back stay, marked and hidden */
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** What a row pays of which period; what paid rows have here is never owed again */
export interface PagoPartesTable {
  pago_id: number;
  periodo_id: number;
  monto: number;
  /** The pay, the pay with the bonus, or what was earned in the period after a first payment */
  concepto: 'nomina' | 'ambas' | 'diferencia';
}

/** The pay list: who is to be paid what */
export interface PagosTable {
  id: Generated<number>;
  usuario_id: number;
  categoria_id: number;
  /** Credits earned, before fines */
  monto: number;
  creado_en: Instant;
  pagado_en: Instant | null;
  /** null although pagado_en is set = brought from an earlier portal, which did not say */
  pagado_por: number | null;
  /** Resetting the list archives its rows; null = on the list */
  archivado_en: Instant | null;
  /** null although archivado_en is set = brought from an earlier portal, which did not say */
  archivado_por: number | null;
  /** An unpaid row that was taken off the list because nothing was left to pay, or joined to another */
  anulado_en: Instant | null;
  anulado_por: number | null;
  /** The mission that the pay bought; null = it was handed out */
  mision_id: number | null;
  /** Credits of the pay that the mission cost */
  gastado: Generated<number>;
  /** What an earlier portal called the pay; null = its parts say */
  paga: string | null;
}

/** Who was called, and what became of them: paused, was there, or off base */
export interface PaselistaPersonasTable {
  paselista_id: number;
  usuario_id: number;
  /** null = brought from an earlier portal, which kept only the names */
  tiempo_id: number | null;
  resultado: 'pausado' | 'sumado' | 'fuerabase';
}

/** Roll calls over the open time sessions */
export interface PaselistasTable {
  id: Generated<number>;
  /** Who called it */
  encargado_id: number;
  /** Who was left in charge */
  queda_id: number;
  fecha: Instant;
}

/** Pay periods; cerrado_en null = the open one */
export interface PeriodosTable {
  id: Generated<number>;
  abierto_en: Instant;
  cerrado_en: Instant | null;
}

/** One row: the portal that asks the avatar service, one name at a time */
export interface PresenciaRondaTable {
  id: Generated<boolean>;
  /** Counts the claims, so that a portal knows whether it still has it */
  turno: number;
  /** Until when no portal may ask: one has the claim, or the pause after a request */
  ocupada_hasta: Instant;
}

/** What the avatar service said of the people who are clocked in */
export interface PresenciasTable {
  fichaje_id: number;
  /** The answers in a row that the avatar is offline */
  veces: number;
  /** When the avatar was last seen during the clock-in; null if never */
  visto_en: Instant | null;
  /** When the person was asked whether they are still in; null while the exit does not seem forgotten */
  avisada_en: Instant | null;
  /** When the service is asked next */
  proxima: Instant;
  /** When the service last told whether the avatar was online; null if it never did */
  dicha_en: Instant | null;
}

/** One-time links with which the owner sets a new password; made on the server's own machine */
export interface RecuperacionesTable {
  id: Generated<number>;
  /** Hash of the secret of the link; the secret itself is never stored */
  secreto_hash: Buffer;
  creada_en: Instant;
  expira_en: Instant;
  usada_en: Instant | null;
}

/** Sign-ins whose password was right and whose second factor is awaited */
export interface RetosTable {
  id: Generated<number>;
  usuario_id: number;
  /** Hash of what stands for the password meanwhile; the secret itself is never stored */
  secreto_hash: Buffer;
  intentos: Generated<number>;
  creado_en: Instant;
  expira_en: Instant;
}

/** The infraction that a fine, a demotion or a dismissal names, in the words of its day */
export interface SancionesTable {
  id: Generated<number>;
  usuario_id: number;
  version: number;
  codigo: string;
  texto: string;
  /** The code of the kind under which the fault counts: its own, or a graver one */
  aplicada: string;
  propuesta: string;
  /** Why it is not what the rules proposed; null when it is */
  porque: string | null;
  fecha: Instant;
  multa_id: number | null;
  degrado_id: number | null;
  despido_id: number | null;
}

export interface SesionesTable {
  id: Generated<number>;
  usuario_id: number;
  /** Hash of the secret half of the key; the secret itself is never stored */
  secreto_hash: Buffer;
  creada_en: Instant;
  expira_en: Instant;
  revocada_en: Instant | null;
  /** HMAC of the address that the session was opened from; null = not known, or forgotten by deleteIP */
  direccion_hash: string | null;
  /** Browser and system in words, as they were when the session was opened; null = not known */
  dispositivo: string | null;
  /** The last use, to within some minutes; null = none since it was opened, or it was opened before anybody noted */
  usada_en: Instant | null;
}

/** Promotion requests; the target accepts or declines */
export interface SolicitudesTable {
  id: Generated<number>;
  /** The target of the promotion */
  usuario_id: number;
  /** Who promotes */
  encargado_id: number;
  mision_anterior_id: number;
  mision_nueva_id: number;
  creada_en: Instant;
  estado: Generated<'pendiente' | 'aceptada' | 'declinada' | 'anulada'>;
  resuelta_en: Instant | null;
}

/** Names that people ask for: one waits at a time a person */
export interface SolicitudesNombreTable {
  id: Generated<number>;
  usuario_id: number;
  nombre: string;
  /** anulada = the person was dismissed before an answer */
  estado: Generated<'pendiente' | 'aceptada' | 'declinada' | 'anulada'>;
  creada_en: Instant;
  resuelta_en: Instant | null;
  /** Who answered */
  encargado_id: number | null;
  /** When the person read that it was declined */
  enterada_en: Instant | null;
}

/** Time sessions; minutes are reckoned from instants, nothing ticks */
export interface TiemposTable {
  id: Generated<number>;
  usuario_id: number;
  /** The senior who supervises it; null = nobody */
  alto_id: number | null;
  abierto_en: Instant;
  /** From where the minutes count: the opening, moved by finished pauses and adjustments */
  inicio: Instant;
  /** From where the senior's minutes count */
  ligado: Instant | null;
  /** When the running pause began; null = active */
  pausado_desde: Instant | null;
  /** What the finished pauses lasted */
  ms_pausados: Generated<number>;
  pausas: Generated<number>;
  /** Minutes added by adjustments, below 0 when more were taken off */
  sumado: Generated<number>;
  cerrado_en: Instant | null;
  cierre: 'confirmado' | 'cancelado' | null;
  /** Minutes credited to the person when it was confirmed */
  minutos: number | null;
  minutos_alto: number | null;
}

/** What was done to each session */
export interface TiemposRegistroTable {
  id: Generated<number>;
  tiempo_id: number;
  accion: 'abierto' | 'confirmado' | 'pausado' | 'reanudado' | 'ajustado' | 'cancelado' | 'ligado' | 'desligado';
  /** Confirmed: what was credited; adjusted: what was added, below 0 taken off */
  minutos: number | null;
  /** Who did it; null = System */
  encargado_id: number | null;
  fecha: Instant;
  /** Whose session it is; left out, it is filled in from the session */
  usuario_id: Generated<number>;
}

/** What scripts of people sign in with */
export interface TokensTable {
  id: Generated<number>;
  usuario_id: number;
  nombre: string;
  /** The name without case or accents: no two that are not revoked have the same */
  nombre_plegado: string;
  /** Hash of the whole token; the token itself is never stored */
  secreto_hash: Buffer;
  /** Its last four characters, to know it by */
  pista: string;
  /** What it may do as long as its person may, parted by spaces; null = it reads what they read */
  codigos: string | null;
  creado_en: Instant;
  expira_en: Instant;
  /** Written once in some minutes at most */
  ultimo_uso: Instant | null;
  revocado_en: Instant | null;
}

/** Authenticators: the secret that each person shares with theirs */
export interface TotpTable {
  usuario_id: number;
  /** Encrypted under the installation's secret, which is not in the database; null = none is set up yet */
  secreto_cifrado: Buffer | null;
  desde: Instant | null;
  /** The last half minute whose code was taken; none is taken twice */
  ultimo_paso: number | null;
  /** Encrypted alike: shown to the person, and not proved by a code yet */
  propuesto_cifrado: Buffer | null;
  propuesto_en: Instant | null;
}

/** Transfers: people who came from another agency at a rank that was sold to them */
export interface TrasladosTable {
  id: Generated<number>;
  usuario_id: number;
  /** Who took the person over, and sold the transfer */
  encargado_id: number;
  /** Name of the agency that the person came from */
  agencia: string;
  /** null = brought from an earlier portal, which kept only the new mission */
  mision_anterior_id: number | null;
  mision_nueva_id: number;
  descuento_id: number | null;
  /** The sale, which has the price that was asked; null = brought from an earlier portal, which did not say which */
  venta_id: number | null;
  fecha: Instant;
}

export interface UsuariosTable {
  id: Generated<number>;
  usuario: string;
  /** null = no password yet: the person comes in with a code of entry */
  clave_hash: string | null;
  mision_id: number;
  firma: string | null;
  /** The owner of the agency: holds every permission and stands above everyone */
  permiso_sys: Generated<boolean>;
  /** null = active */
  despedido_en: Instant | null;
  registrado_en: Instant;
  ultima_vez: Instant | null;
  /** Last change of mission; the next promotion counts from here */
  rango_desde: Instant;
  debe_cambiar_clave: Generated<boolean>;
  /** Whether the person sees the statuses */
  conf_estados: Generated<boolean>;
  conf_app: Generated<boolean>;
  /** The name without case, as the code folds it */
  usuario_plegado: string;
  /** 0; the id of who had, before anybody looked, a name that folds into or looks like somebody else's */
  usuario_homonimo: Generated<number>;
  /** What the name looks like: equal for two that can be taken for each other */
  usuario_esqueleto: string;
}

/** One row a sale of a membership, a mission or a transfer */
export interface VentasTable {
  id: Generated<number>;
  /** The seller, who owes the agency the credits until they are handed over */
  encargado_id: number;
  usuario_id: number | null;
  /** Name of a buyer outside the agency */
  externo: string | null;
  origen: 'membresia' | 'mision' | 'traslado';
  /** What was sold, with the name that it had then */
  descripcion: string;
  /** Whole credits, of the catalogue at that moment */
  credito: number;
  fecha: Instant;
  /** When the seller handed the credits over; null = still owed */
  pagado_en: Instant | null;
  /** null although pagado_en is set = brought from an earlier portal, which did not say */
  pagado_por: number | null;
  /** Undone sales stay, marked and hidden; what was paid is not undone */
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** One counter per tema, raised by every write that changes it; lists answer 304 by it */
export interface VersionesTable {
  tema: string;
  version: Generated<number>;
}

/** Names that may not enter nor register; lifted and expired ones stay */
export interface VetosTable {
  id: Generated<number>;
  /** The normalised name as typed */
  nombre: string;
  /** The name without case, as the code of the portal folds it */
  nombre_plegado: string;
  /** The skeleton of UTS 39: names that look alike share it */
  nombre_esqueleto: string;
  motivo: string;
  /** The address of the evidence; null for none */
  enlace: string | null;
  /** The last day, of the agency's calendar, included; null = for good */
  hasta: string | null;
  fecha: Instant;
  encargado_id: number;
  /** When it was lifted; null while it is not */
  anulado_en: Instant | null;
  anulado_por: number | null;
}

/** What is told to a webhook: written with what happened, sent afterwards in the order of its rows */
export interface WebhookEntregasTable {
  id: Generated<number>;
  webhook_id: number;
  suceso: 'ascenso' | 'persona_nueva' | 'despido' | 'pase_lista' | 'ausencia' | 'empleado_mes' | 'recordatorio_paga' | 'dia_paga';
  /** What happened, by the names that its words may use */
  hechos: Json;
  /** When it happened */
  fecha: Instant;
  /** Since when it waits, or waited: later than it happened when it is sent again */
  encolada_en: Instant;
  /** As it was sent last; null = never yet */
  texto: string | null;
  estado: Generated<'pendiente' | 'entregada' | 'marcada'>;
  intentos: Generated<number>;
  proximo: Instant | null;
  /** What the receiver answered last; null = nothing */
  codigo: number | null;
  /** Why it did not answer */
  fallo: string | null;
  terminada_en: Instant | null;
  /** Which one somebody had sent again; it may be forgotten by now */
  reenvio_de: number | null;
  /** Why the receiver refused it last, in its own words; null = it did not say */
  motivo: string | null;
}

/** The newest pay day, and the newest reminder, that has been dealt with: each is told once */
export interface WebhookPagasTable {
  suceso: string;
  momento: Instant;
}

/** Which happenings a webhook is told, in which words */
export interface WebhookSucesosTable {
  webhook_id: number;
  suceso: 'ascenso' | 'persona_nueva' | 'despido' | 'pase_lista' | 'ausencia' | 'empleado_mes' | 'recordatorio_paga' | 'dia_paga';
  palabras: string;
}

/** Where happenings are told outside, such as in a channel of Discord */
export interface WebhooksTable {
  id: Generated<number>;
  nombre: string;
  /** The name without case or accents: no two that were not taken away have the same */
  nombre_plegado: string;
  /** Its address, encrypted under the secret of the installation */
  direccion_cifrado: Buffer;
  /** The last four characters of the address, to know it by */
  pista: string;
  activo: boolean;
  /** Why nothing is sent though it is on; null = it is */
  detenido: 'no_existe' | 'ilegible' | null;
  creado_por: number;
  creado_en: Instant;
  quitado_en: Instant | null;
  /** Counts who has taken it to send, so that a portal knows whether it still is the one */
  turno: Generated<number>;
  /** Until when a portal has it to send; null = nobody has */
  ocupado_hasta: Instant | null;
}
