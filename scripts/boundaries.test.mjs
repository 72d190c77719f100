// Shows that each rule of .dependency-cruiser.mjs catches what it forbids and allows the rest.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import settings, {
  APP_ROOMS,
  eachAlone,
  LAYERED_ROOTS,
  SERVER_MODULES,
  SERVER_ROOMS,
  UI_ROOMS,
} from '../.dependency-cruiser.mjs';
import { findViolations } from './boundaries.mjs';

const folders = [];

/** A small project on disk: path → content. */
function project(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'garita-boundaries-')));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

async function brokenRules(files, rules) {
  const { violations } = await findViolations(project(files), rules);
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const value = 'export const x = 1;\n';
const type = 'export interface X { x: number }\n';
const imports = (path) => `import { x } from '${path}';\nexport const y = x;\n`;
const importsType = (path) => `import type { X } from '${path}';\nexport type Y = X;\n`;

/** Two files, of which `from` imports `to`. */
const arrow = (from, to, content = imports) => {
  const up = '../'.repeat(from.split('/').length - 1);
  return {
    [from]: content(`${up}${to.replace(/\.tsx?$/, '')}`),
    [to]: content === imports ? value : type,
  };
};
const manifest = (fields) =>
  JSON.stringify({ name: 'probe', version: '1.0.0', type: 'module', ...fields });
const installed = (name) => ({
  [`node_modules/${name}/package.json`]: manifest({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: value,
});

/** A type import from each layer into the layer directly above it. */
const climbs = (name, layers, inside = '') =>
  layers
    .slice(0, -1)
    .map(([layer, [folder]], index) => [
      `${name}-${layer}-reads-nothing-above-it`,
      arrow(
        `packages/${name}/src/${inside}${folder}/a.ts`,
        `packages/${name}/src/${inside}${layers[index + 1][1][0]}/b.ts`,
        importsType,
      ),
    ]);

const VIOLATIONS = [
  [
    'domain-depends-on-nothing-of-ours',
    arrow('packages/domain/src/a.ts', 'packages/api-client/src/schema.ts', importsType),
  ],
  [
    'domain-has-no-io',
    {
      'packages/domain/src/a.ts':
        "import { readFileSync } from 'node:fs';\nexport const y = readFileSync;\n",
    },
  ],
  [
    'domain-takes-one-library',
    {
      'packages/domain/src/tabla/parseTabla.ts':
        "import { readFileSync } from 'node:fs';\nexport const y = readFileSync;\n",
    },
  ],
  ['api-client-reads-only-domain', arrow('packages/api-client/src/a.ts', 'packages/ui/src/b.ts')],
  ['ui-reads-no-upper-package', arrow('packages/ui/src/a.tsx', 'packages/app/src/b.ts')],
  [
    'ui-never-calls-the-server',
    arrow('packages/ui/src/a.tsx', 'packages/api-client/src/createClient.ts'),
  ],
  [
    'app-reads-no-server-or-cli',
    arrow('packages/app/src/a.ts', 'packages/server/src/b.ts', importsType),
  ],
  [
    'server-reads-no-client-package',
    arrow('packages/server/src/a.ts', 'packages/ui/src/b.ts', importsType),
  ],
  [
    'server-takes-only-the-contract-from-api-client',
    arrow('packages/server/src/a.ts', 'packages/api-client/src/createClient.ts'),
  ],
  ['cli-goes-through-the-api', arrow('packages/cli/src/a.ts', 'packages/server/src/b.ts')],
  ['schema-is-only-types', arrow('packages/ui/src/a.tsx', 'packages/api-client/src/schema.ts')],
  [
    'repositories-are-private',
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      'packages/server/src/modules/nomina/nomina.repository.ts',
    ),
  ],
  [
    'modules-meet-at-services',
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      'packages/server/src/modules/nomina/nomina.module.ts',
    ),
  ],
  [
    'nothing-stands-on-the-demo',
    arrow('packages/server/src/startServer.ts', 'packages/demo/src/createDemo.ts', importsType),
  ],
  ...climbs('server', eachAlone(SERVER_ROOMS)),
  ...climbs('server', Object.entries(SERVER_MODULES), 'modules/'),
  [
    'server-modules-have-a-layer',
    arrow('packages/server/src/modules/index.ts', 'packages/server/src/modules/nuevo/b.ts'),
  ],
  ...climbs('ui', eachAlone(UI_ROOMS)),
  ...climbs('app', eachAlone(APP_ROOMS)),
  ['no-test-code-in-production', arrow('packages/ui/src/a.ts', 'packages/ui/src/b.test.ts')],
  ['no-test-code-in-production', arrow('packages/ui/src/a.ts', 'packages/ui/src/b.docs.tsx')],
  [
    'no-test-code-in-production',
    arrow('packages/ui/src/a.ts', 'packages/ui/src/screens/storyData.ts'),
  ],
  ['testing-is-for-tests', arrow('packages/server/src/a.ts', 'packages/testing/src/agency/b.ts')],
  ['testing-is-for-tests', arrow('scripts/build.mjs', 'packages/testing/src/agency/b.ts')],
  [
    'no-development-packages-in-production',
    {
      'packages/app/package.json': manifest({ devDependencies: { tool: '1.0.0' } }),
      'packages/app/src/a.ts': imports('tool'),
      ...installed('tool'),
    },
  ],
  [
    'no-cycles',
    { 'packages/ui/src/form/a.ts': imports('./b'), 'packages/ui/src/form/b.ts': imports('./a') },
  ],
  [
    'packages-are-read-as-sources',
    { 'packages/app/src/a.ts': imports('@garita/probe'), ...installed('@garita/probe') },
  ],
  ['packages-are-read-as-sources', arrow('packages/app/src/a.ts', 'packages/ui/b.ts')],
  ['builds-are-for-builds', arrow('packages/app/src/a.ts', 'packages/app/build/b.ts')],
  ['everything-resolves', { 'packages/ui/src/a.ts': imports('./nowhere') }],
];

describe('refused imports', () => {
  test.each(VIOLATIONS)('%s', async (name, files) => {
    // Only this rule is checked: compiling all patterns takes longer than following these imports.
    const rules = settings.forbidden.filter((rule) => rule.name === name);
    expect(await brokenRules(files, rules)).toEqual([name]);
  });

  test('every rule has a refused import', () => {
    const rules = settings.forbidden.map(({ name }) => name).sort();
    expect([...new Set(VIOLATIONS.map(([name]) => name))].sort()).toEqual(rules);
  });
});

describe('a circle of folders', () => {
  // The folders form a circle, the files do not.
  const circle = (root) => ({
    ...arrow(`${root}/first/a.ts`, `${root}/second/b.ts`, importsType),
    ...arrow(`${root}/second/c.ts`, `${root}/third/d.ts`, importsType),
    ...arrow(`${root}/third/e.ts`, `${root}/first/inner/f.ts`, importsType),
  });

  test.each(LAYERED_ROOTS)(
    'every import of a circle of folders below $root is reported',
    async ({ root }) => {
      const { violations } = await findViolations(project(circle(root)), []);
      expect(violations).toEqual(
        [
          ['first/a.ts', 'second/b.ts'],
          ['second/c.ts', 'third/d.ts'],
          ['third/e.ts', 'first/inner/f.ts'],
        ].map(([from, to]) => ({
          rule: { name: 'no-circle-of-folders' },
          from: `${root}/${from}`,
          to: `${root}/${to}`,
        })),
      );
    },
  );

  test('a circle of folders is allowed if only a test closes it', async () => {
    const { 'third/e.ts': _, ...rest } = circle('packages/app/src');
    const files = {
      ...rest,
      ...arrow('packages/app/src/third/e.test.ts', 'packages/app/src/first/a.ts'),
    };
    delete files['packages/app/src/third/e.ts'];
    expect((await findViolations(project(files), [])).violations).toEqual([]);
  });
});

test('the server’s module multas may use ascensos, but not usuarios, which is in a higher layer', async () => {
  const from = (module) =>
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      `packages/server/src/modules/${module}/${module}.service.ts`,
    );
  expect(await brokenRules(from('ascensos'))).toEqual([]);
  expect(await brokenRules(from('usuarios'))).toEqual(['server-acts-reads-nothing-above-it']);
});

const ALLOWED = [
  [
    'a screen imports types of the contract',
    arrow('packages/ui/src/a.tsx', 'packages/api-client/src/schema.ts', importsType),
  ],
  [
    'a screen imports the access table',
    arrow('packages/ui/src/a.tsx', 'packages/api-client/src/access.ts'),
  ],
  ['a screen imports rules of domain', arrow('packages/ui/src/a.tsx', 'packages/domain/src/b.ts')],
  ['the app imports screens', arrow('packages/app/src/a.tsx', 'packages/ui/src/b.tsx')],
  [
    'the app calls the server through the client',
    arrow('packages/app/src/a.ts', 'packages/api-client/src/createClient.ts'),
  ],
  [
    'the server imports the access table',
    arrow('packages/server/src/a.ts', 'packages/api-client/src/access.ts'),
  ],
  [
    'the command line calls the client',
    arrow('packages/cli/src/a.ts', 'packages/api-client/src/createClient.ts'),
  ],
  [
    'a test of the command line opens a server',
    arrow('packages/cli/src/testing/openPortal.ts', 'packages/testing/src/agency/b.ts'),
  ],
  [
    'a module uses its own repository',
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      'packages/server/src/modules/multas/multas.repository.ts',
    ),
  ],
  [
    'a module uses the service of another',
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      'packages/server/src/modules/nomina/nomina.service.ts',
    ),
  ],
  [
    'a module uses a repository of personas',
    arrow(
      'packages/server/src/modules/multas/multas.service.ts',
      'packages/server/src/modules/personas/cuenta.repository.ts',
    ),
  ],
  [
    'a test of the server opens an agency',
    arrow('packages/server/src/a.test.ts', 'packages/testing/src/agency/b.ts'),
  ],
  [
    'the demo uses services of the server',
    arrow('packages/demo/src/seedDemo.ts', 'packages/server/src/modules/nomina/b.service.ts'),
  ],
  ['a test uses what it tests', arrow('packages/ui/src/a.test.ts', 'packages/ui/src/b.ts')],
];

describe('allowed imports', () => {
  test.each(ALLOWED)('%s', async (_name, files) => {
    expect(await brokenRules(files)).toEqual([]);
  });
});

test('an import of a workspace package is followed into its sources', async () => {
  const root = project({
    'packages/app/src/a.ts': imports('@garita/probe/b'),
    'packages/probe/package.json': manifest({
      name: '@garita/probe',
      exports: { './*': './src/*.ts' },
    }),
    'packages/probe/src/b.ts': value,
  });
  mkdirSync(join(root, 'node_modules/@garita'), { recursive: true });
  symlinkSync(join(root, 'packages/probe'), join(root, 'node_modules/@garita/probe'), 'junction');
  const { modules, violations } = await findViolations(root);
  const { dependencies } = modules.find(({ source }) => source === 'packages/app/src/a.ts');
  expect(dependencies.map(({ resolved }) => resolved)).toEqual(['packages/probe/src/b.ts']);
  expect(violations.map(({ rule }) => rule.name)).not.toContain('packages-are-read-as-sources');
});
