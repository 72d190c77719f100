import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchMudanza } from './services/sistema/mudanza/fetchMudanza';

const page = (row: (index: number) => object, length = 5000) =>
  Array.from({ length }, (_, index) => row(index));

/** A portal that says that it is one of ours, leads out of the folder, and repeats itself. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  configuracion: { zona: 'UTC' },
  validateT: true,
  getAllMultas: page((index) => ({ id: index === 4999 ? 'x/../../../../fuera' : index })),
  getAllDespidos: [{ usuarioNombre: 'ñ'.repeat(100) }],
  allVentas: page(() => ({ id: 7 })),
  getLog: { tiempos: page(() => ({ id: 1, fecha: '2026-01-05T10:00:00.000Z' }), 200) },
};

let base: string;
let portal: Server;
let asked: string[];
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'garita-hostil-'));
  asked = [];
  portal = createServer((request, response) => {
    const call = (request.url ?? '').split(/[/?]/)[2] ?? '';
    asked.push(`${request.method} ${call}`);
    const answer =
      request.method === 'POST' && call === 'getLog' ? page(() => ({ id: 1 }), 200) : null;
    response.end(JSON.stringify(answer ?? ANSWERS[call] ?? []));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => portal.close(resolve));
  rmSync(base, { recursive: true, force: true });
});

const copy = () =>
  fetchMudanza(
    {
      desde: `http://127.0.0.1:${(portal.address() as AddressInfo).port}`,
      llave: 'llave',
      carpeta: join(base, 'viejo'),
      ritmo: 10_000,
      signal: new AbortController().signal,
    },
    { begin: () => undefined, add: () => undefined },
  );

test('a hostile portal gets no file outside the folder, and no copy without end', async () => {
  const { portada } = await copy();
  expect(portada.faltan.map(({ razon }) => razon)).toContain('su nombre no cabe en un fichero');
  expect(readdirSync(base)).toEqual(['viejo']);
  expect(asked.filter((one) => one === 'GET getAllMultas')).toHaveLength(1);
  expect(asked.filter((one) => one === 'GET allVentas')).toHaveLength(2);
  expect(asked.filter((one) => one === 'POST getLog')).toHaveLength(1);
});

test('a damaged file is asked for again', async () => {
  await copy();
  writeFileSync(join(base, 'viejo/listas/getUsuarios.json'), '[{"id":');
  asked = [];
  await copy();
  expect(asked.filter((one) => one === 'GET getUsuarios')).toHaveLength(1);
  expect(asked.filter((one) => one === 'GET getAllMultas')).toHaveLength(0);
});
