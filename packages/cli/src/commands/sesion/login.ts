import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from '../../Context';
import { findServidor, warnPlain } from '../../config/servidor';
import { UsageError } from '../../errors';
import { readArchivo } from '../../input/readArchivo';
import { toVisible } from '../../output/toVisible';
import { login, loginByToken } from '../../services/sesion/login';
import { ask } from '../../terminal/ask';
import { askClave, requireTerminal, tellServidor } from '../../terminal/askClave';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';

interface Flags {
  readonly claveStdin?: true;
  readonly codigo?: string;
  readonly servidor?: string;
  readonly token?: string;
}

/** Maximum attempts at the second factor's code; then the sign-in fails. */
const TRIES = 3;

function askUsuario(context: Context): Promise<string> {
  requireTerminal(context, 'indica el usuario');
  return ask(context, 'Usuario: ');
}

/**
 * Asks for the code of the second factor. A code works only once, so it may also be an argument.
 */
function askCodigo(
  context: Context,
  { codigo, claveStdin }: Flags,
  isApp: boolean,
  fault: string | null,
): Promise<string> {
  if (codigo !== undefined) return Promise.resolve(codigo);
  if (fault !== null) context.stderr.write(`${toVisible(fault)}\n`);
  const missing = isApp
    ? 'esta cuenta tiene un segundo factor: da su código, o uno de recuperación, con --codigo'
    : 'las llaves de acceso de esta cuenta no sirven en la terminal: da uno de sus códigos de recuperación con --codigo';
  if (claveStdin) throw new UsageError(`Falta el código: ${missing}.`);
  requireTerminal(context, missing);
  return ask(
    context,
    isApp
      ? 'Código de tu aplicación, o uno de recuperación: '
      : 'Código de recuperación (las llaves de acceso no sirven en la terminal): ',
  );
}

/**
 * Signs in with an access token from a file. The token itself is never an argument, since every
 * process of the machine can read arguments.
 */
async function enterByToken(context: Context, servidor: string, archivo: string): Promise<void> {
  if (parseAccessToken(archivo))
    throw new UsageError(
      '--token: el token no se escribe en la orden; dalo en un fichero, o con - por la entrada estándar.',
    );
  const yo = await loginByToken(
    context.env,
    servidor,
    (await readArchivo(context, archivo, '--token')).trim(),
  );
  context.stderr.write(`Has entrado en ${servidor} como ${toVisible(yo.usuario)}, con un token.\n`);
}

export const loginCommand = defineCommand({
  name: 'login',
  description: DESCRIPCIONES.login,
  ejemplos: [
    'Fundadora',
    'Fundadora --clave-stdin < clave.txt',
    'Fundadora --codigo 287082',
    '--token - < token.txt',
  ],
  takes: {
    '[usuario]': 'tu nombre; si falta, se pregunta',
    '--clave-stdin': 'lee la contraseña de la entrada estándar',
    '--codigo <código>':
      'código del segundo factor, o uno de recuperación; si falta y la cuenta lo tiene, se pregunta',
    '--servidor <dirección>': 'dirección del portal; si falta, GARITA_URL o la última que se usó',
    '--token <fichero>': 'guarda un token en lugar de una sesión; - es la entrada estándar',
  },
  llamadas: ['login', 'loginFactor'],
  run: async (context, usuario: string | undefined, flags: Flags) => {
    if (flags.servidor !== undefined && context.env.GARITA_PORTAL)
      throw new UsageError('No se pueden usar a la vez «--portal» y «--servidor».');
    const servidor = await findServidor(context.env, flags.servidor);
    warnPlain(context, servidor);
    if (flags.token !== undefined) return enterByToken(context, servidor, flags.token);
    tellServidor(context, servidor, flags);
    const nombre = usuario ?? (flags.claveStdin ? undefined : await askUsuario(context));
    if (nombre === undefined) throw new UsageError('Con --clave-stdin hay que indicar el usuario.');
    const yo = await login(context.env, {
      servidor,
      usuario: nombre,
      clave: await askClave(context, flags),
      askCodigo: (isApp, fault) => askCodigo(context, flags, isApp, fault),
      tries: flags.codigo === undefined ? TRIES : 1,
    });
    context.stderr.write(`Has entrado en ${servidor} como ${toVisible(yo.usuario)}.\n`);
    if (yo.debeCambiarClave)
      context.stderr.write('Tu contraseña es provisional: cámbiala en el portal.\n');
    if (context.env.GARITA_TOKEN)
      context.stderr.write('GARITA_TOKEN está puesta y va antes que esta sesión.\n');
  },
});
