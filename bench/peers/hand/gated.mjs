import { availableParallelism } from 'node:os';

let free = Math.max(1, availableParallelism() - 1);
const waiting = [];

/** As many hashes at once as leave a core for everybody else. */
export async function gated(work) {
  if (free === 0) await new Promise((resolve) => waiting.push(resolve));
  else free--;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
