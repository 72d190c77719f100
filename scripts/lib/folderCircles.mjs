// Finds folders that import each other in a circle, even if no two files do.

/**
 * Groups imports by folder. A file directly below `root` counts as a folder.
 * @returns folder → imports of other folders, each {from, to, folder}
 */
function readFolderImports(modules, root, isLeftOut) {
  const folderOf = (path) =>
    path.startsWith(`${root}/`) && !isLeftOut(path)
      ? path.slice(root.length + 1).split('/')[0]
      : null;
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const own = folderOf(source);
    if (own === null) continue;
    const others = dependencies
      .map(({ resolved }) => ({ from: source, to: resolved, folder: folderOf(resolved) }))
      .filter(({ folder }) => folder !== null && folder !== own);
    imports.set(own, [...(imports.get(own) ?? []), ...others]);
  }
  return imports;
}

function reachFrom(imports, folder) {
  const reached = new Set();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { folder: to } of imports.get(next) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/**
 * @param modules from dependency-cruiser, each {source, dependencies: [{resolved}]}
 * @param room.root the parent folder, from the project's root
 * @param isLeftOut whether a path's imports are ignored
 * @returns the imports that form circles, each {from, to}; empty if the folders form layers
 */
export function findFolderCircles(modules, { root }, isLeftOut = () => false) {
  const imports = readFolderImports(modules, root, isLeftOut);
  const reach = new Map([...imports.keys()].map((folder) => [folder, reachFrom(imports, folder)]));
  return [...imports].flatMap(([own, others]) =>
    others
      .filter(({ folder }) => reach.get(folder)?.has(own))
      .map(({ from, to }) => ({ from, to })),
  );
}
