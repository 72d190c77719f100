// npm run release: makes the archive that a portal is installed from, without git, npm or a build,
// and its SHA-256. A folder's name after `--` replaces `entrega`. The archive is for this system:
// one of its packages has native code. Equal files give an equal archive, byte for byte.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';
import { listFiles, VERSION } from './release/listFiles.mjs';

const [folder = inProject('entrega')] = process.argv.slice(2);

/** One date for all files. Some systems take the first day of 1970 for a missing date. */
const MTIME = new Date('2000-01-01T00:00:00Z');

async function packArchive(top) {
  const archive = pack();
  for (const { path, bytes, isExecutable } of listFiles())
    archive.entry(
      { name: `${top}/${path}`, mode: isExecutable ? 0o755 : 0o644, mtime: MTIME },
      bytes,
    );
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 9 });
}

await buildIfNeeded();
const name = `garita-${VERSION}-${process.platform}-${process.arch}.tar.gz`;
const bytes = await packArchive(`garita-${VERSION}`);
const sum = createHash('sha256').update(bytes).digest('hex');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, name), bytes);
writeFileSync(join(folder, `${name}.sha256`), `${sum}  ${name}\n`);
console.log(`${resolve(folder, name)} (${(bytes.length / 1e6).toFixed(1)} MB)\n${sum}`);
