// heap.mjs PID: a node process's memory after garbage collection, in kilobytes (heap and external
// buffers, without the kernel's part of connections). It opens the process's debugger and closes it
// again. Needs --experimental-websocket on nodes without WebSocket.
import { setTimeout as sleep } from 'node:timers/promises';

const PORT = 9229;
const USED = '(({ heapUsed, external }) => (heapUsed + external) / 1024)(process.memoryUsage())';
// After the response is sent.
const CLOSE = "setTimeout(() => process.getBuiltinModule('inspector').close(), 50)";

async function findDebugger() {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const [{ webSocketDebuggerUrl }] = await (
        await fetch(`http://127.0.0.1:${PORT}/json/list`)
      ).json();
      return webSocketDebuggerUrl;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('No debugger answers.');
}

process.kill(Number(process.argv[2]), 'SIGUSR1');
const socket = new WebSocket(await findDebugger());
await new Promise((resolve, reject) => {
  socket.onopen = resolve;
  socket.onerror = () => reject(new Error('The debugger does not listen.'));
});
let asked = 0;
const ask = (method, params) => {
  const id = ++asked;
  const answer = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.id === id) resolve(message.result);
    });
  });
  socket.send(JSON.stringify({ id, method, params }));
  return answer;
};
// The second collection frees the objects that the first finalised.
await ask('HeapProfiler.collectGarbage');
await ask('HeapProfiler.collectGarbage');
const { result } = await ask('Runtime.evaluate', { expression: USED });
console.log(result.value);
await ask('Runtime.evaluate', { expression: CLOSE });
socket.close();
