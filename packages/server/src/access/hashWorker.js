// A thread of createPasswordHasher, which hashes one password at a time. The file is JavaScript, so
// that Node can start it from the source too.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

const FUNCTIONS = { hashSync, verifySync };

// Requests come before hashes. Only on Linux can a thread have its own priority.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort.on('message', ({ name, args }) => {
  try {
    parentPort.postMessage({ result: FUNCTIONS[name](...args) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
