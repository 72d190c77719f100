export type Visits = Readonly<Record<string, number>>;

const keyOf = (usuario: number): string => `garita-visitas-${usuario}`;

/** The total beyond which all counts are halved, so that recent visits weigh more. */
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

/**
 * How often a user opened each screen, kept only in this browser. Without storage nothing is
 * counted.
 */
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
      // Without storage the start page shows the default shortcuts.
    }
  },
};
