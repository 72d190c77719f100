import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that only its own processes see, and that is gone with them. */
export interface SmallDisk {
  /** Its folder, as processes inside see it. */
  readonly folder: string;
  /** The same folder as this process sees it. */
  readonly outside: string;
  /** The command that runs another one inside. */
  readonly inside: readonly string[];
  freeBytes(): number;
  /** Fills it until only so much is free. */
  fillTo(bytes: number): void;
  /** Takes away what filled it. */
  empty(): void;
  close(): Promise<void>;
}

/**
 * Opens one: a file system in memory, in a mount namespace of its own. Whoever is not root also gets a user namespace, in which they may mount.
 *
 * @throws where the system allows neither, saying what is needed.
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'garita-disco-'));
  const isRoot = process.getuid?.() === 0;
  // It lasts for as long as its standard input is open, and so never longer than this process.
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
