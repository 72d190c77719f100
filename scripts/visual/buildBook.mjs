import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { withCopy } from '../lib/withCopy.mjs';

const ENV = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', CI: 'true' };

/**
 * @param book the path of the built Storybook; an existing Storybook is reused
 * @throws with Storybook's output if the build fails
 */
export async function buildBook(tree, book) {
  if (existsSync(join(book, 'index.json'))) return;
  await withCopy(tree, async (copy) => {
    const script = join(copy, 'node_modules/storybook');
    const { bin } = JSON.parse(readFileSync(join(script, 'package.json'), 'utf8'));
    const built = join(copy, 'storybook-static');
    const command = join(script, typeof bin === 'string' ? bin : bin.storybook);
    const { code, output } = await runNode(
      command,
      ['build', '--test', '--quiet', '--output-dir', built],
      { cwd: copy, env: ENV },
    );
    if (code !== 0) throw new Error(`Storybook no se pudo construir:\n${output}`);
    // The temporary folder may be on another disk, so the files are copied. The rename is atomic.
    const arriving = `${book}.${process.pid}`;
    cpSync(built, arriving, { recursive: true });
    rmSync(book, { recursive: true, force: true });
    renameSync(arriving, book);
  });
}
