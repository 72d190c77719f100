/** The portal's facts about a name; fields that the asker may not read are left out. */
export interface PuertaLeida {
  /** The name as asked, without hidden characters. */
  readonly nombre: string;
  /** Null if no person has or had the name. */
  readonly persona: PersonaEnPuerta | null;
  readonly veto: VetoEnPuerta | null;
  /** The names of people that look like the asked name. */
  readonly parecidas: readonly string[];
}

export interface PersonaEnPuerta {
  readonly id: number;
  /** The present name. */
  readonly usuario: string;
  readonly categoria: number | null;
  readonly n_categoria: string | null;
  readonly mision: string | null;
  readonly firma: string | null;
  /** The motto that the person should wear; null for a dismissed person. */
  readonly lema: string | null;
  /**
   * The badge's code or group's name that the avatar should have. Null for none, and for a dismissed
   * person.
   */
  readonly placa_avatar: string | null;
  readonly ascenso?: AscensoEnPuerta | undefined;
  /** The last day of a running absence, `YYYY-MM-DD`. */
  readonly ausente: string | null;
  /** When the person clocked in; null while clocked out. */
  readonly dentro: string | null;
  readonly despido: { readonly fecha: string; readonly motivo?: string | undefined } | null;
  readonly traslado?: { readonly agencia: string; readonly fecha: string } | undefined;
}

export interface AscensoEnPuerta {
  readonly encargado: string | null;
  readonly fecha: string;
}

export interface VetoEnPuerta {
  readonly nombre: string;
  readonly motivo: string;
  /** The last day, `YYYY-MM-DD`, included; null = for good. */
  readonly hasta: string | null;
  /** 1: the asked name only looks like the vetoed one. */
  readonly parecido: 0 | 1;
}
