import { makeGif, makePng, makeWebp, pngChunk } from '@garita/domain/testing/makeImagen';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const SCRIPT = '<script>alert(1)</script>';
const letters = (text: string): number[] => [...Buffer.from(text)];
const subir = (
  bytes: Uint8Array,
  as: string | null = 'Fundadora',
  headers: Record<string, string> = {},
) =>
  agency.call('subirEmblema', {
    as,
    headers,
    body: { datos: Buffer.from(bytes).toString('base64') },
  });
const ver = (hash: string, headers: Record<string, string> = {}) =>
  agency.app.inject({ url: `/api/ext/emblema/${hash}`, headers });
const kept = async () => (await agency.db.selectFrom('imagenes').select('hash').execute()).length;

describe('uploading an emblem', () => {
  test.each<[string, string, Uint8Array]>([
    ['PNG', 'image/png', makePng(96)],
    ['GIF', 'image/gif', makeGif(64)],
    ['WebP', 'image/webp', makeWebp(1024)],
  ])(
    'an emblem as %s is stored and served to all users with its type and a permanent cache',
    async (_, tipo, bytes) => {
      const sent = await subir(bytes);
      expect(sent).toMatchObject({
        httpStatus: 200,
        body: { msg: 'Imagen subida', status: 0, emblema: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
      const shown = await ver(sent.body.emblema);
      expect(shown.statusCode).toBe(200);
      expect(shown.rawPayload).toEqual(Buffer.from(bytes));
      expect(shown.headers).toMatchObject({
        'content-type': tipo,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
    },
  );

  test('an emblem with a script in its metadata is served as a picture, never as HTML', async () => {
    const { body } = await subir(
      makePng(96, { extra: pngChunk('tEXt', letters(`Comment\0${SCRIPT}`)) }),
    );
    const shown = await ver(body.emblema, { accept: 'text/html' });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each<[string, Uint8Array, string]>([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    [
      'an HTML page',
      Buffer.from(`<!doctype html>${SCRIPT}`),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    [
      'a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...letters(SCRIPT), 0xff, 0xd9]),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    [
      'a PNG with a script after its end',
      makePng(96, { after: SCRIPT }),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    [
      'a GIF with a script after its end',
      makeGif(96, { after: SCRIPT }),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    [
      'a WebP with an archive after its end',
      makeWebp(96, { after: 'PK' }),
      'Elige una imagen PNG, WebP o GIF que no esté dañada',
    ],
    ['nothing', Buffer.alloc(0), 'Elige una imagen PNG, WebP o GIF que no esté dañada'],
    [
      'a picture that is too small',
      makePng(63),
      'El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide 63',
    ],
    [
      'a picture that is too large',
      makePng(1025),
      'El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide 1025',
    ],
    [
      'a picture that is wider than high',
      makePng(128, { alto: 64 }),
      'El emblema debe ser cuadrado, y este mide 128 × 64',
    ],
  ])('uploading %s as an emblem is refused', async (_, bytes, msg) => {
    expect(await subir(bytes)).toMatchObject({ httpStatus: 400, body: { msg, campo: 'datos' } });
    expect(await kept()).toBe(0);
  });

  test('an emblem of 256 kB is accepted, a larger body is refused, and 5 MB are not even read', async () => {
    const filled = (count: number) =>
      makePng(96, { extra: pngChunk('tEXt', new Array<number>(count).fill(65)) });
    const room = 256 * 1024 - makePng(96).length - 12;
    expect((await subir(filled(room))).httpStatus).toBe(200);
    expect(await subir(filled(room + 1))).toMatchObject({
      httpStatus: 400,
      body: { msg: 'La imagen puede ocupar hasta 256 kB' },
    });
    expect(await subir(new Uint8Array(5 * 1024 * 1024))).toMatchObject({
      httpStatus: 413,
      body: { msg: 'La petición es demasiado grande.' },
    });
    expect(
      (
        await agency.call('setIdentidad', {
          as: 'Fundadora',
          body: { data: { cartel: 'x'.repeat(40_000) } },
        })
      ).httpStatus,
    ).toBe(413);
  });

  test('the same picture is stored once, however often and by however many users it is sent', async () => {
    const answers = await Promise.all([subir(makePng(96)), subir(makePng(96)), subir(makePng(96))]);
    answers.push(await subir(makePng(96)));
    expect(new Set(answers.map(({ body }) => body.emblema)).size).toBe(1);
    expect(await kept()).toBe(1);
    expect(
      await agency.db
        .selectFrom('bitacora')
        .select('id')
        .where('operacion', '=', 'subirEmblema')
        .execute(),
    ).toHaveLength(1);
  });

  test('a double click with one key stores the emblem once', async () => {
    const headers = { 'idempotency-key': 'un-solo-emblema-por-favor' };
    const [first, second] = [
      await subir(makePng(96), 'Fundadora', headers),
      await subir(makePng(96), 'Fundadora', headers),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await subir(makePng(97), 'Fundadora', headers)).httpStatus).toBe(409);
  });

  test('uploading an emblem is refused to visitors and to users without man or agc', async () => {
    expect((await subir(makePng(96), null)).httpStatus).toBe(401);
    expect((await subir(makePng(96), 'Supervisora')).httpStatus).toBe(403);
    expect((await subir(makePng(96), 'Gerente')).httpStatus).toBe(200);
  });
});

test('an unknown or invalid hash has no picture', async () => {
  expect((await ver('f'.repeat(64))).json()).toEqual({ msg: 'Esa imagen no existe.', status: 1 });
  expect((await ver('f'.repeat(64))).headers['cache-control']).toBe('no-store');
  for (const hash of ['F'.repeat(64), 'f'.repeat(63), '..%2f..', '%00', `${'f'.repeat(64)}.png`])
    expect((await ver(hash)).statusCode, hash).toBe(400);
});
