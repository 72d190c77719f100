import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Cara } from '@garita/domain/agencia/cara';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { AjustePaga } from '@garita/domain/inicio/nextPaga';
import type { TipoRequisito } from '@garita/domain/nomina/requisito';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { Escalafon } from '@garita/server/src/modules/rangos/escalafon/Escalafon';

/** An account at the end of the story. */
export interface Cuenta {
  readonly usuario: string;
  readonly categoria: number;
  /** 1-based position of the mission within the category. */
  readonly posicion: number;
  readonly firma: string | null;
  readonly owner?: true;
  readonly dismissed?: true;
  readonly clockedIn?: true;
}

/** A registration, the founding, an appointment by the owner, or a paid transfer. */
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
  /** When the person registers, in days before the present. */
  readonly llega: number;
  readonly entrada: Entrada;
  /** Share of days with a clock-in, 0 to 1. */
  readonly constancia: number;
  /** Typical clock-in, in minutes before the present time of day. */
  readonly hora: number;
  /** The highest mission that the person is promoted to; null = no limit. */
  readonly tope: readonly [categoria: number, posicion: number] | null;
  /** Clocked out at the end, so that tests and visitors can use the person. */
  readonly libre: boolean;
}

export type Rasgos = Partial<Omit<Papel, 'usuario'>>;

/**
 * Person, reason, first and last day counted from today, hours between request and first day,
 * decision (null = pending, `propia` = withdrawn, else the decider), and the day of an early
 * return.
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

/** Minutes before the present, act, actor, and the minutes of an adjustment. */
export type Acto = readonly [
  hace: number,
  accion: 'ligado' | 'desligado' | 'pausado' | 'reanudado' | 'ajustado',
  por: string,
  minutos?: number,
];

/** A time that is open at the end, with its acts; `suya`: its opener supervises it. */
export interface Shift {
  readonly usuario: string;
  readonly abierto: number;
  readonly por: string;
  readonly suya: boolean;
  readonly actos: readonly Acto[];
}

/** Days before the present, reason, actor (null = System), days until the readmission. */
export type Despido = readonly [
  usuario: string,
  hace: number,
  motivo: string,
  por: string | null,
  fuera: number | null,
];

/** Code, percent, creator, and the days before the present of its creation and its deletion. */
export type Descuento = readonly [
  codigo: string,
  porciento: number,
  por: string,
  hace: number,
  borradoHace?: number,
];

/**
 * Name, reason, author, days before the present, days that remain from the present on (null = for
 * good), days before the present on which it was lifted.
 */
export type Veto = readonly [
  nombre: string,
  motivo: string,
  por: string,
  hace: number,
  quedan: number | null,
  levantadoHace?: number,
];

/** A manual correction of the payroll: type, amount, actor, hours before the present, reason. */
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

/** Accounts with a task in the story, by their names at its end. */
export interface Oficios {
  readonly duenia: string;
  readonly gerente: string;
  readonly supervisora: string;
  /** Clocked in at the end; buys nothing. */
  readonly oficial: string;
  readonly degradada: string;
  /** Has a pending promotion that requires a first signature. */
  readonly aspirante: string;
  /** Dismissed before being paid. */
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

/** The script of a demo: an agency, its people and the events. `mes/` simulates it. */
export interface Guion {
  readonly agencia: { readonly nombre: string; readonly siglas: string; readonly zona: string };
  /** Null if the agency keeps the defaults. */
  readonly decisiones: Decisiones | null;
  /** Lowest category that requires a signature. */
  readonly firmaDesde: number;
  readonly escalafon: Escalafon;
  /** Levels of the ladder that the agency does not use. */
  readonly apagadas: readonly number[];
  /** One of the first two must halve the requirements; the third is sold less often. */
  readonly membresias: readonly Membresia[];

  /** The accounts in the README and the tests. */
  readonly cuentas: readonly Cuenta[];
  readonly oficios: Oficios;
  /**
   * `cuenta`: traits of the accounts. `papeles`: traits of other people who differ from the
   * default.
   */
  readonly cuenta: Readonly<Record<string, Rasgos>>;
  readonly papeles: Readonly<Record<string, Rasgos>>;
  /** All other names; `viva` is the default number of people. */
  readonly nombres: readonly string[];
  readonly viva: number;
  /** People of low rank whose clock-ins are open at the end. The script sets the last clock-in. */
  readonly abiertos: {
    readonly usuarios: readonly string[];
    readonly tope: readonly [categoria: number, posicion: number];
  };
  /** Current name, earlier name, days before the present. */
  readonly cambiados: readonly (readonly [usuario: string, anterior: string, hace: number])[];
  readonly pendientes: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  readonly declinados: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  /**
   * `casas`: people who share an address, in order of arrival. `permitidos`: people allowed to
   * share it. `visita`: a person also seen at the first address.
   */
  readonly casas: readonly (readonly string[])[];
  readonly permitidos: readonly string[];
  readonly visita: string | null;
  /** The person's category, permissions, granter, days before the present. */
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
   * Days before the present, missions lost, reason, actor. The demotion of `degradada` comes last,
   * to the mission `ultimoDegrado`.
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
  /** A forgotten clock-in, open for more than sixteen hours, in minutes before the present. */
  readonly olvidado: { readonly usuario: string; readonly hace: number };
  /** Clock-ins, in minutes before the present; a null exit is still open. */
  readonly dentro: readonly (readonly [usuario: string, from: number, to: number | null])[];
  /** Statuses of the accounts, then of others (null), newest first. */
  readonly mensajes: readonly (readonly [usuario: string | null, mensaje: string])[];
  /** Reasons and credits of fines: amounts of the normativa, and 0 for warnings. */
  readonly multas: readonly (readonly [motivo: string, creditos: number])[];
  readonly externos: readonly string[];
}
