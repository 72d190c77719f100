// The import rules (docs/decisions/0001-house.md). scripts/boundaries.test.mjs tests each of them.

/** Sources of some packages, as a pattern; `inside` narrows it. */
const sources = (names, inside = '') => `^packages/(${names})/src/${inside}`;
/** Tests, stories and the designers' book, with the files that only they import. */
export const TEST_FILES =
  '\\.(test|stories|docs)\\.tsx?$|/story[A-Z]\\w*\\.tsx?$|^packages/ui/src/docs/|^packages/(testing|(app|domain|cli)/src/testing|app/src/offline/worker/testing)/|^(e2e|bench|trust)/|^\\.storybook/|^scripts/test';

/**
 * The server's folders from the bottom up: none imports a later one. `Deps` passes shared services.
 */
export const SERVER_ROOMS = [
  'db',
  'contract',
  'outbound',
  'access',
  'avatar',
  'write',
  'respaldo',
  'http',
  'snapshotCache',
  'gate',
  'modules',
  'mudanza',
];
/**
 * The server's modules from the bottom up: shared data, people's acts, accounts (their start or end
 * changes the data of many acts), and overviews. Within a layer a module may import another, but
 * not in a circle.
 */
export const SERVER_MODULES = {
  bases: ['ajustes', 'claves', 'personas', 'rangos', 'ventas', 'vetos', 'webhooks'],
  acts: [
    'ascensos',
    'ausencias',
    'avisos',
    'bitacora',
    'cambios',
    'clones',
    'degrados',
    'descuentos',
    'empleadomes',
    'enlaces',
    'equipo',
    'escalafon',
    'estados',
    'excepciones',
    'fichajes',
    'firmas',
    'identidad',
    'invitaciones',
    'listapaga',
    'mantenimiento',
    'matriz',
    'membresias',
    'misiones',
    'multas',
    'nombres',
    'nomina',
    'normativa',
    'diapaga',
    'paselista',
    'registros',
    'respaldo',
    'tiempos',
    'traslados',
  ],
  accounts: ['despidos', 'factores', 'sesion', 'tokens', 'usuarios'],
  overviews: ['agencia', 'alta', 'inicio', 'perfil', 'persona', 'puerta', 'pulso', 'sistema'],
};
/** The layers of `ui`, from the bottom up. */
export const UI_ROOMS = ['theme', 'parts', 'components', 'form', 'screens', 'shell'];
/** The layers of `app`, from the bottom up. */
export const APP_ROOMS = [
  'portal',
  'data',
  'queries',
  'prerender',
  'router',
  'live',
  'offline',
  'avisos',
  'radio',
  'routes',
  'shell',
];

/**
 * Folders whose direct subfolders form layers: no two import each other, nor several in a circle
 * (`no-circle-of-folders`).
 */
export const LAYERED_ROOTS = [
  { root: 'packages/server/src/modules' },
  { root: 'packages/server/src' },
  { root: 'packages/app/src' },
  { root: 'packages/app/src/routes' },
  { root: 'packages/cli/src' },
  { root: 'packages/ui/src' },
  { root: 'packages/domain/src' },
  { root: 'packages/api-client/src' },
];

/** No layer imports a higher one. @param layers [name, folders] each, in the folder `inside` */
const noClimbing = (name, layers, inside = '') =>
  layers.slice(0, -1).map(([layer, folders], index) => {
    const above = layers.slice(index + 1).flatMap(([, others]) => others);
    return {
      name: `${name}-${layer}-reads-nothing-above-it`,
      from: { path: sources(name, `${inside}(${folders.join('|')})/`), pathNot: TEST_FILES },
      to: { path: sources(name, `${inside}(${above.join('|')})/`) },
    };
  });
/** Makes each folder a layer of its own. */
export const eachAlone = (rooms) => rooms.map((room) => [room, [room]]);

/** People's rows: the one module whose repositories other modules may import. */
const PEOPLE = sources('server', 'modules/personas/.*\\.repository\\.ts$');

const forbidden = [
  {
    name: 'domain-depends-on-nothing-of-ours',
    comment: 'domain is pure rules: everyone reads it, so it may read nobody.',
    from: { path: sources('domain') },
    to: { path: sources('api-client|ui|app|server|cli|testing') },
  },
  {
    name: 'domain-has-no-io',
    comment:
      'Rules that touch a disk, a socket or a browser cannot run in both the form and the server. Tables are read from text alone.',
    from: {
      path: sources('domain'),
      pathNot: [TEST_FILES, sources('domain', 'tabla/parseTabla\\.ts$')],
    },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
  },
  {
    name: 'domain-takes-one-library',
    comment: 'The reader of tables stands on one that turns text into cells, and on nothing else.',
    from: { path: sources('domain', 'tabla/parseTabla\\.ts$') },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
      pathNot: 'node_modules/(@types/)?papaparse/',
    },
  },
  {
    name: 'api-client-reads-only-domain',
    from: { path: sources('api-client') },
    to: { path: sources('ui|app|server|cli|testing') },
  },
  {
    name: 'ui-reads-no-upper-package',
    comment: 'A screen asks by callbacks; routes, queries and servers are not its business.',
    from: { path: sources('ui') },
    to: { path: sources('app|server|cli|testing') },
  },
  {
    name: 'ui-never-calls-the-server',
    comment: 'From api-client a screen takes the types and the tables, never the client.',
    from: { path: sources('ui') },
    to: {
      path: sources('api-client'),
      pathNot: sources('api-client', '(schema|access|operations)\\.ts$'),
    },
  },
  {
    name: 'app-reads-no-server-or-cli',
    from: { path: sources('app') },
    to: { path: sources('server|cli|testing') },
  },
  {
    name: 'server-reads-no-client-package',
    comment: 'Nor does what its tests stand on: the command’s tests stand on it too.',
    from: { path: sources('server|testing|demo') },
    to: { path: sources('ui|app|cli') },
  },
  {
    name: 'server-takes-only-the-contract-from-api-client',
    from: { path: sources('server') },
    to: {
      path: sources('api-client'),
      pathNot: sources('api-client', '(schema|access|operations)\\.ts$'),
    },
  },
  {
    name: 'cli-goes-through-the-api',
    comment:
      'No second process may open the embedded database, and permissions hold for scripts too. Its tests open a real server to call.',
    from: { path: sources('cli'), pathNot: sources('cli', '(testing/|.*\\.test\\.ts$)') },
    to: { path: sources('ui|app|server') },
  },
  {
    name: 'schema-is-only-types',
    comment: 'The generated schema exists for the compiler; at run time it must weigh nothing.',
    from: { path: sources('domain|ui|app|server|cli|demo'), pathNot: TEST_FILES },
    to: { path: sources('api-client', 'schema\\.ts$'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repositories-are-private',
    comment:
      'Another module’s tables change through its service, which knows its rules and writes its audit rows. People have neither: every act sets something of their row.',
    from: { path: sources('server', 'modules/([^/]+)/') },
    to: {
      path: sources('server', 'modules/[^/]+/.*\\.repository\\.ts$'),
      pathNot: ['^packages/server/src/modules/$2/', PEOPLE],
    },
  },
  {
    name: 'modules-meet-at-services',
    comment: 'From another module only its service.',
    from: { path: sources('server', 'modules/([^/]+)/'), pathNot: TEST_FILES },
    to: {
      path: sources('server', 'modules/[^/]+/'),
      pathNot: ['^packages/server/src/modules/$2/', '\\.service\\.ts$', PEOPLE],
    },
  },
  {
    name: 'nothing-stands-on-the-demo',
    comment: 'The demo is a program of its own: it starts the server with its seed.',
    from: { path: sources('domain|api-client|ui|app|server|cli'), pathNot: TEST_FILES },
    to: { path: sources('demo') },
  },
  ...noClimbing('server', eachAlone(SERVER_ROOMS)),
  ...noClimbing('server', Object.entries(SERVER_MODULES), 'modules/'),
  {
    name: 'server-modules-have-a-layer',
    comment: 'A module that stands in no layer of SERVER_MODULES would escape their order.',
    from: { path: sources('server') },
    to: {
      path: sources('server', 'modules/[^/]+/'),
      pathNot: sources('server', `modules/(${Object.values(SERVER_MODULES).flat().join('|')})/`),
    },
  },
  ...noClimbing('ui', eachAlone(UI_ROOMS)),
  ...noClimbing('app', eachAlone(APP_ROOMS)),
  {
    name: 'no-test-code-in-production',
    from: { path: '^packages/[^/]+/src/', pathNot: TEST_FILES },
    to: { path: TEST_FILES },
  },
  {
    name: 'testing-is-for-tests',
    comment:
      'Nothing that ships, builds or starts the portal may need the package that its tests stand on.',
    from: { pathNot: TEST_FILES },
    to: { path: '^packages/testing/' },
  },
  {
    name: 'no-development-packages-in-production',
    comment:
      'What a package needs to run stands in its own dependencies; the command is one file that has all of it inside (0062).',
    from: { path: '^packages/(?!cli/)[^/]+/src/', pathNot: TEST_FILES },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'packages-are-read-as-sources',
    comment:
      'An import across packages that ends anywhere else would escape the rules about their sources.',
    from: {},
    to: {
      path: [
        '(^|/)node_modules/@garita/',
        '^packages/(?!app/build/|cli/bin/)[^/]+/(?!(src|node_modules)/|package\\.json$)',
      ],
    },
  },
  {
    name: 'builds-are-for-builds',
    comment: 'How the portal is put into files is no part of it.',
    from: { pathNot: '^packages/app/(build/|vite\\.config\\.ts$)' },
    to: { path: '^packages/app/build/' },
  },
  {
    name: 'everything-resolves',
    comment:
      'An import the tool cannot follow would escape every other rule. What the bench measures beside has an install of its own, and what the book reads of the sources is made when it is built.',
    from: { pathNot: '^bench/peers/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|\\.types|storybook-static)/' },
    // Types count too: a type import couples a screen to the server just as well.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
