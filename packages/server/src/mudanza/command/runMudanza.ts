import { randomBytes } from 'node:crypto';
import { judgeMudanza } from '@garita/domain/mudanza/judgeMudanza';
import { createKeyedHash } from '../../access/createKeyedHash';
import type { Database } from '../../db/Database';
import { migrateWithin } from '../../db/migrateWithin';
import type { Terminal } from '../../respaldo/command/readCommand';
import { runOrden } from '../../respaldo/command/runOrden';
import { withDatabase } from '../../respaldo/command/withDatabase';
import { emptySchema } from '../../respaldo/emptySchema';
import { inspectTarget } from '../../respaldo/inspectTarget';
import { runAlone } from '../../respaldo/runAlone';
import { StartError } from '../../StartError';
import { readSecret } from '../../secret';
import { type Bases, createOrigen } from '../createOrigen';
import { type Cargado, loadMudanza } from '../loadMudanza';
import { openCarpeta } from '../openCarpeta';
import { HELP } from './help';
import { describeCarga } from './informe';
import { type LoadCommand, readLoad } from './readLoad';
import { demandFree, writeCodigos } from './writeCodigos';

async function fill(
  db: Database,
  bases: Bases,
  { codigos, config }: LoadCommand,
): Promise<Cargado> {
  const contenido = await inspectTarget(db);
  if (contenido?.agencia)
    throw new StartError(
      `Ahí ya está ${contenido.agencia}: una mudanza solo entra en una base de datos vacía.`,
    );
  const secret = config.secret ?? readSecret(config.dataDir);
  const deps = { keyedHash: createKeyedHash(secret), random: randomBytes };
  return await runAlone(db, async (tx) => {
    // A portal that was started without an agency has left some rows.
    if (contenido) await emptySchema(tx);
    await migrateWithin(tx);
    const cargado = await loadMudanza(tx, bases, deps, new Date());
    // Before the commit: without the file no person could sign in. A failed commit leaves the file,
    // since the database may have committed before the connection broke.
    writeCodigos(codigos, cargado.codigos);
    return cargado;
  });
}

async function load(orden: LoadCommand, { stdout, stderr }: Terminal): Promise<void> {
  const abierta = openCarpeta(orden.folder, orden.zona);
  demandFree(orden.codigos);
  stderr.write(`Cargando «${orden.folder}»…\n`);
  const bases = createOrigen({ ...abierta, duenia: orden.duenia });
  const juicio = judgeMudanza(abierta.respuestas, abierta);
  const cargado = await withDatabase(orden.config, (db) => fill(db, bases, orden));
  stdout.write(describeCarga(juicio, cargado, orden.codigos));
}

/**
 * The operator's tool that loads an old portal's folder into an empty database.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export const runMudanza = (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> =>
  runOrden(terminal, HELP, async () => {
    const orden = readLoad(args, terminal);
    if (orden === null) terminal.stdout.write(HELP);
    else await load(orden, terminal);
  });
