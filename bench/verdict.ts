import { DATABASES, type Database } from './databases';
import type { Line, PerDatabase } from './Row';

/** Garita's number, per database, divided by the number of the goal's peer. */
export function ratiosOf({ work, goal, peers, garita }: Line): PerDatabase {
  const reference = peers[goal.of];
  if (reference === undefined) throw new Error(`${work}: there is no peer «${goal.of}».`);
  return Object.fromEntries(
    DATABASES.flatMap((database) =>
      garita[database] === undefined ? [] : [[database, garita[database] / reference]],
    ),
  );
}

export function verdictsOf(line: Line): Readonly<Partial<Record<Database, boolean>>> {
  const { bound, value: bounds } = line.goal;
  const ratios = ratiosOf(line);
  return Object.fromEntries(
    DATABASES.flatMap((database) => {
      const value = ratios[database];
      const wanted = typeof bounds === 'number' ? bounds : bounds[database];
      if (value === undefined || wanted === undefined) return [];
      return [[database, bound === 'atLeast' ? value >= wanted : value <= wanted]];
    }),
  );
}

export const isMet = (line: Line): boolean => Object.values(verdictsOf(line)).every(Boolean);
