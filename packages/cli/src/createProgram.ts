import type { Command } from 'commander';
import type { Context } from './Context';
import { completionCommand } from './commands/completionCommand';
import { createCommand } from './commands/createCommand';
import { DESCRIPCIONES } from './commands/descripciones';
import { helpCommand } from './commands/helpCommand';
import { CON_IMPORTES, GRUPOS, type Load, type NombreOrden } from './commands/ordenes';
import { CODIGOS } from './errors';
import { roomOf, wrapHelp } from './output/wrapText';
import { VERSION } from './version';

function directHelp(
  command: Command,
  { stdout, stderr }: Pick<Context, 'stdout' | 'stderr'>,
): void {
  command.configureOutput({
    writeOut: (text) => stdout.write(wrapHelp(text, roomOf(stdout))),
    writeErr: (text) => stderr.write(text),
    getOutHelpWidth: () => stdout.columns ?? 80,
    getErrHelpWidth: () => stderr.columns ?? 80,
  });
  for (const child of command.commands) directHelp(child, { stdout, stderr });
}

/** A command with only a name and a description, for the help and for suggestions. */
const sketch = (name: NombreOrden): Command => createCommand(name, DESCRIPCIONES[name], []);

async function load(context: Context, name: NombreOrden, read: Load): Promise<Command> {
  const command = (await read())(context, (args) => createProgram(context, args));
  if (!CON_IMPORTES.has(name)) return command;
  return command.hook('preAction', async () =>
    (await import('./config/learnMoneda')).learnMoneda(context),
  );
}

/**
 * Whether the command line asks for the help of a single command. Only that help shows the required
 * permissions.
 */
function asksHelpOfOne(args: readonly string[]): boolean {
  const words = args.filter((arg) => !arg.startsWith('-'));
  return args.includes('--help') || args.includes('-h')
    ? words.length > 0
    : words.includes('help') && words.length > 1;
}

/**
 * The program. @param args the command line, whose commands are loaded; null loads every command
 */
export async function createProgram(
  context: Context,
  args: readonly string[] | null,
): Promise<Command> {
  const program = createCommand(
    'garita',
    'Administra el portal de tu agencia desde la terminal, con los mismos permisos que en él.',
    [
      'garita login Fundadora',
      'garita usuarios list recl',
      'garita nomina show --csv > nomina.csv',
      'garita multas add --archivo multas.csv --dry-run',
    ],
  ).version(VERSION, '--version', 'muestra la versión');
  program.option(
    '--portal <nombre>',
    'con ese portal de «garita portales»; vale en cualquier orden',
  );
  program.option(
    '--debug',
    'cuenta cada llamada al portal por la salida de errores: lo que responde, lo que tarda y su id; vale en cualquier orden',
  );
  // The list of commands shows only names. The help of a command shows its arguments.
  program.configureHelp({
    ...program.configureHelp(),
    subcommandTerm: (command) => command.name(),
  });
  for (const [titulo, ordenes] of Object.entries(GRUPOS)) {
    program.commandsGroup(titulo);
    for (const [name, read] of Object.entries(ordenes) as [NombreOrden, Load][])
      program.addCommand(
        args === null || args.includes(name) ? await load(context, name, read) : sketch(name),
      );
  }
  program.addCommand(completionCommand(context));
  program.addCommand(helpCommand(program)(context));
  if (args === null || asksHelpOfOne(args)) (await import('./reference/endHelp')).endHelp(program);
  directHelp(program, context);
  return program.addHelpText(
    'after',
    `
Variables de entorno:
  GARITA_URL    dirección del portal; si falta, la del último «garita login»
  GARITA_PORTAL nombre de un portal de «garita portales», como --portal
  GARITA_TOKEN  un token («garita token create»); va antes que la sesión guardada
  GARITA_ESPERA segundos que se espera cada respuesta; si falta, 40
  GARITA_SEPARADOR  lo que separa las celdas del CSV: «;» para Excel en español, «,» (lo normal) o tab

${CODIGOS}`,
  );
}
