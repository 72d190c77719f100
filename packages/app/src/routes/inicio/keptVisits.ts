/** How often each screen was opened, by its id. */
export type Visits = Readonly<Record<string, number>>;

const keyOf = (usuario: number): string => `garita-visitas-${usuario}`;

/** Newer habits weigh more: beyond so many visits in all, the counts are halved. */
const MOST = 200;

function parse(text: string | null): Visits {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, count]) => Number.isInteger(count) && count > 0),
    );
  } catch {
    return {};
  }
}

/** One visit more. */
export function addVisit(visits: Visits, pantalla: string): Visits {
  const added = { ...visits, [pantalla]: (visits[pantalla] ?? 0) + 1 };
  const total = Object.values(added).reduce((sum, count) => sum + count, 0);
  return total <= MOST
    ? added
    : Object.fromEntries(
        Object.entries(added).flatMap(([id, count]) =>
          count > 1 ? [[id, Math.floor(count / 2)]] : [],
        ),
      );
}

/** Where somebody goes in this browser, kept here and told to nobody; where storage is forbidden nothing is counted. */
export const keptVisits = {
  read: (usuario: number): Visits => {
    try {
      return parse(localStorage.getItem(keyOf(usuario)));
    } catch {
      return {};
    }
  },
  add: (usuario: number, pantalla: string): void => {
    try {
      localStorage.setItem(
        keyOf(usuario),
        JSON.stringify(addVisit(keptVisits.read(usuario), pantalla)),
      );
    } catch {
      // The start shows what most people come for.
    }
  },
};
