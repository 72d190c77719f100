// Many clients sign in repeatedly, each from its own address, and respect Retry-After. The clients
// run in a separate process, which handles one job at a time.
import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });
const body = JSON.stringify({ usuario: 'Guardia-00001', clave: 'no es esta' });

const signIn = (url, address) =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
    };
    const sent = request(
      `${url}/api/login`,
      { agent, method: 'POST', headers, timeout: 60_000 },
      (response) => {
        response.resume().once('end', () =>
          resolve({
            status: response.statusCode,
            wait: Number(response.headers['retry-after'] ?? 0),
          }),
        );
      },
    );
    sent.once('error', reject).end(body);
  });

let stop = new AbortController();

async function insist(url, address, counts) {
  while (!stop.signal.aborted) {
    const { status, wait } = await signIn(url, address);
    counts[status] = (counts[status] ?? 0) + 1;
    if (wait > 0)
      await sleep(wait * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}

process.on('message', async ({ url, people }) => {
  if (!url) return stop.abort();
  stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const counts = {};
  try {
    await Promise.all(
      Array.from({ length: people }, (_, i) =>
        insist(url, `81.40.${Math.floor(i / 200)}.${(i % 200) + 1}`, counts),
      ),
    );
    process.send({ counts });
  } catch (error) {
    process.send({ error: String(error.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());
