import { Command, Help } from 'commander';

/**
 * Minimum width of the description column, in characters. Where there is less room, descriptions go
 * below their terms.
 */
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

/** The words of a command from the top, e.g. `garita multas add`. */
const wordsOf = (command: Command): string =>
  command.parent === null ? command.name() : `${wordsOf(command.parent)} ${command.name()}`;

const toLine = (command: Command, ejemplo: string): string =>
  ejemplo.includes('garita ') ? ejemplo : `${wordsOf(command)} ${ejemplo}`.trimEnd();

/**
 * A command with Spanish help. It throws instead of ending the process. @param ejemplos shown at
 * the end of the help; each has the words after the command's name, or is a whole line that
 * contains `garita`
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
