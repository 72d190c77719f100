import { Command } from 'commander';

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

/**
 * A command whose help is Spanish and which throws instead of ending the process.
 * @param ejemplos command lines, shown at the end of its help
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
    })
    .addHelpText(
      'after',
      ['', 'Ejemplos:', ...ejemplos.map((ejemplo) => `  $ ${ejemplo}`)].join('\n'),
    );
}
