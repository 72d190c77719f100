import { execFileSync } from 'node:child_process';

/**
 * PostgreSQL refuses to run as root. For root: the ids of an unprivileged account, `postgres` or
 * else `nobody`. For other users null: the server runs as the current user.
 *
 * @returns {{ uid: number, gid: number } | null}
 */
export function findServerUser() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL no se ejecuta como root y no hay una cuenta «postgres» ni «nobody» con que ejecutarlo.',
  );
}

function readId(flag, name) {
  try {
    return Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}
