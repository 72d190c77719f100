import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRespaldo } from '@garita/testing/scenarios/respaldo';
import { beforeEach, describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const ID = '2026-11-21T18-30-00Z-manual';
const stage = openStage();
beforeEach(() => stage.agency.forgetRespaldos());

const owner = () => stage.signIn('Fundadora');
const fileOf = (id: string) => join(stage.agency.backupDir, `garita-${id}.tar.gz`);
const damage = () => {
  const bytes = readFileSync(fileOf(ID));
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  writeFileSync(fileOf(ID), bytes);
};

describe('«respaldo create»', () => {
  test('«respaldo create» waits until the backup is finished and prints its details', async () => {
    const { code, stdout, stderr } = await (await owner()).process(['respaldo', 'create']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(
      /^Respaldo hecho: 2026-11-21T18-30-00Z-manual, \d+ kB, [\d.]+ filas\.\n$/,
    );
    expect(existsSync(fileOf(ID))).toBe(true);
  });

  test('«respaldo create --dry-run» creates no backup', async () => {
    const { code, stderr } = await (await owner()).garita(['respaldo', 'create', '--dry-run']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Respaldo de Agencia Garita en http.*\nNo se ha cambiado nada\.\n$/);
    expect((await stage.agency.call('respaldos', { as: 'Fundadora' })).body.respaldos).toEqual([]);
  });

  test('«respaldo create» prints the portal’s reason when no backup can be created', async () => {
    await makeRespaldo(stage.agency);
    expect(await (await owner()).garita(['respaldo', 'create'])).toEqual(
      refused('Acaba de hacerse un respaldo. Espera unos segundos antes de pedir otro.'),
    );
    await stage.agency.forgetRespaldos();
    writeFileSync(stage.agency.backupDir, '');
    const failed = await (await owner()).garita(['respaldo', 'create']);
    rmSync(stage.agency.backupDir);
    expect(failed).toEqual(
      refused(`No se pudo hacer el respaldo: no se puede escribir en «${stage.agency.backupDir}».`),
    );
  });
});

test.each(['create', 'list', 'verify', `download ${ID}`])(
  '«respaldo %s» is refused to everyone but the owner',
  async (order) => {
    expect(await (await stage.signIn('Gerente')).garita(['respaldo', ...order.split(' ')])).toEqual(
      SIN_PERMISO,
    );
  },
);

describe('«respaldo list» and «respaldo verify»', () => {
  beforeEach(() => makeRespaldo(stage.agency));

  test('«respaldo list» lists the backups of the portal', async () => {
    const somebody = await owner();
    expect(await somebody.json(['respaldo', 'list'])).toEqual(
      (await stage.agency.call('respaldos', { as: 'Fundadora' })).body.respaldos,
    );
    const { stdout } = await somebody.garita(['respaldo', 'list']);
    expect(stdout).toMatch(
      /^Id +Hecho +Motivo +Tamaño +Filas +Garita +Estado +Comprobado\n2026-11-21T18-30-00Z-manual +21 nov 2026, 18:30 +A mano +\d+ kB +/,
    );
    expect((await somebody.garita(['respaldo', 'verify'])).code).toBe(0);
  });

  test('«respaldo list» and «respaldo verify» report a damaged backup, and verify ends with 1', async () => {
    damage();
    const somebody = await owner();
    for (const order of [
      ['respaldo', 'verify'],
      ['respaldo', 'verify', ID],
    ]) {
      const { code, stdout, stderr } = await somebody.garita(order);
      expect({ code, stderr }).toEqual({ code: 1, stderr: `garita: Está dañado: ${ID}.\n` });
      expect(stdout).toContain('Dañado');
    }
    expect((await somebody.garita(['respaldo', 'list'])).stdout).toContain('Dañado');
    expect(await somebody.garita(['respaldo', 'verify', 'otro'])).toEqual(
      notFound('Ese respaldo no existe.'),
    );
  });
});

describe('«respaldo download»', () => {
  const salida = () => join(stage.home.env.HOME as string, 'copia.tar.gz');
  beforeEach(async () => {
    rmSync(salida(), { force: true });
    await makeRespaldo(stage.agency);
  });

  test('«respaldo download» writes the file byte for byte, readable only by its owner', async () => {
    const { code, stderr } = await (await owner()).process([
      'respaldo',
      'download',
      ID,
      '--salida',
      salida(),
    ]);
    expect({ code, stderr: stderr.replace(/\d+ kB/, '') }).toEqual({
      code: 0,
      stderr: `Guardado en «${salida()}», .\n`,
    });
    expect(readFileSync(salida()).equals(readFileSync(fileOf(ID)))).toBe(true);
    expect(statSync(salida()).mode & 0o777).toBe(0o600);
  });

  test('«respaldo download» overwrites nothing, and leaves no partial file', async () => {
    writeFileSync(salida(), 'lo de antes');
    const somebody = await owner();
    const download = (to: string) => somebody.garita(['respaldo', 'download', ID, '--salida', to]);
    expect(await download(salida())).toEqual(
      misused(`Ya existe «${salida()}»: elige otro nombre con --salida.`),
    );
    expect(readFileSync(salida(), 'utf8')).toBe('lo de antes');
    const nowhere = join(stage.home.env.HOME as string, 'no', 'hay', 'copia.tar.gz');
    expect(await download(nowhere)).toEqual(refused(`No se puede escribir «${nowhere}» (ENOENT).`));
    expect(
      readdirSync(stage.home.env.HOME as string).filter((name) => name.includes('parcial')),
    ).toEqual([]);
  });
});

describe('«respaldo restore»', () => {
  test('«respaldo restore» runs the server’s tool, which accepts or refuses', async () => {
    const nothing = join(stage.home.env.HOME as string, 'nada.tar.gz');
    const somebody = await owner();
    const expected = {
      code: 1,
      stdout: '',
      stderr: `Comprobando «${nothing}»…\nNo se puede leer «${nothing}».\n`,
    };
    for (const run of [somebody.garita, somebody.process]) {
      const { stderr, ...rest } = await run(['respaldo', 'restore', nothing]);
      // The tool builds first when the server's code has changed.
      expect({ ...rest, stderr: stderr.replace(/^Construido: servidor.*\n/, '') }).toEqual(
        expected,
      );
    }
  });
});
