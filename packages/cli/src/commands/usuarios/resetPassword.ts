import { resolve } from 'node:path';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { MissingError, UsageError } from '../../errors';
import { findSinAcabar } from '../../lote/lotes';
import { openClaves } from '../../output/openClaves';
import { toVisible } from '../../output/toVisible';
import { writeOnce } from '../../output/writeOnce';
import {
  checkResetPassword,
  createClaveTask,
  findPersona,
  resetPassword,
} from '../../services/usuarios/resetPassword';
import { confirmByTyping, willAsk } from '../../terminal/confirmByTyping';
import { type BulkRequest, readBulkRequest, toBulkRequest, toSeed } from '../BulkRequest';
import { createBulkCommand } from '../createBulkCommand';
import { GUARDADO, type Origen } from '../Origen';
import { type LoteFlags, runBulkRequest } from '../runLote';
import { readNombrado } from '../runTask';
import type { Confirmation } from '../sharedTakes';

/** The task for the command's help and for parsing, when there is no output file yet. */
const taskWithoutFile = createClaveTask({ has: () => false, write: async () => undefined });

async function resetOne(context: Context, usuario: string, flags: Confirmation): Promise<void> {
  const isAsked = willAsk(context, flags);
  const connection = await connect(context);
  const persona = await findPersona(connection.api, usuario);
  const quien = toVisible(`${persona.usuario} (id ${persona.id}, ${persona.mision})`);
  // The access is checked before the confirmation, so that a refusal names the person and the
  // reason.
  await checkResetPassword(connection, persona);
  if (flags.dryRun) {
    context.stderr.write(
      `${quien} recibiría una contraseña nueva y se cerrarían sus sesiones. No se ha cambiado nada.\n`,
    );
    return;
  }
  if (isAsked) {
    context.stderr.write(`${quien} recibirá una contraseña nueva y se cerrarán sus sesiones.\n`);
    await confirmByTyping(context, persona.usuario);
  }
  // The password is alone on stdout, so that it can be piped.
  await writeOnce(context, `${await resetPassword(connection.api, persona.id)}\n`, 'clave');
  context.stderr.write(
    `Contraseña nueva de ${quien}. No se volverá a mostrar y tendrá que cambiarla al entrar.\n`,
  );
}

/**
 * A bulk request whose seed depends only on the names and their order, so that the same command
 * continues an unfinished run and its file.
 */
const toRepetido = (context: Context, usuarios: readonly string[]): BulkRequest<string> =>
  toBulkRequest(
    usuarios,
    usuarios.map((usuario) => readNombrado(context, taskWithoutFile, { usuario })),
    toSeed(taskWithoutFile.acto, ...usuarios),
  );

const toOrigen = ({ como, desde }: Origen): Origen => ({
  ...GUARDADO,
  como,
  desde,
  seguir: () =>
    'Repite la misma orden para seguir: las contraseñas que ya están en el fichero no se cambian otra vez.',
});

type Flags = LoteFlags & { readonly salida?: string };

async function resetMany(
  context: Context,
  usuarios: readonly string[],
  { salida: path, ...flags }: Flags,
): Promise<void> {
  if (path === undefined)
    throw new UsageError('Indica con --salida el fichero en el que escribir las contraseñas.');
  willAsk(context, flags);
  const { servidor, userId } = await connect(context);
  const { origen, ...pedido } =
    flags.archivo === undefined
      ? toRepetido(context, usuarios)
      : await readBulkRequest(context, taskWithoutFile, flags.archivo);
  const salida = resolve(path);
  const before = findSinAcabar(context.env, {
    orden: taskWithoutFile.acto,
    servidor,
    userId,
    semilla: pedido.seed,
    salida,
  });
  const claves = await openClaves(salida, before !== null, context.env);
  const continued = before === null ? {} : { continua: before.id };
  try {
    await runBulkRequest(
      context,
      createClaveTask(claves),
      { ...pedido, ...continued, origen: toOrigen(origen), salida, begin: claves.begin },
      flags,
    );
  } finally {
    await claves.close();
  }
  if (!flags.dryRun)
    context.stderr.write(
      `Están en ${toVisible(salida)}, que solo tú puedes leer, y no se volverán a mostrar.\n`,
    );
}

export const resetPasswordCommand = createBulkCommand(taskWithoutFile, {
  description:
    'Da a una persona una contraseña nueva, que tendrá que cambiar al entrar, y cierra sus sesiones.',
  ejemplos: [
    'Recluta',
    'Recluta --yes > clave.txt',
    'Recluta Cabo --salida claves.csv',
    "garita usuarios list --filtro 'categoría<=3' --filtro 'usuario!=Gerente' --csv | garita usuarios reset-password --archivo - --salida claves.csv --yes",
  ],
  takes: {
    '[usuarios...]': 'sus nombres',
    '--salida <fichero>':
      'dónde escribir las de varias personas: un fichero nuevo, o el de esta orden sin acabar; .csv para una hoja de cálculo, .jsonl para un programa',
  },
  run: async (context, usuarios: string[], flags: Flags) => {
    const [usuario] = usuarios;
    if (flags.archivo !== undefined && usuario !== undefined)
      throw new UsageError('Con --archivo lo demás está en el fichero: indica una cosa o la otra.');
    if (flags.archivo !== undefined || usuarios.length > 1 || flags.salida !== undefined)
      return resetMany(context, usuarios, flags);
    if (usuario === undefined) throw new MissingError('Usuario');
    if (flags.json || flags.csv)
      throw new UsageError('«--json» y «--csv» son para el resultado con --salida.');
    return resetOne(context, usuario, flags);
  },
});
