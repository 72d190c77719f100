import {
  appendFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { makeRespaldo } from '@garita/testing/scenarios/respaldo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyArchive } from '../../respaldo/readArchive';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const asOwner = (params?: Record<string, string>) => ({
  as: 'Fundadora',
  ...(params && { params }),
});
const read = async () => (await agency.call('respaldos', asOwner())).body;
const fileOf = (id: string) => join(agency.backupDir, `garita-${id}.tar.gz`);
const ID = '2026-11-21T18-30-00Z-manual';

describe('a manual backup', () => {
  test('a manual backup starts at once, and is complete and verified in the end', async () => {
    expect(await read()).toEqual({
      respaldos: [],
      enMarcha: null,
      fallo: null,
      cadaHoras: 0,
      conservar: 7,
      siguiente: null,
      carpeta: agency.backupDir,
    });
    const { httpStatus, body } = await agency.call('crearRespaldo', asOwner());
    expect({ httpStatus, body }).toEqual({
      httpStatus: 200,
      body: { msg: RESPALDO.pedido, status: 0, data: { id: ID } },
    });
    await agency.settleRespaldos();
    const { respaldos, enMarcha } = await read();
    expect(enMarcha).toBeNull();
    expect(respaldos).toEqual([
      {
        id: ID,
        creado_en: '2026-11-21T18:30:00.000Z',
        motivo: 'manual',
        bytes: statSync(fileOf(ID)).size,
        filas: expect.any(Number),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        comprobado_en: '2026-11-21T18:30:00.000Z',
        danado: false,
      },
    ]);
    expect(respaldos[0].filas).toBeGreaterThan(100);
    expect(await verifyArchive(fileOf(ID))).toMatchObject({
      agencia: 'Agencia Garita',
      motivo: 'manual',
    });
    expect(readdirSync(agency.backupDir).sort()).toEqual([
      'comprobaciones.json',
      `garita-${ID}.tar.gz`,
    ]);
  });

  test('a manual backup is readable only by the portal’s own account: file and folder', async () => {
    await makeRespaldo(agency);
    expect(statSync(fileOf(ID)).mode & 0o777).toBe(0o600);
    expect(statSync(agency.backupDir).mode & 0o777).toBe(0o700);
  });

  test('a manual backup is logged with its author', async () => {
    await makeRespaldo(agency);
    const rows = await agency.db
      .selectFrom('bitacora')
      .select(['actor_id', 'operacion', 'despues'])
      .execute();
    expect(rows).toEqual([
      {
        actor_id: await agency.idOf('Fundadora'),
        operacion: 'crearRespaldo',
        despues: { respaldo: ID },
      },
    ]);
  });

  test('a manual backup is refused while another runs', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => agency.call('crearRespaldo', asOwner())));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
    for (const { httpStatus, body } of answers)
      if (httpStatus === 409) expect(body.msg).toBeOneOf([RESPALDO.enMarcha, RESPALDO.reciente]);
    await agency.settleRespaldos();
    expect((await read()).respaldos).toHaveLength(1);
  });

  test('a manual backup cannot be repeated at once, since each deletes an older backup', async () => {
    await makeRespaldo(agency);
    expect(await agency.call('crearRespaldo', asOwner())).toMatchObject({
      httpStatus: 409,
      body: { msg: RESPALDO.reciente },
    });
    agency.pass({ minutes: 1 });
    expect((await agency.call('crearRespaldo', asOwner())).httpStatus).toBe(200);
    await agency.settleRespaldos();
    expect((await read()).respaldos.map((r: { creado_en: string }) => r.creado_en)).toEqual([
      '2026-11-21T18:31:00.000Z',
      '2026-11-21T18:30:00.000Z',
    ]);
  });

  test('a manual backup deletes the oldest manual backup, and never a backup of another kind', async () => {
    for (let day = 0; day < 9; day++) {
      await agency.call('crearRespaldo', asOwner());
      await agency.settleRespaldos();
      if (day === 0)
        writeFileSync(
          join(agency.backupDir, 'garita-2020-01-01T00-00-00Z-programado.tar.gz'),
          readFileSync(fileOf(ID)),
        );
      agency.pass({ days: 1 });
    }
    const { respaldos } = await read();
    expect(respaldos.map((r: { creado_en: string }) => r.creado_en.slice(0, 10))).toEqual([
      ...[
        '2026-11-29',
        '2026-11-28',
        '2026-11-27',
        '2026-11-26',
        '2026-11-25',
        '2026-11-24',
        '2026-11-23',
      ],
      '2020-01-01',
    ]);
  });
});

describe('a failing backup', () => {
  test('a failing backup is reported with its reason, and leaves no file', async () => {
    await makeRespaldo(agency);
    const lost = await openTestAgency({ config: { backupDir: join(fileOf(ID), 'dentro') } });
    expect((await lost.call('crearRespaldo', asOwner())).httpStatus).toBe(200);
    await lost.settleRespaldos();
    const { respaldos, fallo } = (await lost.call('respaldos', asOwner())).body;
    expect(respaldos).toEqual([]);
    expect(fallo).toEqual({
      fecha: '2026-11-21T18:30:00.000Z',
      texto: RESPALDO.noSeEscribe(join(fileOf(ID), 'dentro')),
    });
    await lost.close();
  });
});

describe('verifying a backup', () => {
  const check = (id = ID) => agency.call('comprobarRespaldo', asOwner({ id }));
  beforeEach(() => makeRespaldo(agency).then(() => agency.pass({ hours: 5 })));

  test('verifying a backup records when it was found intact', async () => {
    expect((await check()).body).toMatchObject({
      id: ID,
      danado: false,
      comprobado_en: '2026-11-21T23:30:00.000Z',
    });
    expect((await read()).respaldos[0]).toMatchObject({
      danado: false,
      comprobado_en: '2026-11-21T23:30:00.000Z',
    });
  });

  test('verifying a backup finds a changed byte, and the list remembers it', async () => {
    const bytes = readFileSync(fileOf(ID));
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(fileOf(ID), bytes);
    expect((await check()).body).toMatchObject({
      danado: true,
      comprobado_en: '2026-11-21T23:30:00.000Z',
    });
    expect((await read()).respaldos[0]).toMatchObject({ danado: true });
  });

  test('verifying a backup finds a truncated file, even an empty one', async () => {
    for (const size of [statSync(fileOf(ID)).size - 1, 1000, 0]) {
      truncateSync(fileOf(ID), size);
      expect((await check()).body).toMatchObject({ danado: true, bytes: size });
    }
    expect((await read()).respaldos[0]).toMatchObject({ danado: true, filas: null, version: null });
  });

  test('verifying a backup records no result for a file that was replaced meanwhile', async () => {
    const bytes = readFileSync(fileOf(ID));
    appendFileSync(fileOf(ID), bytes);
    utimesSync(fileOf(ID), new Date(), new Date());
    expect((await read()).respaldos[0]).toMatchObject({ comprobado_en: null, danado: false });
  });

  test.each(['2026-11-21T18-30-01Z-manual', '../secreto', 'x', '2026-11-21T18-30-00Z-otro'])(
    'verifying a backup is refused for the unknown «%s»',
    async (id) => {
      expect(await check(id)).toMatchObject({
        httpStatus: 404,
        body: { msg: RESPALDO.noEncontrado },
      });
    },
  );
});

describe('a download', () => {
  let key: string;
  beforeEach(async () => {
    key = await agency.keyOf('Fundadora');
  });
  const ask = (id = ID) => agency.call('descargarRespaldo', { key, params: { id } });
  const fetchFile = (enlace: string, by: string | null = key, method: 'GET' | 'HEAD' = 'GET') =>
    agency.app.inject({
      method,
      url: '/api/ext/respaldos/archivo',
      query: { enlace },
      headers: by === null ? {} : { key: by },
    });

  test('a download is opened by its link, is byte for byte the file, and is logged', async () => {
    await makeRespaldo(agency);
    const { data } = (await ask()).body;
    const { statusCode, headers, rawPayload } = await fetchFile(data.enlace);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(readFileSync(fileOf(ID)))).toBe(true);
    expect(data).toMatchObject({ nombre: `garita-${ID}.tar.gz`, bytes: rawPayload.length });
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(rawPayload.length),
      'content-disposition': `attachment; filename="garita-${ID}.tar.gz"`,
      'cache-control': 'no-store',
    });
    expect(headers['content-encoding']).toBeUndefined();
    const rows = await agency.db.selectFrom('bitacora').select('operacion').orderBy('id').execute();
    expect(rows.map(({ operacion }) => operacion)).toEqual(['crearRespaldo', 'descargarRespaldo']);
  });

  test('a download works once, even if it is requested twice at once', async () => {
    await makeRespaldo(agency);
    const { enlace } = (await ask()).body.data;
    expect((await fetchFile(enlace, key, 'HEAD')).statusCode).toBe(404);
    const codes = (await Promise.all([fetchFile(enlace), fetchFile(enlace)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.sort()).toEqual([200, 404]);
    expect((await fetchFile(enlace)).json()).toEqual({ msg: RESPALDO.enlaceCaducado, status: 1 });
    agency.pass({ minutes: 1 });
    expect((await fetchFile((await ask()).body.data.enlace)).statusCode).toBe(200);
  });

  test('a download works only in the session that asked for it', async () => {
    await makeRespaldo(agency);
    const { enlace } = (await ask()).body.data;
    expect((await fetchFile(enlace, null)).statusCode).toBe(401);
    expect((await fetchFile(enlace, await agency.keyOf('Gerente'))).statusCode).toBe(403);
    expect((await fetchFile(enlace, await agency.keyOf('Fundadora'))).json()).toEqual({
      msg: RESPALDO.enlaceCaducado,
      status: 1,
    });
    expect((await fetchFile(enlace)).statusCode).toBe(200);
  });

  test('a download expires after a minute, and works with no other link', async () => {
    await makeRespaldo(agency);
    const { enlace } = (await ask()).body.data;
    const [id, until, signature] = enlace.split('.');
    for (const other of [
      `${id}.${until}.${'x'.repeat(43)}`,
      `${id}.${Number(until) + 1}.${signature}`,
      `${id?.replace('manual', 'programado')}.${until}.${signature}`,
    ])
      expect((await fetchFile(other)).json()).toEqual({ msg: RESPALDO.enlaceCaducado, status: 1 });
    agency.pass({ minutes: 1 });
    expect(await fetchFile(enlace)).toMatchObject({ statusCode: 404 });
    expect((await fetchFile('../../secreto')).statusCode).toBe(400);
  });

  test('a download is refused for a missing backup', async () => {
    expect(await ask('2026-11-21T18-30-00Z-programado')).toMatchObject({ httpStatus: 404 });
  });
});

test('health has the time of the newest backup', async () => {
  expect((await agency.call('health')).body).not.toHaveProperty('respaldo');
  await makeRespaldo(agency);
  expect((await agency.call('health')).body).toMatchObject({
    respaldo: '2026-11-21T18:30:00.000Z',
  });
});
