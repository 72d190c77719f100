import { describeTaken } from './describeTaken';
import type { Ficha } from './listCommands';
import { type Comunes, listComunes } from './listComunes';

/** Escapes text for troff. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(/^([.'])/gm, String.raw`\&$1`);

const term = (name: string, what: string): string => `.TP\n.B ${plain(name)}\n${plain(what)}\n`;

const terms = (options: Ficha['options']): string =>
  options.map((option) => term(option.flags, describeTaken(option))).join('');

const block = (text: string): string => (text === '' ? '' : `.PP\n.nf\n${plain(text)}\n.fi\n`);

function section(
  { path, description, usage, args, options, after, children }: Ficha,
  comunes: Comunes,
): string {
  const head = path.length === 0 ? '.SH ORDEN' : `.SS garita ${path.join(' ')}`;
  const call = children.length > 0 ? '' : `.PP\n.I ${plain(usage)}\n`;
  const words = args.map((argument) => term(argument.name(), describeTaken(argument))).join('');
  const [own, shared] = comunes.split(options);
  const rest =
    shared.length === 0
      ? ''
      : `.PP\nY de las comunes: ${plain(shared.map(({ long }) => long).join(', '))}.\n`;
  return `${head}\n${plain(description)}\n${call}${words}${terms(own)}${rest}${block(after)}`;
}

export function toMan([whole, ...rest]: readonly Ficha[], version: string): string {
  const comunes = listComunes(rest);
  return `.\\" Lo escribe «npm run generate» a partir de las órdenes; no se edita.
.TH GARITA 1 "" "Garita ${version}" "Órdenes de Garita"
.SH NOMBRE
garita \\- ${plain(whole?.description ?? '')}
.SH SINOPSIS
.B garita
.RI [ opciones ]
.I orden
.RI [ verbo ]
.RI [ argumentos ]
${whole ? section(whole, comunes) : ''}.SH OPCIONES COMUNES
Las que tienen muchas órdenes; cada una dice cuáles.
${terms(comunes.options)}.SH ÓRDENES
${rest.map((ficha) => section(ficha, comunes)).join('')}`;
}
