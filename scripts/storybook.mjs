// npm run storybook: the design documentation with live reload; with `--build` as a static site.
import { spawn } from 'node:child_process';
import { buildIfNeeded, LIBRO } from './build.mjs';
import { inProject, toolPath } from './lib/project.mjs';

const args = process.argv.slice(2);
if (args.includes('--build')) {
  await buildIfNeeded('libro');
  console.log(`El libro está en ${LIBRO}`);
} else {
  const dev = spawn(
    process.execPath,
    ['--max-semi-space-size=64', toolPath('storybook'), 'dev', '-p', '6006', '--no-open', ...args],
    {
      cwd: inProject(),
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal));
  dev.on('exit', (code) => process.exit(code ?? 1));
}
