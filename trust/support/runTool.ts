import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../scripts/build.mjs';

type Tool = 'respaldo' | 'mudanza';

const fileOf = (tool: Tool): string =>
  fileURLToPath(new URL(`../../packages/server/dist/${tool}.js`, import.meta.url));

/** The tool's whole environment. */
export type Place =
  | { readonly DATA_DIR: string }
  | { readonly DATABASE_URL: string; readonly BACKUP_DIR: string };

export async function startTool(
  place: Place,
  args: readonly string[],
  tool: Tool = 'respaldo',
): Promise<ChildProcessWithoutNullStreams> {
  await buildIfNeeded('servidor');
  return spawn(process.execPath, [fileOf(tool), ...args], {
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', ...place },
  });
}

/** @param typed the tool's standard input */
export async function runTool(
  place: Place,
  args: readonly string[],
  typed = '',
  tool: Tool = 'respaldo',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = await startTool(place, args, tool);
  const ended = once(child, 'close');
  child.stdin.on('error', () => undefined).end(typed);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, stdout, stderr };
}
