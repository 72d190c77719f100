import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { atTheEnd } from './cleanUp';
import { inBench } from './paths';

export type StormCounts = Readonly<Record<string, number>>;

/** Clients sign in repeatedly, each from its own address, until stopped. */
export type Storm = (url: string, people: number) => { stop(): Promise<StormCounts> };

export function openStorm(): Storm {
  const child: ChildProcess = fork(inBench('peers/storm.mjs'), { execArgv: [] });
  atTheEnd(() => child.disconnect());
  return (url, people) => {
    child.send({ url, people });
    return {
      stop: async () => {
        child.send({});
        const [{ counts, error }] = (await once(child, 'message')) as [
          { counts?: StormCounts; error?: string },
        ];
        if (!counts) throw new Error(error);
        return counts;
      },
    };
  };
}
