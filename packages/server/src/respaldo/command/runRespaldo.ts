import { formatBytes } from '@garita/domain/formato/bytes';
import { formatInteger } from '@garita/domain/formato/credits';
import { MOTIVOS } from '@garita/domain/respaldo/motivos';
import { createRespaldo } from '../createRespaldo';
import { listRespaldos } from '../listRespaldos';
import { countFilas } from '../Manifiesto';
import { verifyArchive } from '../readArchive';
import { HELP } from './help';
import { type BackupCommand, readCommand, type Terminal, UsageError } from './readCommand';
import { describeManifiesto, restoreFile } from './restoreFile';
import { runOrden } from './runOrden';
import { withDatabase } from './withDatabase';

async function create({ config }: BackupCommand, { stdout }: Terminal): Promise<void> {
  const { file } = await withDatabase(config, (db) =>
    createRespaldo({ db, folder: config.backupDir, motivo: 'manual', fecha: new Date() }),
  );
  stdout.write(`${file}\n`);
}

async function list({ config }: BackupCommand, { stdout }: Terminal): Promise<void> {
  for (const { id, bytes, motivo, manifiesto, danado } of await listRespaldos(config.backupDir)) {
    const filas =
      manifiesto && !danado ? `${formatInteger(countFilas(manifiesto))} filas` : 'dañado';
    stdout.write(`garita-${id}.tar.gz  ${formatBytes(bytes)}  ${MOTIVOS[motivo]}  ${filas}\n`);
  }
}

async function verify(_: BackupCommand, { stdout }: Terminal, file: string): Promise<void> {
  stdout.write(`Correcto: ${describeManifiesto(await verifyArchive(file))}.\n`);
}

const ORDENES: Readonly<
  Record<
    string,
    {
      run: (orden: BackupCommand, terminal: Terminal, file: string) => Promise<void>;
      takesFile: boolean;
    }
  >
> = {
  create: { run: create, takesFile: false },
  list: { run: list, takesFile: false },
  verify: { run: verify, takesFile: true },
  restore: { run: restoreFile, takesFile: true },
};

async function dispatch(args: readonly string[], terminal: Terminal): Promise<void> {
  const orden = readCommand(args, terminal);
  const { name, files, help } = orden;
  if (help) {
    terminal.stdout.write(HELP);
    return;
  }
  const found = name !== undefined && Object.hasOwn(ORDENES, name) ? ORDENES[name] : undefined;
  if (!found)
    throw new UsageError(name === undefined ? 'Falta la orden.' : `No existe la orden «${name}».`);
  if (files.length !== (found.takesFile ? 1 : 0))
    throw new UsageError(
      found.takesFile ? 'Indica un fichero, y solo uno.' : 'Sobra algo en la orden.',
    );
  await found.run(orden, terminal, files[0] ?? '');
}

/**
 * The operator's tool for backup files, which works on the files and the database without a portal.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage.
 */
export const runRespaldo = (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> =>
  runOrden(terminal, HELP, () => dispatch(args, terminal));
