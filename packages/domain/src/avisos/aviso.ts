import type { ResultadoPase } from '../paselista/lista';

/** What a person can be told of that concerns them, in the order of their settings. */
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

/** Where a kind is told: nowhere, in the portal, or by the system too while the portal is out of sight. */
export const MODOS_AVISO = ['no', 'portal', 'sistema'] as const;
export type ModoAviso = (typeof MODOS_AVISO)[number];

/** What of each kind is told where nobody has chosen: by the system too what one should know at once. The browser asks before it shows anything. */
export const MODO_INICIAL: Readonly<Record<TipoAviso, ModoAviso>> = {
  ascensoPropuesto: 'sistema',
  propuestaAceptada: 'portal',
  propuestaDeclinada: 'portal',
  ascenso: 'sistema',
  descenso: 'portal',
  traslado: 'portal',
  cambioPermisos: 'portal',
  tiempoConfirmado: 'portal',
  tiempoAjustado: 'portal',
  tiempoPausado: 'sistema',
  tiempoCancelado: 'sistema',
  paseLista: 'portal',
  paga: 'portal',
  membresiaTermina: 'portal',
  multa: 'portal',
  multaPerdonada: 'portal',
  ausenciaAceptada: 'portal',
  ausenciaRechazada: 'portal',
  nombreAceptado: 'portal',
  nombreDeclinado: 'portal',
  normativa: 'portal',
  empleadoMes: 'sistema',
  aniversario: 'portal',
};

/** What a notice says, as the wire carries it; which of it is there is `DatosPorTipo`'s. */
export interface DatosAviso {
  /** Who did it, or whom it is about: the name that they had then. */
  readonly quien?: string;
  /** A mission, a membership, a name, or a {@link ResultadoPase}. */
  readonly que?: string;
  /** The mission of before. */
  readonly antes?: string;
  /** Credits, minutes, years or a version. */
  readonly cantidad?: number;
  readonly motivo?: string;
  /** The instant at which it ends. */
  readonly hasta?: string;
  /** First and last day of an absence. */
  readonly inicio?: string;
  readonly final?: string;
}

type Con<Campo extends keyof DatosAviso = never> = Readonly<Required<Pick<DatosAviso, Campo>>>;

/** What a notice of each kind must say; why and by whom only where the person may read so elsewhere. */
export interface DatosPorTipo {
  readonly ascensoPropuesto: Con<'quien' | 'que'>;
  readonly propuestaAceptada: Con<'quien' | 'que'>;
  readonly propuestaDeclinada: Con<'quien' | 'que'>;
  readonly ascenso: Con<'quien' | 'que' | 'antes'>;
  readonly descenso: Con<'que'>;
  readonly traslado: Con<'quien' | 'que'>;
  readonly cambioPermisos: Con;
  readonly tiempoConfirmado: Con<'quien' | 'cantidad'>;
  /** Minutes more, or less. */
  readonly tiempoAjustado: Con<'quien' | 'cantidad'>;
  readonly tiempoPausado: Con<'quien'>;
  readonly tiempoCancelado: Con<'quien'>;
  readonly paseLista: Con<'quien'> & { readonly que: ResultadoPase };
  readonly paga: Con<'quien' | 'cantidad'>;
  readonly membresiaTermina: Con<'que' | 'hasta'>;
  /** 0 credits are a warning. */
  readonly multa: Con<'quien' | 'cantidad' | 'motivo'>;
  readonly multaPerdonada: Con<'quien' | 'cantidad' | 'motivo'>;
  readonly ausenciaAceptada: Con<'quien' | 'inicio' | 'final'>;
  readonly ausenciaRechazada: Con<'quien' | 'inicio' | 'final'>;
  readonly nombreAceptado: Con<'quien' | 'que'>;
  readonly nombreDeclinado: Con<'quien' | 'que'>;
  /** The version. */
  readonly normativa: Con<'cantidad'>;
  readonly empleadoMes: Con<'quien'>;
  /** Years. */
  readonly aniversario: Con<'cantidad'>;
}

/** Something that is told to a person: kind and data; the contract's `Aviso` fits. */
export interface Aviso {
  readonly tipo: TipoAviso;
  readonly datos: DatosAviso;
}
