import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { atTheEnd } from './cleanUp';
import { inBench } from './paths';

/** How many answers there were of each status. */
export type StormCounts = Readonly<Record<string, number>>;

/** Has so many people sign in over and over at a portal, each from an address of its own, until it is stopped. */
export type Storm = (url: string, people: number) => { stop(): Promise<StormCounts> };

/** Starts the process in which they do. */
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
