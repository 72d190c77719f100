import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Config, ConfigError } from './config';
import { openDatabase } from './db/openDatabase';
import { createRecuperacion } from './modules/agencia/recuperacion.service';
import { updateDatabase } from './updateDatabase';

function addressOf({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Creates the link with which the owner sets a new password. It writes to the database directly and
 * checks no permission: a caller who can open the database needs no account. The embedded database
 * allows one process, so the portal must be stopped.
 * @param onBackup receives the backup's file if this Garita is newer than the database
 * @returns the link; its secret is in the fragment, which reaches neither a log nor a proxy.
 * @throws ConfigError, BaseOcupadaError, RespaldoError if that backup fails, Rechazo if the agency
 * has no owner.
 */
export async function createOwnersLink(
  config: Config,
  now: Date,
  onBackup?: (file: string) => void,
): Promise<string> {
  // `openDatabase` would create a database in a missing folder.
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new ConfigError(`DATA_DIR: la carpeta «${config.dataDir}» no existe.`);
  const db = await openDatabase(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
  );
  try {
    await updateDatabase(db, config.backupDir, onBackup);
    const secret = await createRecuperacion({ db: db.kysely, random: randomBytes }, now);
    return `${addressOf(config)}/recuperar#${secret}`;
  } finally {
    await db.close();
  }
}
