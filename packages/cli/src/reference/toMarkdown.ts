import type { Ficha } from './listCommands';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** What is told of each word of a command. */
const table = (head: string, rows: readonly (readonly [string, string])[]): string =>
  rows.length === 0 ? '' : `\n| ${head} | |\n|---|---|\n${rows.map(([name, what]) => `| \`${cell(name)}\` | ${cell(what)} |\n`).join('')}`;

/** Indented, as code: it has examples with marks of its own. */
const block = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');

function section({ path, description, usage, args, options, after, children }: Ficha): string {
  const title = `${'#'.repeat(Math.min(path.length + 1, 4))} ${['garita', ...path].join(' ')}`;
  const argumentRows = args.map((argument): [string, string] => [argument.name(), argument.description]);
  const optionRows = options.map(({ flags, description: what }): [string, string] => [flags, what]);
  const verbs = children.length > 0 && path.length > 0 ? `\nÓrdenes: ${children.map((child) => `\`${child.name()}\``).join(', ')}.\n` : '';
  const call = children.length > 0 ? '' : `\n    ${usage}\n`;
  return `${title}\n\n${description}\n${call}${verbs}${table('Argumento', argumentRows)}${table('Opción', optionRows)}\n${block(after)}\n`;
}

/** Every command with all that its help says, as one page. */
export const toMarkdown = (fichas: readonly Ficha[]): string => `<!-- Lo escribe «npm run generate» a partir de las órdenes; no se edita. -->
${fichas.map(section).join('\n')}`;
