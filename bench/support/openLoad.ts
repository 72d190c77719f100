import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { atTheEnd } from './cleanUp';
import { inBench } from './paths';

export interface LoadRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadJob {
  readonly url: string;
  /** The requests that each connection sends in rotation. */
  readonly requests: readonly LoadRequest[];
  /** Keep-alive connections, each with one request at a time. */
  readonly connections?: number;
  readonly seconds: number;
  readonly expect: readonly number[];
}

/** @returns answers per second */
export type Load = (job: LoadJob) => Promise<number>;

const CONNECTIONS = 10;

export function openLoad(): Load {
  const child: ChildProcess = fork(inBench('peers/load.mjs'), { execArgv: [] });
  atTheEnd(() => child.disconnect());
  return async (job) => {
    child.send({ connections: CONNECTIONS, ...job });
    const [{ perSecond, error }] = (await once(child, 'message')) as [
      { perSecond?: number; error?: string },
    ];
    if (perSecond === undefined) throw new Error(error);
    return perSecond;
  };
}
