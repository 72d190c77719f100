/** Modules that are always needed by the same entries, and so stand together: what a bundler would make a file of. */
export interface Part {
  readonly modules: readonly string[];
  /** The entries that cannot start without it, and how much each counts. */
  readonly entries: ReadonlyMap<string, number>;
  /** What it weighs, in bytes of its code. */
  readonly size: number;
  /** The modules of other parts that it imports. */
  readonly imports: ReadonlySet<string>;
}

/**
 * What one request costs, in bytes of code that is not minified yet (about 8 of them are one on the wire): its headers, its place in the
 * queue, and what a small file compresses worse. Twice as much makes a screen about as many requests and an eighth more bytes.
 */
const REQUEST = 30_000;

const weigh = (entries: Part['entries']): number =>
  [...entries.values()].reduce((sum, weight) => sum + weight, 0);
const weighShared = (a: Part['entries'], b: Part['entries']): number =>
  [...a].reduce((sum, [entry, weight]) => sum + (b.has(entry) ? weight : 0), 0);

/** What is won if two parts are one file: a request for each entry that needs both, less what the others would fetch for nothing. */
function gainOf(a: Part, b: Part): number {
  const shared = weighShared(a.entries, b.entries);
  return (
    shared * REQUEST - a.size * (weigh(b.entries) - shared) - b.size * (weigh(a.entries) - shared)
  );
}

const merge = (a: Part, b: Part): Part => ({
  modules: [...a.modules, ...b.modules],
  entries: new Map([...a.entries, ...b.entries]),
  size: a.size + b.size,
  imports: new Set([...a.imports, ...b.imports]),
});

/** Whether one part needs another by way of a third: as one file they and the third would wait for each other. */
function isRoundabout(parts: readonly Part[], a: Part, b: Part): boolean {
  const own = new Set([...a.modules, ...b.modules]);
  const seen = new Set<Part>([a, b]);
  const importedBy = ({ imports }: Part) =>
    parts.filter((part) => !seen.has(part) && part.modules.some((id) => imports.has(id)));
  for (
    let waiting = [...importedBy(a), ...importedBy(b)], part = waiting.pop();
    part;
    part = waiting.pop()
  ) {
    if (seen.has(part)) continue;
    seen.add(part);
    if ([...part.imports].some((id) => own.has(id))) return true;
    waiting.push(...importedBy(part));
  }
  return false;
}

/** Joins parts as long as that saves more in requests than it adds in bytes that an entry has no use for. */
export function groupParts(given: readonly Part[]): readonly Part[] {
  const parts = [...given];
  const refused = new Set<string>();
  const nameOf = (a: Part, b: Part) =>
    `${a.modules[0]}+${a.modules.length} ${b.modules[0]}+${b.modules.length}`;
  for (;;) {
    let best: { a: Part; b: Part; gain: number } | undefined;
    for (const [index, a] of parts.entries())
      for (const b of parts.slice(index + 1)) {
        const gain = gainOf(a, b);
        if (gain > (best?.gain ?? 0) && !refused.has(nameOf(a, b))) best = { a, b, gain };
      }
    if (!best) return parts;
    const { a, b } = best;
    if (isRoundabout(parts, a, b)) refused.add(nameOf(a, b));
    else
      parts.splice(
        0,
        parts.length,
        ...parts.filter((part) => part !== a && part !== b),
        merge(a, b),
      );
  }
}
