import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inBench } from './paths';

const STAMP = inBench('node_modules/.garita-lock');

export function installPeers(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(inBench('package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.error('Installing the peers, once…');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: inBench(''),
    stdio: ['ignore', 2, 2],
    timeout: 600_000,
  });
  writeFileSync(STAMP, wanted);
}
