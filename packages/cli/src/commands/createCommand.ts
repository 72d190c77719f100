import { Command, Help } from 'commander';

/** Minimum width of the description column, in characters; if narrower, it goes below the term. */
const MIN_BESIDE = 30;

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
};
const toSpanish = (text: string) =>
  text.replace('[options]', '[opciones]').replace('[command]', '[orden]');
const toSpanishExtras = (text: string) =>
  text.replace(/\((default|choices): /g, (_, word) =>
    word === 'default' ? '(si falta, ' : '(valores: ',
  );

function formatItem(
  this: Help,
  term: string,
  termWidth: number,
  description: string,
  helper: Help,
): string {
  const width = this.helpWidth ?? 80;
  if (description === '' || width - termWidth - 4 >= MIN_BESIDE)
    return Help.prototype.formatItem.call(this, term, termWidth, description, helper);
  const below = helper.boxWrap(description, width - 6).replaceAll('\n', '\n      ');
  return `  ${term}\n      ${below}`;
}

/** `garita multas add`, from the command and those above it. */
const wordsOf = (command: Command): string =>
  command.parent === null ? command.name() : `${wordsOf(command.parent)} ${command.name()}`;

const toLine = (command: Command, ejemplo: string): string =>
  ejemplo.includes('garita ') ? ejemplo : `${wordsOf(command)} ${ejemplo}`.trimEnd();

/**
 * A command with Spanish help that throws instead of ending the process. `ejemplos` end its help.
 * An example is what follows the command's own words, or a whole line that contains `garita`.
 */
export function createCommand(
  name: string,
  description: string,
  ejemplos: readonly string[],
): Command {
  return new Command(name)
    .description(description)
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleOptionDescription: toSpanishExtras,
      styleArgumentDescription: toSpanishExtras,
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: toSpanish,
      styleSubcommandTerm: toSpanish,
      minWidthToWrap: 20,
      formatItem,
    })
    .addHelpText('after', ({ command }) =>
      ['', 'Ejemplos:', ...ejemplos.map((ejemplo) => `  $ ${toLine(command, ejemplo)}`)].join('\n'),
    );
}
