// docs/operar matches the code: settings, files and times.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from './lib/project.mjs';

const read = (path) => readFileSync(inProject(path), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

const settings = new Set(namesIn(read('packages/server/src/config.ts'), /\(env, '([A-Z_]+)'/g));
const unit = read('docs/operar/garita.service');
const env = read('docs/operar/garita.env');
const image = read('docs/operar/Containerfile');
const compose = parse(read('docs/operar/compose.yaml'));
const recipes = {
  egg: JSON.parse(read('docs/operar/recetas/egg-garita.json')),
  compose: parse(read('docs/operar/recetas/compose.yaml')),
  fly: read('docs/operar/recetas/fly.toml'),
};
const ignored = read('.dockerignore').split('\n');

const seconds = (text) => Number(/^(\d+)s?$/.exec(text)?.[1]);
/** The portal's own shutdown timeout, in seconds. */
const grace =
  Number(
    /GRACE_MS = ([\d_]+)/.exec(read('packages/server/src/runServer.ts'))?.[1].replaceAll('_', ''),
  ) / 1000;
const inUnit = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

describe('the portal reads every variable', () => {
  test.each([
    [
      'the systemd unit',
      namesIn(unit.replace(/^EnvironmentFile.*$/gm, ''), /(?<=^Environment=.*)\b([A-Z_]+)=/gm),
    ],
    ['the settings file', namesIn(env, /^#?([A-Z_]+)=/gm)],
    ['the image', namesIn(image, /(?<=^ENV .*)\b([A-Z_]+)=/gm)],
    ['Compose', Object.keys(compose.services.portal.environment)],
    [
      'the game panel’s egg',
      [
        ...namesIn(recipes.egg.startup, /\b([A-Z_]+)=/g),
        ...recipes.egg.variables
          .map(({ env_variable: name }) => name)
          .filter((name) => !recipes.egg.scripts.installation.script.includes(`$${name}`)),
      ],
    ],
    [
      'the recipe for Docker alone, and Fly’s',
      [
        ...Object.keys(recipes.compose.services.portal.environment),
        ...namesIn(recipes.fly, /^([A-Z_]+) = /gm),
      ],
    ],
  ])('the portal reads every variable in %s', (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => name !== 'NODE_ENV' && !settings.has(name))).toEqual([]);
  });

  test('the portal reads every variable in Compose’s references to its settings file', () => {
    const asked = namesIn(read('docs/operar/compose.yaml'), /\$\{([A-Z_]+)/g);
    expect(asked.filter((name) => name !== 'POSTGRES_PASSWORD' && !settings.has(name))).toEqual([]);
  });

  test('the settings file sets no secret', () => {
    expect(namesIn(env, /^(SECRET|METRICS_TOKEN|DATABASE_URL)=/gm)).toEqual([]);
  });
});

test('the unit and the image start an output of the build', () => {
  const outputs = [
    ...read('scripts/build.mjs').matchAll(
      /(?:^\s+|\{ )'?([\w-]+)'?: 'packages\/server\/src\/[\w/]+\.ts'/gm,
    ),
  ].map(([, name]) => `packages/server/dist/${name}.js`);
  const command = 'node --enable-source-maps packages/server/dist/main.js';
  expect(outputs).toContain('packages/server/dist/main.js');
  expect(inUnit('ExecStart')).toBe(`/usr/bin/${command}`);
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '').join(' ')).toBe(command);
});

test('the image copies only existing files that .dockerignore lets through', () => {
  const copied = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, paths]) => paths.split(' '))
    .map((path) => path.replace('/src/', ''));
  expect(copied).toContain('openapi.yaml');
  for (const path of copied) {
    const [top] = path.split('/');
    // Build outputs; everything else is in the repository.
    const isMade = path === 'node_modules' || path.endsWith('/dist');
    expect(isMade || existsSync(inProject(path)), path).toBe(true);
    expect(path === 'node_modules' || ignored.includes(`!${top}`), path).toBe(true);
  }
  for (const top of namesIn(ignored.join('\n'), /^!(.+)$/gm))
    expect(existsSync(inProject(top)), top).toBe(true);
  // The packages extend these settings.
  const base = JSON.parse(read('packages/app/tsconfig.json')).extends.replace('../../', '');
  expect(ignored).toContain(`!${base}`);
  expect(ignored.filter((line) => !line.startsWith('#'))[0]).toBe('*');
});

test('the recipes use the image’s data folder and port, and the contract’s health check', () => {
  const port = /PORT=(\d+)/.exec(image)?.[1];
  const dataDir = /DATA_DIR=(\S+)/.exec(image)?.[1];
  const { environment: _, ...portal } = recipes.compose.services.portal;
  expect(Object.keys(recipes.compose.services)).toEqual(['portal']);
  expect(portal.volumes).toEqual([`datos:${dataDir}`]);
  expect(portal.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  const inFly = (name) => new RegExp(`^${name} = '?([^'\n]+)'?$`, 'm').exec(recipes.fly)?.[1];
  expect(['destination', 'internal_port', 'PORT', 'path'].map(inFly)).toEqual([
    dataDir,
    port,
    port,
    '/api/health',
  ]);
  expect(existsSync(inProject('docs/operar/recetas', inFly('dockerfile')))).toBe(true);
  for (const wait of [portal.stop_grace_period, inFly('kill_timeout')])
    expect(seconds(wait)).toBeGreaterThan(grace);
  expect(portal).toMatchObject({ restart: 'on-failure', read_only: true, cap_drop: ['ALL'] });
});

test('the service manager waits longer for the portal’s end than the portal’s own limit', () => {
  expect(grace).toBeGreaterThan(0);
  expect(seconds(inUnit('TimeoutStopSec'))).toBeGreaterThan(grace);
  expect(seconds(compose.services.portal.stop_grace_period)).toBeGreaterThan(grace);
});

test('the portal is restarted after a failure, and not after a stop', () => {
  expect(inUnit('Restart')).toBe('on-failure');
  expect(compose.services.portal.restart).toBe('on-failure');
});

test('the portal has no privileges and can write only to its data folder', () => {
  for (const [name, value] of [
    ['User', 'garita'],
    ['StateDirectory', 'garita'],
    ['UMask', '0077'],
    ['ProtectSystem', 'strict'],
    ['NoNewPrivileges', 'yes'],
    ['CapabilityBoundingSet', ''],
  ]) {
    expect([name, inUnit(name)]).toEqual([name, value]);
  }
  expect(unit).toContain('DATA_DIR=/var/lib/garita');
  expect(/^USER (.+)$/gm.exec(image)?.[1]).toBe('node');
  expect(compose.services.portal).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(compose.services.portal.volumes).toEqual([`datos:${/DATA_DIR=(\S+)/.exec(image)?.[1]}`]);
});

test('only this machine can connect to the portal and its database', () => {
  for (const { ports = [] } of Object.values(compose.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(compose.services.postgres.ports).toBeUndefined();
});

test('the health check uses the contract’s path, and the version of PostgreSQL is supported', () => {
  expect(image).toMatch(/^HEALTHCHECK .*\\\n\s+CMD \["node".*\/api\/health/m);
  expect(Object.keys(parse(read('openapi.yaml')).paths)).toContain('/health');
  expect(Number(/:(\d+)$/.exec(compose.services.postgres.image)?.[1])).toBeGreaterThanOrEqual(16);
});

test('the image runs the recommended Node', () => {
  const versions = namesIn(image, /^FROM docker\.io\/library\/node:(\d+)-/gm);
  expect(new Set(versions)).toEqual(new Set([read('.nvmrc').trim()]));
});
