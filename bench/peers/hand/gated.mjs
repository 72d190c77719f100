import { availableParallelism } from 'node:os';

let free = Math.max(1, availableParallelism() - 1);
const waiting = [];

/** Limits concurrent hashes, so that one core stays free. */
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
