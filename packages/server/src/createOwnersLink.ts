import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Config, ConfigError } from './config';
import { openDatabase } from './db/openDatabase';
import { createRecuperacion } from './modules/agencia/recuperacion.service';
import { updateDatabase } from './updateDatabase';

/** Where the portal of these settings answers on this machine. */
function addressOf({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Makes the link with which the owner sets a new password, straight on the database of these settings: whoever has it needs nobody's leave.
 * The embedded database has one process at a time, so the portal must not be running on it.
 * @param onBackup hears of the backup that was made because this is a newer Garita than the database's
 * @returns the link; behind its #, the secret reaches neither a log nor a proxy.
 * @throws ConfigError, BaseOcupadaError, RespaldoError when that backup cannot be made, or a Rechazo while there is no owner.
 */
export async function createOwnersLink(
  config: Config,
  now: Date,
  onBackup?: (file: string) => void,
): Promise<string> {
  // Opening a folder would make a database in it.
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
