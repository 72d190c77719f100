import { DATABASES, type Database } from './databases';
import type { Goal, Line, PerDatabase } from './Row';

const boundOf = ({ value }: Goal, database: Database): number | undefined =>
  typeof value === 'number' ? value : value[database];

/** Undefined for an absolute goal. */
export function referenceOf({ goal, limit, peers }: Line): number | undefined {
  if (goal.of === undefined) return undefined;
  const reference = goal.of === 'limit' ? limit : peers?.[goal.of];
  if (reference === undefined) throw new Error(`There is no «${goal.of}» to hold it to.`);
  return reference;
}

export function ratiosOf(line: Line): PerDatabase {
  const reference = referenceOf(line);
  if (reference === undefined) return {};
  return Object.fromEntries(
    DATABASES.flatMap((database) =>
      line.garita[database] === undefined ? [] : [[database, line.garita[database] / reference]],
    ),
  );
}

export function verdictsOf(line: Line): Readonly<Partial<Record<Database, boolean>>> {
  const measured = line.goal.of === undefined ? line.garita : ratiosOf(line);
  return Object.fromEntries(
    DATABASES.flatMap((database) => {
      const [value, bound] = [measured[database], boundOf(line.goal, database)];
      if (value === undefined || bound === undefined) return [];
      return [[database, line.goal.bound === 'atLeast' ? value >= bound : value <= bound]];
    }),
  );
}

export const isMet = (line: Line): boolean => Object.values(verdictsOf(line)).every(Boolean);
