import { formatInstant } from '@garita/domain/formato/instant';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { parsePermisos } from '../../input/parsePermisos';
import { toVisible } from '../../output/toVisible';
import { writeOnce } from '../../output/writeOnce';
import { checkToken, createToken, parseCaducidad } from '../../services/tokens/tokens';
import { askClave, tellServidor } from '../../terminal/askClave';
import { defineCommand } from '../defineCommand';
import { DRY_RUN, type DryRun } from '../sharedTakes';

interface Flags extends DryRun {
  readonly soloLectura?: true;
  readonly permisos?: string;
  readonly caduca: string;
  readonly claveStdin?: true;
}

function readWanted(nombre: string, { soloLectura, permisos, caduca }: Flags) {
  if (!soloLectura && permisos === undefined)
    throw new UsageError('Di qué puede: --solo-lectura, o --permisos con los que lleva.');
  return {
    nombre,
    soloLectura: soloLectura === true,
    codigos: permisos === undefined ? [] : parsePermisos(permisos, '--permisos: '),
    expira: parseCaducidad(caduca, new Date()),
  };
}

export const createTokenCommand = defineCommand({
  name: 'create',
  description: 'Hace un token para un programa y lo escribe, esta única vez. Pide tu contraseña.',
  ejemplos: [
    '"Copia de la nómina" --solo-lectura',
    'Multas --permisos mul,ven --caduca 90d',
    'Copia --solo-lectura --clave-stdin < clave.txt > token.txt',
  ],
  takes: {
    '<nombre>': 'para qué es',
    ...DRY_RUN,
    '--solo-lectura': {
      help: 'lee lo que tú puedes ver y no cambia nada',
      conflicts: ['permisos'],
    },
    '--permisos <códigos>': 'los permisos que lleva, separados por comas, mientras tú los tengas',
    '--caduca <plazo>': {
      help: 'días que dura (30d) o su último día (2027-01-31); un año como mucho',
      byDefault: '30d',
    },
    '--clave-stdin': 'lee la contraseña de la entrada estándar',
  },
  llamadas: ['crearToken'],
  run: async (context, nombre: string, flags: Flags) => {
    const wanted = readWanted(nombre, flags);
    const connection = await connect(context);
    await checkToken(connection, wanted);
    const puede = wanted.soloLectura ? 'solo lectura' : wanted.codigos.join(', ');
    const what = `Token «${toVisible(nombre.trim())}» (${puede}), hasta el ${formatInstant(wanted.expira)}.`;
    if (flags.dryRun) {
      context.stderr.write(`${what}\nNo se ha cambiado nada.\n`);
      return;
    }
    tellServidor(context, connection.servidor, flags);
    await writeOnce(
      context,
      `${await createToken(connection, { ...wanted, clave: await askClave(context, flags) })}\n`,
      'token',
    );
    context.stderr.write(`${what} No se volverá a mostrar.\n`);
  },
});
