import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { migrateToLatest } from '@garita/server/src/db/migrateToLatest';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import { build } from 'esbuild';

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/**
 * Creates data folders of the embedded database, and processes that write to them (`dbWriter.ts`).
 */
export function openFolders() {
  const base = mkdtempSync(path.join(realpathSync(tmpdir()), 'garita-base-'));
  const dataDir = path.join(base, 'datos');
  // The built files are inside the project, so that they find their imports.
  const built = source(`../../../../node_modules/.cache/garita/${path.basename(base)}`);
  const children: ChildProcess[] = [];

  return {
    /** The folder that `copy` copies. */
    dataDir,

    async prepare(): Promise<void> {
      const database = await openDatabase({ dataDir });
      await migrateToLatest(database.kysely);
      await database.close();
      // The other processes run as in production: from a bundle, with the worker beside it, and
      // without tsx.
      await build({
        entryPoints: {
          main: source('dbWriter.ts'),
          'embedded-worker': source('../../../server/src/db/embedded/worker.ts'),
        },
        outdir: built,
        bundle: true,
        platform: 'node',
        format: 'esm',
        // The bundler finds the project's own packages by these paths.
        alias: {
          '@garita/server': source('../../../server'),
          '@garita/domain': source('../../../domain/src'),
        },
        packages: 'external',
      });
    },

    /** Copies the folder from `prepare`, because creating a database takes several seconds. */
    copy(name: string): string {
      const folder = path.join(base, name);
      cpSync(dataDir, folder, { recursive: true });
      return folder;
    },

    start(
      folder: string,
      ...flags: string[]
    ): { child: ChildProcess; nextLine: () => Promise<string> } {
      const child = spawn(process.execPath, [path.join(built, 'main.js'), folder, ...flags], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[
        Symbol.asyncIterator
      ]();
      return { child, nextLine: async () => String((await lines.next()).value) };
    },

    async killAll(): Promise<void> {
      for (const child of children.splice(0)) await killProcess(child);
    },

    remove(): void {
      for (const folder of [base, built]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
