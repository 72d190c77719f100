import { git } from '../lib/git.mjs';

/**
 * Writes a git tree in which one file is changed, for tests; the working folder stays as it is.
 * @param change old text → new text
 */
export function treeWith(tree, path, change) {
  const put = (below, [name, ...rest]) => {
    const entries = git(['ls-tree', below]).split('\n');
    const old = entries.find((entry) => entry.endsWith(`\t${name}`));
    const [, id] = /^\d+ \w+ (\w+)/.exec(old);
    const text = () =>
      git(['hash-object', '-w', '--stdin'], {}, `${change(git(['cat-file', 'blob', id]))}\n`);
    const next = rest.length === 0 ? text() : put(id, rest);
    return git(
      ['mktree'],
      {},
      `${[...entries.filter((entry) => entry !== old), old.replace(id, next)].join('\n')}\n`,
    );
  };
  return put(tree, path.split('/'));
}
