import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { withCopy } from '../lib/withCopy.mjs';

const ENV = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', CI: 'true' };

/**
 * Builds the Storybook of a tree as tests visit it, without pages of documentation.
 * @param book where it is to stand; nothing is done when it stands there already
 * @throws with what Storybook said when it cannot be built
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
    // Whole or not at all; by a copy, since the temporary folder may lie on another disk.
    const arriving = `${book}.${process.pid}`;
    cpSync(built, arriving, { recursive: true });
    rmSync(book, { recursive: true, force: true });
    renameSync(arriving, book);
  });
}
