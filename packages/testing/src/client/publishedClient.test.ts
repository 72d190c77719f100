import {
  type ApiClient,
  ApiError,
  call,
  createGarita,
  followChanges,
  rows,
  type StreamEvent,
} from '@garita/api-client/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../acts/cambios';
import { insertToken } from '../agency/insertToken';
import { openTestAgency, type TestAgency } from '../agency/testAgency';

// Tests the published client (`npm run pack`) as another program uses it, over a real connection.

let agency: TestAgency;
let baseUrl: string;
beforeAll(async () => {
  agency = await openTestAgency();
  baseUrl = await listen(agency.app);
});
afterAll(() => agency.close());

const clientOf = async (name: string): Promise<ApiClient> =>
  createGarita({ baseUrl, token: await insertToken(agency, await agency.idOf(name), null) });
const fineFrom = (client: ApiClient, usuario: number, motivo: string) =>
  call(client, 'sendMulta', { usuario, motivo, creditos: 5 });

test('without a token the client makes only public calls', async () => {
  const client = createGarita({ baseUrl });
  expect(await call(client, 'configuracion')).toMatchObject({ siglas: expect.any(String) });
  await expect(call(client, 'getAllMultas')).rejects.toMatchObject({
    name: 'ApiError',
    httpStatus: 401,
  });
});

test('a refusal is an ApiError with the status and the field', async () => {
  const client = createGarita({ baseUrl, token: await agency.keyOf('Supervisora') });
  const refused = fineFrom(client, await agency.idOf('Recluta'), '');
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ httpStatus: 400, campo: 'motivo' });
});

test('the rows of a list come one by one, in its order', async () => {
  const client = createGarita({ baseUrl, token: await agency.keyOf('Supervisora') });
  const usuario = await agency.idOf('Recluta');
  for (const motivo of ['Primera', 'Segunda']) await fineFrom(client, usuario, motivo);
  const fundadora = await clientOf('Fundadora');
  const read: unknown[] = [];
  for await (const multa of rows(fundadora, 'getAllMultas')) read.push(multa);
  expect(read.length).toBeGreaterThan(1);
  expect(read).toEqual(await call(fundadora, 'getAllMultas'));
});

test('a change arrives through the iterator, and leaving the loop ends the connection', async () => {
  const supervisora = createGarita({ baseUrl, token: await agency.keyOf('Supervisora') });
  const usuario = await agency.idOf('Recluta');
  const heard: StreamEvent[] = [];
  for await (const event of followChanges(supervisora)) {
    heard.push(event);
    if (event.name === 'versiones') await fineFrom(supervisora, usuario, 'Perfil privado');
    if (event.name === 'tema' && event.data.tema === 'multas') break;
  }
  expect(heard[0]?.name).toBe('versiones');
});

test('an invalid token ends the iterator with the refusal', async () => {
  const stranger = createGarita({ baseUrl, token: 'gat_0_nada' });
  await expect(followChanges(stranger).next()).rejects.toMatchObject({ httpStatus: 401 });
});

test('a signal ends the iterator without an error', async () => {
  const end = new AbortController();
  const client = createGarita({ baseUrl, token: await agency.keyOf('Supervisora') });
  const seen: string[] = [];
  for await (const { name } of followChanges(client, { signal: end.signal })) {
    seen.push(name);
    end.abort();
  }
  expect(seen[0]).toBe('versiones');
});
