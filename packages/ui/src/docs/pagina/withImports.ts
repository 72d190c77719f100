/**
 * An example preceded by the import lines of its components and hooks, one line for each entry of
 * `@garita/ui`.
 * @param entries the entry of each component or hook, by the name of the component or hook
 */
export function withImports(example: string, entries: Readonly<Record<string, string>>): string {
  const used = new Map<string, string[]>();
  // Matches a tag, a hook's call with or without a type, or an object whose method is called.
  const names = example.matchAll(
    /<([A-Z]\w*)|\b(use[A-Z]\w*)(?=[(<])|(?<![.\w])([a-z]\w*)(?=\.\w+\()/g,
  );
  for (const name of new Set(
    [...names].map(([, tag, hook, owner]) => tag ?? hook ?? owner ?? ''),
  )) {
    const entry = entries[name];
    if (entry) used.set(entry, [...(used.get(entry) ?? []), name].sort());
  }
  const lines = [...used]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, found]) => `import { ${found.join(', ')} } from '@garita/ui/${entry}';\n`);
  return lines.length > 0 ? `${lines.join('')}\n${example}` : example;
}
