import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  completeLock,
  LOCKS,
  missingPlatformPackages,
  platformOf,
  withoutIntegrity,
} from './complete-lock.mjs';
import { inProject } from './lib/project.mjs';

describe.each(LOCKS)('%s', (name) => {
  const lock = JSON.parse(readFileSync(inProject(name), 'utf8'));

  test('the lock file has the packages of every platform, so that npm ci finds nothing missing anywhere', () => {
    expect(missingPlatformPackages(lock)).toEqual([]);
  });

  test('the lock file has the digest of every package, so that no other file is installed in its place', () => {
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  test('the lock file names no registry, so that each machine installs from its own', () => {
    const addresses = Object.values(lock.packages).filter(
      ({ resolved, link }) => resolved !== undefined && !link,
    );
    expect(addresses).toEqual([]);
    expect(JSON.stringify(lock.packages)).not.toMatch(/registry|"resolved":"(https?|file):/);
  });

  test('the lock file has the same dependencies as each package.json', () => {
    for (const [path, entry] of Object.entries(lock.packages).filter(
      ([path]) => path === '' || /^packages\/[^/]+$/.test(path),
    )) {
      const manifest = JSON.parse(
        readFileSync(inProject(dirname(name), path, 'package.json'), 'utf8'),
      );
      expect({ path, is: entry.dependencies }).toEqual({ path, is: manifest.dependencies });
      expect({ path, is: entry.devDependencies }).toEqual({ path, is: manifest.devDependencies });
    }
  });
});

describe('completing a lock', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: {
      '@tool/linux-x64-musl': '2.0.0',
      '@tool/darwin-arm64': '2.0.0',
      fsevents: '^2.3.0',
    },
  };
  const present = { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] };
  const incomplete = {
    name: 'probe',
    packages: {
      '': { name: 'probe' },
      'node_modules/tool': { resolved: 'https://example.test/tool.tgz', ...tool },
      'node_modules/tool/node_modules/@tool/darwin-arm64': present,
      'node_modules/ours': { resolved: 'packages/ours', link: true },
    },
  };

  test('completing a lock adds missing packages with the parent’s exact version and leaves the others', () => {
    const { packages } = completeLock(incomplete);
    expect(packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(packages).not.toHaveProperty('node_modules/@tool/darwin-arm64');
    expect(packages).not.toHaveProperty('node_modules/fsevents');
  });

  test('completing a lock adds the packages of both versions of a tool', () => {
    const older = { version: '1.0.0', optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } };
    const newer = { version: '2.0.0', optionalDependencies: { '@tool/darwin-arm64': '2.0.0' } };
    const { packages } = completeLock({
      packages: {
        '': {},
        'node_modules/tool': newer,
        'node_modules/a/node_modules/tool': older,
        'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
      },
    });
    expect(packages['node_modules/tool/node_modules/@tool/darwin-arm64']?.version).toBe('2.0.0');
    expect(packages['node_modules/@tool/darwin-arm64']?.version).toBe('1.0.0');
  });

  test('completing a lock removes registry addresses and keeps the folders of our own packages', () => {
    const { packages } = completeLock(incomplete);
    expect(packages['node_modules/tool']).not.toHaveProperty('resolved');
    expect(packages['node_modules/ours']).toEqual({ resolved: 'packages/ours', link: true });
  });

  test('completing does not change a complete lock', () => {
    const once = completeLock(incomplete);
    expect(completeLock(once)).toEqual(once);
  });
});

test.each([
  ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@rolldown/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', undefined],
])('the platform is read from the name %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
