export type AccionPaso =
  | 'advertencia'
  | 'minutos'
  | 'multa'
  | 'degrado'
  | 'despido'
  | 'degrado_o_despido'
  | 'superior';

export interface Paso {
  readonly accion: AccionPaso;
  /** Minutes of `minutos`, credits of `multa`; 0 for the others. */
  readonly cantidad: number;
  /** The shown text; empty = the step's default text. */
  readonly texto: string;
}

/** `pasos` are the steps for the first fault, the second, and so on. */
export interface TipoFalta {
  /** The key in infractions and in people's histories. */
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly pasos: readonly Paso[];
}

export interface Infraccion {
  /** Unique within a version; a fine refers to it. */
  readonly codigo: string;
  /** The code of the infraction's kind. */
  readonly tipo: string;
  readonly texto: string;
}

export interface Articulo {
  readonly titulo: string;
  /** The Markdown subset of `parseMarkdown`. */
  readonly texto: string;
}

export interface Normativa {
  /** From the lightest to the gravest; `superior` leads to the next kind. */
  readonly tipos: readonly TipoFalta[];
  /** In display order. */
  readonly infracciones: readonly Infraccion[];
  /** A note below the punishments; empty = none. */
  readonly nota: string;
  /** Duties of every person of the agency. */
  readonly personal: readonly string[];
  readonly articulos: readonly Articulo[];
}

/** An infraction of one version, as a fine, a demotion or a dismissal refers to it. */
export interface InfraccionRef {
  readonly codigo: string;
  readonly version: number;
}

export const findTipo = (
  { tipos }: Pick<Normativa, 'tipos'>,
  codigo: string,
): TipoFalta | undefined => tipos.find((tipo) => tipo.codigo === codigo);

export const findInfraccion = (
  { infracciones }: Pick<Normativa, 'infracciones'>,
  codigo: string,
): Infraccion | undefined => infracciones.find((infraccion) => infraccion.codigo === codigo);
