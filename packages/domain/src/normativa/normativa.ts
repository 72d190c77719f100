/** What follows a fault: a step of a kind's punishments. */
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
  /** What people read; empty = what the step is called by itself. */
  readonly texto: string;
}

/** A kind of fault: its code, its name, what people should understand by it, and what follows the first fault, the second, and so on. */
export interface TipoFalta {
  /** Infractions and the history of people refer to it by this. */
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly pasos: readonly Paso[];
}

export interface Infraccion {
  /** Unique within a version: a fine that names it says this. */
  readonly codigo: string;
  /** The code of its kind. */
  readonly tipo: string;
  readonly texto: string;
}

/** A part of the rules that is told in sentences. */
export interface Articulo {
  readonly titulo: string;
  /** The small Markdown that `parseMarkdown` reads. */
  readonly texto: string;
}

/** The rules of an agency, as one version has them. */
export interface Normativa {
  /** From the lightest to the gravest: what `superior` leads to is the next one. */
  readonly tipos: readonly TipoFalta[];
  /** In the order in which people read them. */
  readonly infracciones: readonly Infraccion[];
  /** What stands below the punishments, as a caution; empty = nothing. */
  readonly nota: string;
  /** What holds for everyone who works here. */
  readonly personal: readonly string[];
  readonly articulos: readonly Articulo[];
}

/** An infraction of one version, as a fine, a demotion or a dismissal names it. */
export interface InfraccionRef {
  readonly codigo: string;
  readonly version: number;
}

/** The kind of this code, if there is one. */
export const findTipo = (
  { tipos }: Pick<Normativa, 'tipos'>,
  codigo: string,
): TipoFalta | undefined => tipos.find((tipo) => tipo.codigo === codigo);

export const findInfraccion = (
  { infracciones }: Pick<Normativa, 'infracciones'>,
  codigo: string,
): Infraccion | undefined => infracciones.find((infraccion) => infraccion.codigo === codigo);
