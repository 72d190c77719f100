import type { Command } from 'commander';
import type { Context } from '../../Context';
import { findServidor, warnPlain } from '../../config/servidor';
import { UsageError } from '../../errors';
import { toVisible } from '../../output/toVisible';
import { login } from '../../services/sesion/login';
import { ask } from '../../terminal/ask';
import { askClave, requireTerminal, tellServidor } from '../../terminal/askClave';
import { createCommand } from '../createCommand';

interface Flags {
  readonly claveStdin?: true;
  readonly codigo?: string;
  readonly servidor?: string;
}

function askUsuario(context: Context): Promise<string> {
  requireTerminal(context, 'indica el usuario');
  return ask(context, 'Usuario: ');
}

/** It opens once and not for long, so it may be an argument. */
function askCodigo(context: Context, { codigo, claveStdin }: Flags, isApp: boolean): Promise<string> {
  if (codigo !== undefined) return Promise.resolve(codigo);
  const missing = isApp
    ? 'esta cuenta tiene un segundo factor: da su código, o uno de recuperación, con --codigo'
    : 'las llaves de acceso de esta cuenta no sirven en la terminal: da uno de sus códigos de recuperación con --codigo';
  if (claveStdin) throw new UsageError(`Falta el código: ${missing}.`);
  requireTerminal(context, missing);
  return ask(context, isApp ? 'Código de tu aplicación, o uno de recuperación: ' : 'Código de recuperación (las llaves de acceso no sirven en la terminal): ');
}

export const loginCommand = (context: Context): Command =>
  createCommand('login', 'Entra en el portal y guarda la sesión para las demás órdenes.', [
    'garita login Fundadora',
    'garita login Fundadora --clave-stdin < clave.txt',
    'garita login Fundadora --codigo 287082',
  ])
    .argument('[usuario]', 'tu nombre; si falta, se pregunta')
    .option('--clave-stdin', 'lee la contraseña de la entrada estándar')
    .option('--codigo <código>', 'código del segundo factor, o uno de recuperación; si falta y la cuenta lo tiene, se pregunta')
    .option('--servidor <dirección>', 'dirección del portal; si falta, GARITA_URL o la última que se usó')
    .action(async (usuario: string | undefined, flags: Flags) => {
      const servidor = await findServidor(context.env, flags.servidor);
      warnPlain(context, servidor);
      tellServidor(context, servidor, flags);
      const nombre = usuario ?? (flags.claveStdin ? undefined : await askUsuario(context));
      if (nombre === undefined) throw new UsageError('Con --clave-stdin hay que indicar el usuario.');
      const yo = await login(context.env, {
        servidor,
        usuario: nombre,
        clave: await askClave(context, flags),
        askCodigo: (isApp) => askCodigo(context, flags, isApp),
      });
      context.stderr.write(`Has entrado en ${servidor} como ${toVisible(yo.usuario)}.\n`);
      if (yo.debeCambiarClave) context.stderr.write('Tu contraseña es provisional: cámbiala en el portal.\n');
      if (context.env.GARITA_TOKEN) context.stderr.write('GARITA_TOKEN está puesta y va antes que esta sesión.\n');
    });
