interface Uno {
  readonly id: number;
  readonly leido: boolean;
}

/** The notices to announce. @param last the newest id already seen; 0 for none */
export const novedadesDe = <Aviso extends Uno>(
  newest: readonly Aviso[],
  last: number,
): readonly Aviso[] => newest.filter(({ id, leido }) => id > last && !leido);
