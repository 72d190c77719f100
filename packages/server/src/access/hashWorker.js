// A thread of createPasswordHasher: hashes passwords, one at a time. In JavaScript, so that Node
// starts it from the source too.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

const FUNCTIONS = { hashSync, verifySync };

// Requests run before hashes. Only on Linux has a thread a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort.on('message', ({ name, args }) => {
  try {
    parentPort.postMessage({ result: FUNCTIONS[name](...args) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
