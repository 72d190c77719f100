import { execFileSync } from 'node:child_process';
import { inProject } from './project.mjs';

/**
 * What git prints, without the end of its last line.
 * @param env more of the environment
 * @param input what git reads
 * @throws when it refuses; what it says of it is left out, since the caller says it better
 */
export const git = (args, env = {}, input = '') =>
  execFileSync('git', args, {
    cwd: inProject(),
    encoding: 'utf8',
    env: { ...process.env, ...env },
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  }).trimEnd();
