import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atTheEnd } from './cleanUp';

export interface ProcessOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The timeout until the program serves, in milliseconds. */
  readonly patience?: number;
}

export interface RunningProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** The log line with the address, of the portal and of every peer. */
const READY = /(?:Garita lista en|ready) (http:\/\/\S+?)\/?\s/;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await closed.finally(() => clearTimeout(impatience));
}

/** Starts a node program and waits until it serves. It is stopped at the end of the run. */
export async function startProcess(
  args: readonly string[],
  { env = process.env, cwd, patience = 120_000 }: ProcessOptions = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  atTheEnd(() => end(child));
  let written = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${args.join(' ')} ${why}:\n${written.slice(-4000)}`));
    const timer = setTimeout(() => fail(`did not serve within ${patience / 1000} s`), patience);
    child.once('close', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        // Later output is read and dropped: a full pipe would block the writer.
        if (written.length > 1_000_000) return;
        written += chunk.toString('utf8');
        const found = READY.exec(written)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
  });
  return { url, stop: () => end(child) };
}
