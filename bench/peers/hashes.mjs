// Prints the password checks per second with one core free.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

const MS = 700;
const hashed = await hash('garita-demo', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const start = performance.now();
let count = 0;
await Promise.all(
  Array.from({ length: Math.max(1, availableParallelism() - 1) }, async () => {
    while (performance.now() - start < MS) {
      await verify(hashed, 'garita-demo');
      count++;
    }
  }),
);
console.log((count * 1000) / (performance.now() - start));
