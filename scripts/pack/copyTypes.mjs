import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The specifier of an import, in each form that a declaration file uses. */
const IMPORTED = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g;
/** A file inside a package without `exports`: strict resolution demands its extension. */
const INSIDE = /^styled-components\/.+(?<!\.js)$/;

/**
 * Copies declaration files and the declaration files that they import, so that the copies need no
 * source and no workspace. Imports of workspaces become relative; other imports stay.
 * @param starts the declaration files to begin with
 * @param workspaces folder of the declarations by package name
 * @param base the folder that contains all the declarations
 * @param target the folder to write to; it gets the structure of `base`
 */
export function copyTypes({ starts, workspaces, base, target }) {
  const done = new Set();
  const resolve = (file, name) => {
    if (name.startsWith('.')) return join(dirname(file), `${name}.d.ts`);
    const [workspace, folder] =
      Object.entries(workspaces).find(([packageName]) => name.startsWith(`${packageName}/`)) ?? [];
    return folder ? join(folder, `${name.slice(workspace.length + 1)}.d.ts`) : null;
  };
  const copy = (file) => {
    if (done.has(file)) return;
    done.add(file);
    if (!existsSync(file)) throw new Error(`${file} is imported, and does not exist`);
    const text = readFileSync(file, 'utf8').replace(IMPORTED, (whole, before, quote, name) => {
      if (INSIDE.test(name)) return `${before}${quote}${name}.js${quote}`;
      const found = resolve(file, name);
      if (!found) return whole;
      copy(found);
      const path = relative(dirname(file), found).replace(/\.d\.ts$/, '.js');
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const to = join(target, relative(base, file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text.replace(/\/\/# sourceMappingURL=.*\n?$/, ''));
  };
  for (const start of starts) copy(start);
}
