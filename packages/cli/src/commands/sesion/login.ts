import type { Command } from 'commander';
import { type Context, isInteractive } from '../../Context';
import { findServidor } from '../../config/servidor';
import { UsageError } from '../../errors';
import { toVisible } from '../../output/toVisible';
import { login } from '../../services/sesion/login';
import { ask, readStdin } from '../../terminal/ask';
import { createCommand } from '../createCommand';

interface Flags {
  readonly claveStdin?: true;
  readonly servidor?: string;
}

function requireTerminal(context: Context, missing: string): void {
  if (!isInteractive(context)) throw new UsageError(`Aquí no se puede preguntar: ${missing}.`);
}

function askUsuario(context: Context): Promise<string> {
  requireTerminal(context, 'indica el usuario');
  return ask(context, 'Usuario: ');
}

/** Never an argument: every process of the machine can read those. */
function askClave(context: Context, { claveStdin }: Flags): Promise<string> {
  if (claveStdin) return readStdin(context);
  requireTerminal(context, 'da la contraseña por la entrada estándar con --clave-stdin');
  return ask(context, 'Contraseña: ', { hidden: true });
}

export const loginCommand = (context: Context): Command =>
  createCommand('login', 'Entra en el portal y guarda la sesión para las demás órdenes.', [
    'garita login Fundadora',
    'garita login Fundadora --clave-stdin < clave.txt',
  ])
    .argument('[usuario]', 'tu nombre; si falta, se pregunta')
    .option('--clave-stdin', 'lee la contraseña de la entrada estándar')
    .option('--servidor <dirección>', 'dirección del portal; si falta, GARITA_URL o la última que se usó')
    .action(async (usuario: string | undefined, flags: Flags) => {
      const servidor = await findServidor(context.env, flags.servidor);
      const nombre = usuario ?? (flags.claveStdin ? undefined : await askUsuario(context));
      if (nombre === undefined) throw new UsageError('Con --clave-stdin hay que indicar el usuario.');
      const yo = await login(context.env, { servidor, usuario: nombre, clave: await askClave(context, flags) });
      context.stderr.write(`Has entrado en ${servidor} como ${toVisible(yo.usuario)}.\n`);
      if (yo.debeCambiarClave) context.stderr.write('Tu contraseña es provisional: cámbiala en el portal.\n');
      if (context.env.GARITA_TOKEN) context.stderr.write('GARITA_TOKEN está puesta y va antes que esta sesión.\n');
    });
