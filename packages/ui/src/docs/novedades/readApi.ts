/**
 * The properties of an interface's body in source order: `variant?`. Skips comments and nested
 * levels.
 */
function readNames(body: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const line of body.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').split('\n')) {
    const [, name, optional = ''] = /^\s*(?:readonly )?'?([\w-]+)'?(\?)?:/.exec(line) ?? [];
    if (depth === 0 && name) names.push(`${name}${optional}`);
    depth += (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0);
  }
  return names;
}

/**
 * The public API of a component's file: the properties of every `…Props` in it, one interface a
 * line: `ButtonProps: children variant? size?`.
 */
export const readApi = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)].map(
    ([, name, body = '']) => `${name}: ${readNames(body).join(' ')}`,
  );
