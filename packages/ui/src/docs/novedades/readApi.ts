/** The properties that an interface or type of a source file declares, in its order: `variant?`. Comments and what nests deeper are left out. */
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

/** What the users of a component's file depend on: the properties of every `…Props` in it, each on a line: `ButtonProps: children variant? size?`. */
export const readApi = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)].map(
    ([, name, body = '']) => `${name}: ${readNames(body).join(' ')}`,
  );
