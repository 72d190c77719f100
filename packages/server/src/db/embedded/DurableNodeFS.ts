import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;

/** The part of Emscripten's file system over Node that is completed here. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  /** Runs a step and gives its failure to PostgreSQL as the error number that it understands. */
  tryFSOperation(step: () => void): void;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/**
 * PGlite's file system over a folder, with the fsync that it lacks: without it a commit is answered while its bytes
 * are still in the kernel's memory, and a power cut loses it. This reaches into PGlite's internals, so its version is
 * pinned exactly and a test sees each commit arrive at fsync.
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
    // An exception of JavaScript would fly past PostgreSQL's own handling and leave a commit neither done nor undone.
    nodeFs.tryFSOperation(() => {
      if (stream.nfd === undefined) syncFolder(nodeFs.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
    });
    return 0;
  };
}

/** Makes the names in a folder durable, as after creating or renaming a file. PGlite holds no descriptor of folders. */
export function syncFolder(folder: string): void {
  sync(folder, 'r');
}

/** Makes a folder durable with all that is in it: PGlite fills a new one with copies that it never syncs. */
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

/** PGlite starts with `-F` (no fsync). `wal_sync_method=fsync`, because Emscripten's fdatasync does nothing. */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
