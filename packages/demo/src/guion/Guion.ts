import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Cara } from '@garita/domain/agencia/cara';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { AjustePaga } from '@garita/domain/inicio/nextPaga';
import type { TipoRequisito } from '@garita/domain/nomina/requisito';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { Escalafon } from '@garita/server/src/modules/rangos/escalafon/Escalafon';

/** An account and its state at the end of the story. */
export interface Cuenta {
  readonly usuario: string;
  readonly categoria: number;
  /** The position of the mission within the category; 1 = the first. */
  readonly posicion: number;
  readonly firma: string | null;
  readonly owner?: true;
  readonly dismissed?: true;
  readonly clockedIn?: true;
}

/**
 * The way in which a person enters the agency: a registration, the founding, an appointment by the
 * owner, or a paid transfer.
 */
export type Entrada =
  | { readonly como: 'registro' | 'fundacion' }
  | { readonly como: 'nombramiento'; readonly categoria: number }
  | {
      readonly como: 'traslado';
      readonly categoria: number;
      readonly agencia: string;
      readonly codigo?: string;
    };

export interface Papel {
  readonly usuario: string;
  /** The person's registration, in days before the present. */
  readonly llega: number;
  readonly entrada: Entrada;
  /** The share of days with a clock-in, from 0 to 1. */
  readonly constancia: number;
  /** The usual clock-in: minutes before the present time of day. */
  readonly hora: number;
  /** The highest mission to which the person is promoted; null = no limit. */
  readonly tope: readonly [categoria: number, posicion: number] | null;
  /**
   * Whether the person is clocked out at the end, so that tests and visitors can use the person.
   */
  readonly libre: boolean;
}

export type Rasgos = Partial<Omit<Papel, 'usuario'>>;

/**
 * An absence, in this order: person; reason; first and last day, counted from today; hours from the
 * request to the first day; decision with its author (null = pending, author `propia` = withdrawn);
 * day of an early return, if any.
 */
export type Ausencia = readonly [
  usuario: string,
  motivo: string,
  desde: number,
  hasta: number,
  antes: number,
  decision: readonly ['aceptada' | 'cancelada', por: string] | null,
  vuelve?: number,
];

/**
 * An act on a time, in this order: minutes before the present, act, actor, minutes of an
 * adjustment.
 */
export type Acto = readonly [
  hace: number,
  accion: 'ligado' | 'desligado' | 'pausado' | 'reanudado' | 'ajustado',
  por: string,
  minutos?: number,
];

/**
 * A time that is open at the end, with its acts. `abierto`: the minutes before the present at which
 * `por` opened it. `suya`: whether `por` supervises it.
 */
export interface Shift {
  readonly usuario: string;
  readonly abierto: number;
  readonly por: string;
  readonly suya: boolean;
  readonly actos: readonly Acto[];
}

/**
 * A dismissal, in this order: person, days before the present, reason, actor (null = the portal
 * itself), days until the readmission (null = none).
 */
export type Despido = readonly [
  usuario: string,
  hace: number,
  motivo: string,
  por: string | null,
  fuera: number | null,
];

/**
 * A discount code, in this order: code, percent, creator, and the days before the present of its
 * creation and of its deletion.
 */
export type Descuento = readonly [
  codigo: string,
  porciento: number,
  por: string,
  hace: number,
  borradoHace?: number,
];

/**
 * A veto, in this order: name; reason; author; days before the present; days that remain from the
 * present on (null = for good); days before the present on which it was lifted.
 */
export type Veto = readonly [
  nombre: string,
  motivo: string,
  por: string,
  hace: number,
  quedan: number | null,
  levantadoHace?: number,
];

/**
 * A correction of the payroll by hand, in this order: kind, amount, actor, hours before the
 * present, reason.
 */
export type Ajuste = readonly [
  tipo: TipoRequisito,
  cantidad: number,
  por: string,
  hace: number,
  razon?: string,
];

interface Membresia {
  readonly nombre: string;
  readonly precio: number;
  readonly vip: boolean;
  readonly perma: boolean;
  readonly image: string;
  readonly details: string;
  readonly reduccion: boolean;
}

/** The accounts with a task in the story, by the names that they have at its end. */
export interface Oficios {
  readonly duenia: string;
  readonly gerente: string;
  readonly supervisora: string;
  /** Is clocked in at the end, and buys nothing. */
  readonly oficial: string;
  readonly degradada: string;
  /** Has a pending promotion, which requires a first signature. */
  readonly aspirante: string;
  /** Is dismissed before being paid. */
  readonly expulsada: string;
}

/** Settings that differ from the portal's defaults. */
export interface Decisiones {
  readonly cara: Omit<Cara, 'emblema'>;
  readonly emblema: Buffer;
  readonly moneda: Moneda;
  readonly paga: AjustePaga;
  readonly normativa: Normativa;
}

/**
 * The script of a demo: an agency, its people and the events of its story. The code in `mes/`
 * simulates the story.
 */
export interface Guion {
  readonly agencia: { readonly nombre: string; readonly siglas: string; readonly zona: string };
  /** Null if the agency keeps the portal's defaults. */
  readonly decisiones: Decisiones | null;
  /** The lowest category that requires a signature. */
  readonly firmaDesde: number;
  readonly escalafon: Escalafon;
  /** Levels of the ladder that the agency does not use. */
  readonly apagadas: readonly number[];
  /** The badges that the avatars of some levels have. */
  readonly placasAvatar: readonly (readonly [nivel: number, codigo: string])[];
  /**
   * One of the first two memberships must halve the requirements. The third is sold less often than
   * the others.
   */
  readonly membresias: readonly Membresia[];

  /** The accounts that the README and the tests name. */
  readonly cuentas: readonly Cuenta[];
  readonly oficios: Oficios;
  /**
   * `cuenta`: the traits of the accounts. `papeles`: the traits of other people, if they differ
   * from the defaults.
   */
  readonly cuenta: Readonly<Record<string, Rasgos>>;
  readonly papeles: Readonly<Record<string, Rasgos>>;
  /** `nombres`: the names of all other people. `viva`: the default number of people. */
  readonly nombres: readonly string[];
  readonly viva: number;
  /**
   * People of low rank who have an open time or clock-in at the end. The script sets their last
   * clock-in, and `tope` limits their rank.
   */
  readonly abiertos: {
    readonly usuarios: readonly string[];
    readonly tope: readonly [categoria: number, posicion: number];
  };
  /** For each name change: the present name, the earlier name, days before the present. */
  readonly cambiados: readonly (readonly [usuario: string, anterior: string, hace: number])[];
  readonly pendientes: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  readonly declinados: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  /**
   * `casas`: for each shared address, its people in the order of their arrival. `permitidos`: the
   * people who may share an address. `visita`: a person who also uses the first address.
   */
  readonly casas: readonly (readonly string[])[];
  readonly permitidos: readonly string[];
  readonly visita: string | null;
  /**
   * For each exception: its person's category, the permissions, the giver, days before the present.
   */
  readonly excepciones: readonly (readonly [
    categoria: number,
    codigos: readonly Permiso[],
    por: string,
    hace: number,
  ])[];
  readonly descuentos: readonly Descuento[];
  readonly vetos: readonly Veto[];
  readonly ajustes: readonly Ajuste[];
  /**
   * For each demotion: days before the present, number of missions lost, reason, actor. The last
   * one is the demotion of `degradada` to the mission `ultimoDegrado`.
   */
  readonly degrados: readonly (readonly [
    hace: number,
    perdidas: number,
    motivo: string,
    por: string,
  ])[];
  readonly ultimoDegrado: string;
  readonly despidos: readonly Despido[];
  readonly ausencias: readonly Ausencia[];
  readonly turnos: readonly Shift[];
  /**
   * A forgotten clock-in. It has been open for more than sixteen hours. `hace` is in minutes before
   * the present.
   */
  readonly olvidado: { readonly usuario: string; readonly hace: number };
  /**
   * The person of an open clock-in whose exit seems forgotten, and in minutes before the present
   * when the avatar was last seen and when the person got the notice.
   */
  readonly salida?: {
    readonly usuario: string;
    readonly vista: number;
    readonly avisada: number;
  };
  /** Clock-ins, in minutes before the present; a null exit is still open. */
  readonly dentro: readonly (readonly [usuario: string, from: number, to: number | null])[];
  /** Statuses, the newest first. A null person = a random person. */
  readonly mensajes: readonly (readonly [usuario: string | null, mensaje: string])[];
  /** The reasons and credits of fines. The credits are the normativa's; 0 is a warning. */
  readonly multas: readonly (readonly [motivo: string, creditos: number])[];
  readonly externos: readonly string[];
}
