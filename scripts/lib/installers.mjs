// Installs programs that the tests need, if permitted.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Output goes to stderr, since stdout is the answer. @returns whether it succeeded */
export function runInstaller(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    timeout: 600_000,
  });
  return status === 0;
}

/** Whether packages of Debian or Ubuntu can be installed here. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param choices lists of names; the first installable one is used @returns whether one was */
export function installPackages(...choices) {
  const install = (names) =>
    runInstaller('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return runInstaller('apt-get', ['update']) && choices.some(install);
}
