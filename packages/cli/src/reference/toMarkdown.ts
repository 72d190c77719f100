import { describeTaken } from './describeTaken';
import type { Ficha } from './listCommands';
import { type Comunes, listComunes } from './listComunes';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const table = (head: string, rows: readonly (readonly [string, string])[]): string =>
  rows.length === 0
    ? ''
    : `\n| ${head} | |\n|---|---|\n${rows.map(([name, what]) => `| \`${cell(name)}\` | ${cell(what)} |\n`).join('')}`;

/** A text as a code block, since examples contain Markdown characters. */
const block = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');

const rowsOf = (options: Ficha['options']): [string, string][] =>
  options.map((option) => [option.flags, describeTaken(option)]);

function section(
  { path, description, usage, args, options, after, children }: Ficha,
  comunes: Comunes,
): string {
  const title = `${'#'.repeat(Math.min(path.length + 1, 4))} ${['garita', ...path].join(' ')}`;
  const argumentRows = args.map((argument): [string, string] => [
    argument.name(),
    describeTaken(argument),
  ]);
  const [own, shared] = comunes.split(options);
  const rest =
    shared.length === 0
      ? ''
      : `\nY de las comunes: ${shared.map(({ long }) => `\`${long}\``).join(', ')}.\n`;
  const verbs =
    children.length > 0 && path.length > 0
      ? `\nÓrdenes: ${children.map((child) => `\`${child.name()}\``).join(', ')}.\n`
      : '';
  const call = children.length > 0 ? '' : `\n    ${usage}\n`;
  return `${title}\n\n${description}\n${call}${verbs}${table('Argumento', argumentRows)}${table('Opción', rowsOf(own))}${rest}\n${block(after)}\n`;
}

export function toMarkdown([whole, ...rest]: readonly Ficha[]): string {
  const comunes = listComunes(rest);
  const head = `## Opciones comunes\n\nLas que tienen muchas órdenes; cada una dice cuáles.\n${table('Opción', rowsOf(comunes.options))}`;
  const parts = [
    ...(whole ? [section(whole, comunes)] : []),
    head,
    ...rest.map((ficha) => section(ficha, comunes)),
  ];
  return `<!-- Lo escribe «npm run generate» a partir de las órdenes; no se edita. -->\n${parts.join('\n')}`;
}
