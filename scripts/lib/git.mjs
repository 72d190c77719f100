import { execFileSync } from 'node:child_process';
import { inProject } from './project.mjs';

/**
 * Runs git. @returns the trimmed output
 * @throws if git fails; its message is suppressed: the caller explains it
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
