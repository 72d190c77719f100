import type { Database } from '../databases';
import { call, forEachOf, type Person, signIn } from './client';
import { fillPayroll } from './fillPayroll';
import { inProject } from './paths';
import { type RunningProcess, startProcess } from './startProcess';

const PERSONAS = 5_000;
const SESIONES = 190;
/** People who sign in, clock in, and are due for a promotion. */
const STAFF = 240;
/** The staff's category, which gets the permission of Tiempos. */
const CATEGORIA = 2;
const AT_ONCE = 4;

export interface Agency {
  readonly database: Database;
  readonly url: string;
  /** Fundadora, who has every permission. */
  readonly boss: Person;
  /** Signed in, clocked in, with the permission of Tiempos, and due for a promotion. */
  readonly staff: readonly Person[];
}

/**
 * The environment of a portal, without the developer's own variables: a DATABASE_URL could be a
 * real agency's.
 */
export const portalEnvironment = (
  dataDir: string,
  databaseUrl: string | null,
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  DATA_DIR: dataDir,
  LOGIN_LIMIT: '1000000',
  // The storm sends many client addresses.
  TRUST_PROXY: '127.0.0.1',
  BACKUP_EVERY_HOURS: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/**
 * Starts a portal on an existing folder, as `npm start` does, but without the start time of npm.
 */
export const startPortal = (env: NodeJS.ProcessEnv): Promise<RunningProcess> =>
  startProcess([inProject('scripts/start.mjs')], { env });

/** Fills an empty folder or database with the demo's data, and stops the demo. */
export async function seedDemo(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const demo = await startProcess([inProject('scripts/demo.mjs'), ...args], { env });
  await demo.stop();
}

interface Shift {
  readonly usuario: string;
  readonly id_categoria: number;
  readonly grupo: string;
}

async function staffUp(url: string, boss: Person): Promise<Person[]> {
  const { key } = boss;
  const { body: turnos } = await call<Shift[]>(url, 'ext/turnos', { key });
  const names = turnos
    .filter(({ grupo, id_categoria }) => grupo === 'ahora' && id_categoria === CATEGORIA)
    .map(({ usuario }) => usuario);
  if (names.length < STAFF)
    throw new Error(`Only ${names.length} people of category ${CATEGORIA} are due to be promoted.`);
  await call(url, 'ext/matriz', {
    key,
    body: { data: [2, 3, 4].map((id_categoria) => ({ id_categoria, permisos: ['tt'] })) },
  });
  const staff: Person[] = [];
  await forEachOf(names.slice(0, STAFF), AT_ONCE, async (usuario) => {
    const person = await signIn(url, usuario);
    staff.push(person);
    await call(url, 'actionFichar', { key: person.key, body: { op: 0 }, mayFail: true });
  });
  await call(url, 'actionFichar', { key, body: { op: 0 }, mayFail: true });
  const [{ body: open }, { body: candidates }] = [
    await call<unknown[]>(url, 'getAllTime', { key }),
    await call<{ id: number; id_categoria: number }[]>(url, 'getUsuariosTiempos', { key }),
  ];
  const wanted = candidates
    .filter(({ id_categoria }) => id_categoria === 1)
    .slice(0, SESIONES - open.length);
  await forEachOf(wanted, AT_ONCE, ({ id }) =>
    call(url, 'openTime', { key, body: { bajo: id, alto: boss.id } }),
  );
  return staff;
}

export interface AgencyPlace {
  readonly database: Database;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Number of generated entries in the agency's payroll. */
  readonly registros: number;
}

/** Creates the large agency on one database and opens it. */
export async function openAgency({
  database,
  dataDir,
  databaseUrl,
  registros,
}: AgencyPlace): Promise<Agency> {
  const env = portalEnvironment(dataDir, databaseUrl);
  await seedDemo(env, ['--personas', String(PERSONAS)]);
  if (registros > 0) await fillPayroll(dataDir, databaseUrl, registros);
  const { url } = await startPortal(env);
  const boss = await signIn(url, 'Fundadora');
  return { database, url, boss, staff: await staffUp(url, boss) };
}
