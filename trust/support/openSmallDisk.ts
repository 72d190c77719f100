import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few hundred megabytes. Only processes in its namespace see it; it ends with them. */
export interface SmallDisk {
  /** The disk's folder inside the namespace. */
  readonly folder: string;
  /** The same folder from this process. */
  readonly outside: string;
  /** The command prefix that runs another command inside. */
  readonly inside: readonly string[];
  freeBytes(): number;
  /** @param bytes the bytes to leave free */
  fillTo(bytes: number): void;
  empty(): void;
  close(): Promise<void>;
}

/**
 * A tmpfs in its own mount namespace; without root, also in a user namespace.
 * @throws if the system allows neither; the error names the requirement
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'garita-disco-'));
  const isRoot = process.getuid?.() === 0;
  // `cat` ends when its standard input closes, so the disk never outlives this process.
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && echo listo && exec cat`;
  const holder = spawn(
    'unshare',
    [...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', 'sh', '-c', script, 'sh', folder],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ready = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'close').then(() => false),
    once(holder, 'error').then(() => false),
  ]);
  if (!ready)
    throw new Error(
      'A small disk needs Linux with util-linux (unshare, nsenter), and root or user namespaces (kernel.unprivileged_userns_clone).',
    );
  const outside = `/proc/${holder.pid}/root${folder}`;
  const ballast = join(outside, 'lastre');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(outside);
    return bavail * bsize;
  };
  return {
    folder,
    outside,
    inside: [
      'nsenter',
      '--target',
      String(holder.pid),
      '--mount',
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      '--',
    ],
    freeBytes,
    fillTo: (bytes) =>
      writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes() - bytes)), { flag: 'a' }),
    empty: () => truncateSync(ballast, 0),
    close: async () => {
      const closed = once(holder, 'close');
      holder.stdin.end();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
