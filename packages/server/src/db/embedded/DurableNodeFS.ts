import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;

interface NodeFileSystem {
  realPath(node: unknown): string;
  /** Runs a step and reports its failure to PostgreSQL as an errno. */
  tryFSOperation(step: () => void): void;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/**
 * PGlite's file system over a folder, with the missing fsync added. Without fsync, a power cut
 * loses answered commits, whose bytes are still in the kernel's memory. The class uses PGlite's
 * internals. So `package.json` pins PGlite's version exactly, and a test checks that each commit
 * reaches fsync.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pglite, options]: InitArguments): ReturnType<NodeFS['init']> {
    const started = await super.init(pglite, options);
    const preRun = started.emscriptenOpts.preRun ?? [];
    started.emscriptenOpts.preRun = [
      ...preRun,
      (module) => addFsync((module as unknown as { NODEFS: NodeFileSystem }).NODEFS),
    ];
    return started;
  }
}

function addFsync(nodeFs: NodeFileSystem): void {
  nodeFs.stream_ops.fsync = (stream) => {
    // A JavaScript exception would skip PostgreSQL's error handling and leave a commit half done.
    nodeFs.tryFSOperation(() => {
      if (stream.nfd === undefined) syncFolder(nodeFs.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
    });
    return 0;
  };
}

/**
 * Makes the names of a folder's created and renamed files durable. PGlite keeps no descriptor of a
 * folder.
 */
export function syncFolder(folder: string): void {
  sync(folder, 'r');
}

/**
 * Syncs a new folder with all its files. PGlite never syncs the files that it copies into a new
 * folder.
 */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(name);
    else sync(name, 'r+');
  }
  syncFolder(folder);
}

function sync(name: string, flags: string): void {
  const descriptor = fs.openSync(name, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * PGlite starts with `-F` (no fsync), and Emscripten's fdatasync does nothing. These parameters
 * make each commit call fsync.
 */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
