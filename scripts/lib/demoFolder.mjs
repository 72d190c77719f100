/**
 * A demo's data folder: one for each agency, so that agencies never mix.
 * @param {readonly string[]} args the demo's arguments
 */
export function demoFolder(args) {
  const at = args.findIndex((arg) => /^--agencia(=|$)/.test(arg));
  const agencia = at === -1 ? 'garita' : (args[at]?.split('=')[1] ?? args[at + 1] ?? 'garita');
  return agencia === 'garita'
    ? './data-demo'
    : `./data-demo-${agencia.replaceAll(/[^a-z0-9-]/gi, '')}`;
}
