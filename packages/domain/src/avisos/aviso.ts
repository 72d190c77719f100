import type { ResultadoPase } from '../paselista/lista';

/** The kinds of notices, in the order of a person's settings. */
export const TIPOS_AVISO = [
  'ascensoPropuesto',
  'propuestaAceptada',
  'propuestaDeclinada',
  'ascenso',
  'descenso',
  'traslado',
  'cambioPermisos',
  'tiempoConfirmado',
  'tiempoAjustado',
  'tiempoPausado',
  'tiempoCancelado',
  'paseLista',
  'sigueDentro',
  'paga',
  'membresiaTermina',
  'multa',
  'multaPerdonada',
  'ausenciaAceptada',
  'ausenciaRechazada',
  'nombreAceptado',
  'nombreDeclinado',
  'normativa',
  'empleadoMes',
  'aniversario',
] as const;
export type TipoAviso = (typeof TIPOS_AVISO)[number];

/** Where a notice shows: nowhere, in the portal, or also in the system while no tab is visible. */
export const MODOS_AVISO = ['no', 'portal', 'sistema'] as const;
export type ModoAviso = (typeof MODOS_AVISO)[number];

const URGENTES: readonly TipoAviso[] = [
  'ascensoPropuesto',
  'ascenso',
  'tiempoPausado',
  'tiempoCancelado',
  'sigueDentro',
  'empleadoMes',
];

/**
 * The default mode: urgent kinds also show a system notification, which needs the browser's
 * permission.
 */
export const MODO_INICIAL = Object.fromEntries(
  TIPOS_AVISO.map((tipo) => [tipo, URGENTES.includes(tipo) ? 'sistema' : 'portal']),
) as Readonly<Record<TipoAviso, ModoAviso>>;

/** A notice's data on the wire; `DatosPorTipo` lists the fields of each kind. */
export interface DatosAviso {
  /** The name of the actor, or of the person concerned, at the time of the event. */
  readonly quien?: string;
  /** A mission, a membership, a name, or a {@link ResultadoPase}. */
  readonly que?: string;
  /** The previous mission. */
  readonly antes?: string;
  /** Credits, minutes, years or a version. */
  readonly cantidad?: number;
  readonly motivo?: string;
  /** ISO instant of the end. */
  readonly hasta?: string;
  /** ISO instant when the person was last seen. */
  readonly visto?: string;
  /** First and last day of an absence. */
  readonly inicio?: string;
  readonly final?: string;
}

type Con<Campo extends keyof DatosAviso = never> = Readonly<Required<Pick<DatosAviso, Campo>>>;

/** A notice has a reason or an actor only if the person may read it elsewhere. */
export interface DatosPorTipo {
  readonly ascensoPropuesto: Con<'quien' | 'que'>;
  readonly propuestaAceptada: Con<'quien' | 'que'>;
  readonly propuestaDeclinada: Con<'quien' | 'que'>;
  readonly ascenso: Con<'quien' | 'que' | 'antes'>;
  readonly descenso: Con<'que'>;
  readonly traslado: Con<'quien' | 'que'>;
  readonly cambioPermisos: Con;
  readonly tiempoConfirmado: Con<'quien' | 'cantidad'>;
  /** Minutes; negative for a deduction. */
  readonly tiempoAjustado: Con<'quien' | 'cantidad'>;
  readonly tiempoPausado: Con<'quien'>;
  readonly tiempoCancelado: Con<'quien'>;
  readonly paseLista: Con<'quien'> & { readonly que: ResultadoPase };
  readonly sigueDentro: Con & { readonly visto?: string };
  readonly paga: Con<'quien' | 'cantidad'>;
  readonly membresiaTermina: Con<'que' | 'hasta'>;
  /** 0 credits = a warning. */
  readonly multa: Con<'quien' | 'cantidad' | 'motivo'>;
  readonly multaPerdonada: Con<'quien' | 'cantidad' | 'motivo'>;
  readonly ausenciaAceptada: Con<'quien' | 'inicio' | 'final'>;
  readonly ausenciaRechazada: Con<'quien' | 'inicio' | 'final'>;
  readonly nombreAceptado: Con<'quien' | 'que'>;
  readonly nombreDeclinado: Con<'quien' | 'que'>;
  readonly normativa: Con<'cantidad'>;
  readonly empleadoMes: Con<'quien'>;
  readonly aniversario: Con<'cantidad'>;
}

/** A notice; the contract's `Aviso` is assignable. */
export interface Aviso {
  readonly tipo: TipoAviso;
  readonly datos: DatosAviso;
}
