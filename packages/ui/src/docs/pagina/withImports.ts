/**
 * An example with the import lines of what it takes from `@garita/ui`, one line an entry.
 * @param entries the entry that has each component or hook, by its name
 */
export function withImports(example: string, entries: Readonly<Record<string, string>>): string {
  const used = new Map<string, string[]>();
  const names = [...example.matchAll(/<([A-Z]\w*)|\b(use[A-Z]\w*)\(/g)];
  for (const name of new Set(names.map(([, tag, hook]) => tag ?? hook ?? ''))) {
    const entry = entries[name];
    if (entry) used.set(entry, [...(used.get(entry) ?? []), name].sort());
  }
  const lines = [...used]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, found]) => `import { ${found.join(', ')} } from '@garita/ui/${entry}';\n`);
  return lines.length > 0 ? `${lines.join('')}\n${example}` : example;
}
