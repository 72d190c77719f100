// Part `check`: tests without a server and a browser.
import { inProject, toolPath } from '../lib/project.mjs';
import { foldersWithoutTests, JEST } from './counts.mjs';
import { leftOut } from './sample.mjs';
import { excluding } from './serverFiles.mjs';
import { runTests, toolStep, vitestReports } from './steps.mjs';

const part = 'check';
const PACKAGES = ['domain', 'api-client', 'ui', 'app'];
const FOLDERS = [...PACKAGES.map((name) => `packages/${name}`), 'scripts'];

const unitTests = (context) =>
  runTests({
    context,
    script: toolPath('vitest'),
    args: (report, chosen = []) => [
      'run',
      ...[...PACKAGES, 'scripts'].map((name) => `--project=${name}`),
      ...vitestReports(report),
      ...excluding(leftOut('scripts')),
      ...chosen,
    ],
    report: 'unit.json',
    kind: JEST,
    // A filtered run leaves packages without tests.
    missing: context.touched
      ? undefined
      : (report) => foldersWithoutTests(report, FOLDERS).map((folder) => `sin pruebas: ${folder}`),
    tests: (file) =>
      FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && /\.test\.(tsx?|mjs)$/.test(file),
  });

export const checkSteps = [
  toolStep({
    part,
    name: 'archivos generados',
    script: inProject('scripts/generate.mjs'),
    args: ['--check'],
  }),
  toolStep({
    part,
    name: 'contrato',
    script: toolPath('@redocly/cli', 'redocly'),
    args: ['lint', 'openapi.yaml', '--config=redocly.yaml'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }),
  toolStep({
    part,
    name: 'tipos',
    script: toolPath('typescript-native', 'tsc'),
    // Single-threaded: threads would each check the shared types, for three times the memory
    // without a gain.
    args: ['-b', '.', 'e2e', 'bench', 'trust', '.storybook', '--singleThreaded'],
    env: { GOGC: '200', GOMEMLIMIT: '900MiB' },
  }),
  toolStep({
    part,
    name: 'estilo',
    script: toolPath('@biomejs/biome', 'biome'),
    args: ['check', '--error-on-warnings', '--max-diagnostics=100'],
  }),
  toolStep({ part, name: 'fronteras', script: inProject('scripts/boundaries.mjs') }),
  toolStep({ part, name: 'sobrantes', script: toolPath('knip'), args: ['--no-progress'] }),
  { part, name: 'unidades', run: unitTests },
];
