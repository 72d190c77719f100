import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line, Row } from '../Row';
import { interleave } from '../support/interleave';
import { portalEnvironment, seedDemo } from '../support/openAgency';
import { inBench, inProject } from '../support/paths';
import { runNode } from '../support/runNode';

/** The interval between two attempts to get a first answer, in milliseconds. */
const IMPATIENCE = 5;
const PATIENCE = 30_000;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Milliseconds from the process start to its first successful answer, without the shutdown. */
async function startOnce(script: string, path: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await findFreePort();
  const start = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
      if (performance.now() - start > PATIENCE) throw new Error(`${script} does not answer.`);
      await sleep(IMPATIENCE);
    }
    return performance.now() - start;
  } finally {
    await end(child);
  }
}

/** A start on an existing folder and database, with an agency of the demo's usual size. */
export const coldStart: Row = {
  name: 'start',
  async run(bench) {
    const env = {
      postgres: portalEnvironment(
        bench.createFolder('start-postgres'),
        await bench.createDatabase('start'),
      ),
      embedded: portalEnvironment(bench.createFolder('start-embedded'), null),
      hand: { ...process.env, HAND_DATABASE_URL: await bench.createDatabase('start_hand') },
      handEmbedded: { ...process.env, HAND_FOLDER: bench.createFolder('start-hand') },
    };
    await Promise.all([
      seedDemo(env.postgres, []),
      seedDemo(env.embedded, []),
      ...[env.hand, env.handEmbedded].map((one) =>
        runNode([inBench('peers/hand/prepare.mjs'), '60'], one),
      ),
    ]);
    const portal = inProject('scripts/start.mjs');
    const hand = inBench('peers/hand/main.mjs');
    const found = await interleave(
      {
        hand: () => startOnce(hand, '/health', env.hand),
        handEmbedded: () => startOnce(hand, '/health', env.handEmbedded),
        postgres: () => startOnce(portal, '/api/health', env.postgres),
        embedded: () => startOnce(portal, '/api/health', env.embedded),
      },
      { budget: 25_000 },
    );
    const line = (
      database: 'postgres' | 'embedded',
      name: string,
      peer: string,
      ms: number,
    ): Line => ({
      work: `cold start to the first answer, ${name}`,
      unit: 'ms',
      peers: { [peer]: ms },
      garita: { [database]: found[database] },
      goal: { bound: 'atMost', value: 2.5, of: peer },
      note: 'what `npm start` runs; npm’s own time is left out on both sides',
    });
    return [
      line('postgres', 'PostgreSQL', 'Fastify + pg', found.hand),
      line('embedded', 'embedded', 'Fastify + PGlite', found.handEmbedded),
    ];
  },
};
