// Runs the installers of programs that the tests need.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs an installer with its output on stderr, since the caller prints its answer on stdout.
 * @returns whether it succeeded
 */
export function runInstaller(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    timeout: 600_000,
  });
  return status === 0;
}

/** Whether apt can install packages here: only as root, on Debian or Ubuntu. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages by apt.
 * @param choices lists of package names; the first list that can be installed is used
 * @returns whether a list was installed
 */
export function installPackages(...choices) {
  const install = (names) =>
    runInstaller('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return runInstaller('apt-get', ['update']) && choices.some(install);
}
