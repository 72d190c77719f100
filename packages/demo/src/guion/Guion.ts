import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Cara } from '@garita/domain/agencia/cara';
import type { Moneda } from '@garita/domain/agencia/moneda';
import type { AjustePaga } from '@garita/domain/inicio/nextPaga';
import type { TipoRequisito } from '@garita/domain/nomina/requisito';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { Escalafon } from '@garita/server/src/modules/rangos/escalafon/Escalafon';

/** One of the accounts as they stand in the end. */
export interface Cuenta {
  readonly usuario: string;
  readonly categoria: number;
  /** 1-based position of their mission within the category. */
  readonly posicion: number;
  readonly firma: string | null;
  readonly owner?: true;
  readonly dismissed?: true;
  readonly clockedIn?: true;
}

/** How somebody came to their first rank: on the lowest mission like everybody, as the owner, appointed by her, or paid for from another agency. */
export type Entrada =
  | { readonly como: 'registro' | 'fundacion' }
  | { readonly como: 'nombramiento'; readonly categoria: number }
  | {
      readonly como: 'traslado';
      readonly categoria: number;
      readonly agencia: string;
      readonly codigo?: string;
    };

/** Who somebody is before the story begins. */
export interface Papel {
  /** The name that they have in the end. */
  readonly usuario: string;
  /** How many days ago they registered. */
  readonly llega: number;
  readonly entrada: Entrada;
  /** On how many of the days they are there, 0 to 1. */
  readonly constancia: number;
  /** How many minutes before the present time of day they come, as a rule. */
  readonly hora: number;
  /** The last mission that they are promoted to, as category and place; none for most. */
  readonly tope: readonly [categoria: number, posicion: number] | null;
  /** Out at the present moment, and nothing of theirs open: somebody whom tests and visitors find free. */
  readonly libre: boolean;
}

/** What somebody has of their own. */
export type Rasgos = Partial<Omit<Papel, 'usuario'>>;

/** Whose absence, why, on which days counted from today, how many hours before the first day it was asked for, what became of it (null waits, `propia` took it
 * back, a name is who answered), and on which day its person was there again before its time. */
export type Ausencia = readonly [
  usuario: string,
  motivo: string,
  desde: number,
  hasta: number,
  antes: number,
  decision: readonly ['aceptada' | 'cancelada', por: string] | null,
  vuelve?: number,
];

/** Something done to a session: so many minutes ago, what, by whom, and for an adjustment by how much. */
export type Acto = readonly [
  hace: number,
  accion: 'ligado' | 'desligado' | 'pausado' | 'reanudado' | 'ajustado',
  por: string,
  minutos?: number,
];

/** A session that is open at the end, as it came about; `suya`: whoever opened it supervises it. */
export interface Turno {
  readonly usuario: string;
  readonly abierto: number;
  readonly por: string;
  readonly suya: boolean;
  readonly actos: readonly Acto[];
}

/** Who went and how many days ago, why, who put them out (null = the System), and after how many days they were back. */
export type Despido = readonly [
  usuario: string,
  hace: number,
  motivo: string,
  por: string | null,
  fuera: number | null,
];

/** A code of transfers, its percent, who made it and how many days ago; and how many days ago it was deleted. */
export type Descuento = readonly [
  codigo: string,
  porciento: number,
  por: string,
  hace: number,
  borradoHace?: number,
];

/** What was corrected by hand in the payroll, by whom, how many hours ago, and why. */
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

/** Who does what the story needs somebody for, by the names that they have in the end. */
export interface Oficios {
  /** The owner. */
  readonly duenia: string;
  /** Closes and pays. */
  readonly gerente: string;
  /** Proposes and fines. */
  readonly supervisora: string;
  /** Is there at the end, and buys nothing. */
  readonly oficial: string;
  /** Is demoted last. */
  readonly degradada: string;
  /** Waits for a promotion that asks for a first signature. */
  readonly aspirante: string;
  /** Dismissed before it was their turn to be paid. */
  readonly expulsada: string;
}

/** What an agency has decided where it could leave the portal's own. */
export interface Decisiones {
  readonly cara: Omit<Cara, 'emblema'>;
  /** The picture of its emblem. */
  readonly emblema: Buffer;
  readonly moneda: Moneda;
  readonly paga: AjustePaga;
  readonly normativa: Normativa;
}

/** The script of a demo: an agency, its people, and what happens to them. What becomes of it is told by the same story. */
export interface Guion {
  readonly agencia: { readonly nombre: string; readonly siglas: string; readonly zona: string };
  /** Null for one that has decided nothing. */
  readonly decisiones: Decisiones | null;
  /** Category from which the agency asks for a signature. */
  readonly firmaDesde: number;
  readonly escalafon: Escalafon;
  /** The levels of it that the agency does not use. */
  readonly apagadas: readonly number[];
  /** One that halves requirements among the first two; the third is sold less often. */
  readonly membresias: readonly Membresia[];

  /** The accounts that people and tests rely on. */
  readonly cuentas: readonly Cuenta[];
  readonly oficios: Oficios;
  /** What the accounts do, and what others do who have a part of their own. */
  readonly cuenta: Readonly<Record<string, Rasgos>>;
  readonly papeles: Readonly<Record<string, Rasgos>>;
  /** Everybody else, and how many of all make the agency lively: as many as it has by default. */
  readonly nombres: readonly string[];
  readonly viva: number;
  /** Whose sessions are open at the end, or forgotten: they have their own last clock-in, and a low rank. */
  readonly abiertos: {
    readonly usuarios: readonly string[];
    readonly tope: readonly [categoria: number, posicion: number];
  };
  /** Earlier names of people who have another by now: who they are, what they were called, and how many days ago that changed. */
  readonly cambiados: readonly (readonly [usuario: string, anterior: string, hace: number])[];
  /** Names that are asked for and wait, and names that were not given; how many days ago. */
  readonly pendientes: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  readonly declinados: readonly (readonly [usuario: string, nombre: string, hace: number])[];
  /** People who came from one address, in the order in which they came; who may share theirs, and who was seen at the first one too. */
  readonly casas: readonly (readonly string[])[];
  readonly permitidos: readonly string[];
  readonly visita: string | null;
  /** Codes beyond the category: from which category the person is, which codes, who gave them, and how many days ago. */
  readonly excepciones: readonly (readonly [
    categoria: number,
    codigos: readonly Permiso[],
    por: string,
    hace: number,
  ])[];
  readonly descuentos: readonly Descuento[];
  readonly ajustes: readonly Ajuste[];
  /** How many days ago somebody lost how many missions, why, and by whom; and to which mission the last one was demoted. */
  readonly degrados: readonly (readonly [
    hace: number,
    perdidas: number,
    motivo: string,
    por: string,
  ])[];
  readonly ultimoDegrado: string;
  readonly despidos: readonly Despido[];
  readonly ausencias: readonly Ausencia[];
  readonly turnos: readonly Turno[];
  /** The forgotten clock-in: open for more than sixteen hours; how many minutes. */
  readonly olvidado: { readonly usuario: string; readonly hace: number };
  /** When the accounts that are in came in and went today, in minutes before the present; no exit while they are in. */
  readonly dentro: readonly (readonly [usuario: string, from: number, to: number | null])[];
  /** Statuses of the fixed accounts, then of whoever else is there; the newest first. */
  readonly mensajes: readonly (readonly [usuario: string | null, mensaje: string])[];
  /** Why people are fined, and for how much: the amounts of the rules, and warnings of none. */
  readonly multas: readonly (readonly [motivo: string, creditos: number])[];
  /** Who bought a membership without being of the agency. */
  readonly externos: readonly string[];
}
