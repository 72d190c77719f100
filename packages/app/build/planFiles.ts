import { build, type InlineConfig, type Rolldown } from 'vite';
import { groupParts, type Part } from './groupParts';

/** What every page needs and no change of ours touches: it keeps its name, and so stays in people's browsers, when the portal changes. */
const LIBRARIES =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion\/[^/]+|openapi-fetch)\//;

/** What is needed together: a file for it. */
interface Start {
  readonly file: string;
  /** What is fetched for later, by its name: all of it, with all that it imports. */
  readonly parts?: readonly string[];
  /** The same, but only what something else imports as well: its own code stays a file of its own. */
  readonly shares?: readonly string[];
}

/** In the order in which people need them; what an earlier one has is left out of the next. */
const STARTS: readonly Start[] = [
  // Everybody: the frame and what the start shows to a visitor.
  { file: 'marco', parts: ['index', 'ConnectedPaga', 'ConnectedBloques', 'Accesos'] },
  // The icons of the phone's bar, which others show as well.
  { file: 'iconos', shares: ['BottomBar'] },
  // Whoever is signed in, on any device.
  {
    file: 'dentro',
    parts: [
      'AvisosNuevos',
      'CercaDeNombres',
      'ConnectedDia',
      'ConnectedPuesto',
      'EstadosStrip',
      'PendingCounts',
      'Recordatorio',
      'Vivo',
    ],
  },
  // What tells of failures, and with it what every dialog is made of.
  { file: 'dialogo', parts: ['ToastRegion', 'ConnectedFailure'] },
  // The door, and with it what every form is made of.
  { file: 'formulario', shares: ['LoginDialog', 'ConnectedRegistro'] },
];

/** The names of the files that the document brings. */
export const FIRST_FILES = ['base', 'marco'];

/** What a visit begins with; everything else that is fetched for later is opened from there, and finds most of what it needs loaded. */
const SCREEN = /packages\/app\/src\/routes\//;
/** How much what is opened from a screen counts beside a screen. */
const OPENED = 0.25;

type Chunk = Rolldown.OutputChunk;

const modulesOf = ({ modules }: Chunk): string[] =>
  Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0);

/** The bundle as it is when nothing is joined: a file for each set of entries. */
async function bundleApart(config: InlineConfig): Promise<Chunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  return [result]
    .flat()
    .flatMap((made) =>
      'output' in made ? made.output.filter((file) => file.type === 'chunk') : [],
    );
}

/** The entries of a bundle, each with all that it needs before it can start. */
function reachOf(chunks: readonly Chunk[]): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const walk = (chunk: Chunk, seen: Set<Chunk>): Set<Chunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next) walk(next, seen);
    }
    return seen;
  };
  return new Map(
    chunks
      .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
      .map((entry) => [entry, walk(entry, new Set())]),
  );
}

/** What several entries share beyond the starts, as a part to be joined with others. */
function toPart(chunk: Chunk, users: readonly Chunk[], chunks: readonly Chunk[]): Part {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return {
    modules: modulesOf(chunk),
    entries: new Map(
      users.map((entry) => [entry.fileName, SCREEN.test(entry.facadeModuleId ?? '') ? 1 : OPENED]),
    ),
    size: chunk.code.length,
    imports: new Set(imported.flatMap(modulesOf)),
  };
}

/**
 * Which file each module of the portal goes to; a module without one goes where the bundler puts it, to the entry that alone needs it.
 * Found out by bundling once without joining anything, so that only what is really imported counts.
 */
export async function planFiles(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const chunks = await bundleApart(config);
  const reach = reachOf(chunks);
  const users = new Map(
    chunks.map((chunk) => [
      chunk,
      [...reach].flatMap(([entry, needs]) => (needs.has(chunk) ? [entry] : [])),
    ]),
  );
  const plan = new Map<string, string>();
  const rest = new Set(chunks);
  const place = (chunk: Chunk, file: string) => {
    rest.delete(chunk);
    for (const id of modulesOf(chunk)) plan.set(id, LIBRARIES.test(id) ? 'base' : file);
  };
  for (const { file, parts = [], shares = [] } of STARTS) {
    for (const chunk of rest) {
      const { length } = users.get(chunk) ?? [];
      const isUsedBy = (names: readonly string[]) =>
        users.get(chunk)?.some(({ name }) => names.includes(name)) ?? false;
      if (isUsedBy(parts) || (length > 1 && isUsedBy(shares))) place(chunk, file);
    }
  }
  const shared = [...rest].filter((chunk) => (users.get(chunk)?.length ?? 0) > 1);
  const joined = groupParts(shared.map((chunk) => toPart(chunk, users.get(chunk) ?? [], shared)));
  for (const [index, { modules }] of joined.entries())
    for (const id of modules) plan.set(id, `comun${index + 1}`);
  return plan;
}
