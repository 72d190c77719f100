import { execFileSync } from 'node:child_process';
import { inProject } from './project.mjs';

/**
 * Runs git. @returns the trimmed output
 * @throws if git fails; git prints no message, because the caller explains the failure
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
