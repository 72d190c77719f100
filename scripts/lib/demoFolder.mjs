/**
 * Where a demo keeps its data: each agency in a folder of its own, so that one is never shown in the place of the other.
 * @param {readonly string[]} args the command line of the demo
 */
export function demoFolder(args) {
  const at = args.findIndex((arg) => /^--agencia(=|$)/.test(arg));
  const agencia = at === -1 ? 'garita' : (args[at]?.split('=')[1] ?? args[at + 1] ?? 'garita');
  return agencia === 'garita'
    ? './data-demo'
    : `./data-demo-${agencia.replaceAll(/[^a-z0-9-]/gi, '')}`;
}
