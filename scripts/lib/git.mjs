import { execFileSync } from 'node:child_process';
import { inProject } from './project.mjs';

/**
 * The output of git, trimmed.
 * @param env further environment variables
 * @param input standard input
 * @throws if git fails; its message is suppressed, since the caller explains it
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
