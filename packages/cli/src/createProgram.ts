import type { Command } from 'commander';
import type { Context } from './Context';
import { agenciaCommands } from './commands/agencia/agenciaCommands';
import { propietarioCommands } from './commands/agencia/propietarioCommands';
import { ascensosCommands } from './commands/ascensos/ascensosCommands';
import { ausenciasCommands } from './commands/ausencias/ausenciasCommands';
import { clonesCommands } from './commands/clones/clonesCommands';
import { createCommand } from './commands/createCommand';
import { degradosCommands } from './commands/degrados/degradosCommands';
import { descuentosCommands } from './commands/descuentos/descuentosCommands';
import { despidosCommands } from './commands/despidos/despidosCommands';
import { excepcionesCommands } from './commands/excepciones/excepcionesCommands';
import { fichajesCommands } from './commands/fichajes/fichajesCommands';
import { helpCommand } from './commands/helpCommand';
import { listapagaCommands } from './commands/listapaga/listapagaCommands';
import { membresiasCommands } from './commands/membresias/membresiasCommands';
import { multasCommands } from './commands/multas/multasCommands';
import { nombresCommands } from './commands/nombres/nombresCommands';
import { nominaCommands } from './commands/nomina/nominaCommands';
import { normativaCommands } from './commands/normativa/normativaCommands';
import { registrosCommand } from './commands/registros/registrosCommand';
import { respaldoCommands } from './commands/respaldo/respaldoCommands';
import { loginCommand } from './commands/sesion/login';
import { logoutCommand } from './commands/sesion/logout';
import { whoamiCommand } from './commands/sesion/whoami';
import { tiemposCommands } from './commands/tiempos/tiemposCommands';
import { tokenCommands } from './commands/tokens/tokenCommands';
import { usuariosCommands } from './commands/usuarios/usuariosCommands';
import { ventasCommands } from './commands/ventas/ventasCommands';
import { learnMoneda } from './config/learnMoneda';
import { VERSION } from './version';

/** The groups whose commands write amounts of money. */
const CON_IMPORTES: ReadonlySet<unknown> = new Set([nominaCommands, listapagaCommands, ventasCommands, membresiasCommands, multasCommands, agenciaCommands]);

/** The groups of commands, one a tema, in the order of the help. */
const TEMAS = [
  usuariosCommands,
  nominaCommands,
  listapagaCommands,
  ventasCommands,
  membresiasCommands,
  multasCommands,
  ascensosCommands,
  tiemposCommands,
  fichajesCommands,
  ausenciasCommands,
  nombresCommands,
  despidosCommands,
  degradosCommands,
  excepcionesCommands,
  descuentosCommands,
  clonesCommands,
  normativaCommands,
  registrosCommand,
  agenciaCommands,
  tokenCommands,
  respaldoCommands,
] as const;

/** Lets a command and those below it write their help where everything else goes. */
function directHelp(command: Command, { stdout, stderr }: Pick<Context, 'stdout' | 'stderr'>): void {
  command.configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) });
  for (const child of command.commands) directHelp(child, { stdout, stderr });
}

/** Every command of `garita`. */
export function createProgram(context: Context): Command {
  const program = createCommand('garita', 'Administra el portal de tu agencia desde la terminal, con los mismos permisos que en él.', [
    'garita login Fundadora',
    'garita usuarios list recl',
    'garita nomina show --csv > nomina.csv',
    'garita multas add --archivo multas.csv --dry-run',
  ])
    .version(VERSION, '--version', 'muestra la versión')
    .addCommand(loginCommand(context))
    .addCommand(logoutCommand(context))
    .addCommand(whoamiCommand(context));
  for (const commandsOf of TEMAS) {
    const group = commandsOf(context);
    if (CON_IMPORTES.has(commandsOf)) group.hook('preAction', () => learnMoneda(context));
    program.addCommand(group);
  }
  program.addCommand(propietarioCommands(context)).addCommand(helpCommand(program));
  directHelp(program, context);
  return program.addHelpText(
    'after',
    `
Variables de entorno:
  GARITA_URL    dirección del portal; si falta, la del último «garita login»
  GARITA_TOKEN  un token («garita token create»); va antes que la sesión guardada

Códigos de salida: 0 bien, 1 el portal se niega, 2 orden mal escrita o cancelada, 3 sin sesión, 4 sin conexión,
5 el portal no lo da todo, 130 o 143 interrumpida por Ctrl-C o SIGTERM.`,
  );
}
