import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inProject } from '../lib/project.mjs';

const SOURCES = inProject('packages/ui/src');
/** Modules that an app needs beside the components, and types of their properties. */
const BESIDE = {
  DataTable: ['components/DataTable/column'],
  UiProvider: ['components/UiProvider', 'components/CaraContext'],
  UserPicker: ['components/UserPicker/findPeople'],
  useForm: ['form/useForm', 'form/FormNotice', 'form/refusal', 'form/unsent'],
  icons: ['components/icons/index'],
  layout: ['components/layout'],
  'screens/cola': ['screens/cola/ColaDeLista', 'screens/cola/colaKeys'],
  'screens/puesto': ['screens/equipo/puesto/Puesto', 'screens/equipo/puesto/PuestoProps'],
  selection: ['components/DataTable/selection/useSelection'],
  theme: [
    'theme/collectStyles',
    'theme/documentCss',
    'theme/themeScript',
    'theme/tokens',
    'theme/useTheme',
    '@garita/domain/agencia/acentoCss',
  ],
  toast: ['components/toast'],
};

/** The modules whose properties a page of the book shows. */
const listComponents = () =>
  readdirSync(SOURCES, { recursive: true })
    .filter((path) => path.endsWith('.docs.tsx'))
    .flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/from '(\.[^']+)\.tsx\?props'/g)].map(
        ([, module]) => join(dirname(path), module),
      ),
    );

/** The screens of a folder, with their properties. */
const listScreens = (folder) =>
  readdirSync(join(SOURCES, 'screens', folder))
    .filter((file) => /(Screen\.tsx|ScreenProps\.ts)$/.test(file))
    .map((file) => `screens/${folder}/${file.replace(/\.tsx?$/, '')}`);

/**
 * The entries of the published ui: one for each component and one for each folder of screens.
 * @returns entry name, such as `Button` or `screens/multas` → the modules that the entry
 *   re-exports: paths from `packages/ui/src`, or a module of `@garita/domain`
 */
export function listEntries() {
  const entries = new Map();
  const add = (name, modules) =>
    entries.set(name, [...new Set([...(entries.get(name) ?? []), ...modules])]);
  for (const module of listComponents()) add(basename(module), [module]);
  for (const { name } of readdirSync(join(SOURCES, 'screens'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && listScreens(entry.name).length > 0,
  ))
    add(`screens/${name}`, listScreens(name));
  for (const [name, modules] of Object.entries(BESIDE)) add(name, modules);
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
