interface Uno {
  readonly id: number;
  readonly leido: boolean;
}

/** What has come since a look among a person's newest notices. Read in another tab meanwhile, it has been seen. @param last the newest at that look; 0 for none */
export const novedadesDe = <Aviso extends Uno>(
  newest: readonly Aviso[],
  last: number,
): readonly Aviso[] => newest.filter(({ id, leido }) => id > last && !leido);
