import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { QUICK_ENGINE } from '../scripts/lib/quickEngine.mjs';
import { startDemo } from './support/demo';
import { expectNotice } from './support/notices';
import { PHONE, signIn } from './support/portal';
import { expect, onPortalOfItsOwn, test } from './support/test';

const run = promisify(execFile);
const TOOL = fileURLToPath(new URL('../scripts/respaldo.mjs', import.meta.url));

// Scheduled backups are off: one could run during the journey.
const onQuietPortal = onPortalOfItsOwn(() => ({ seed: 'demo', env: { BACKUP_EVERY_HOURS: '0' } }));

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'garita-respaldo-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

onQuietPortal(
  'the owner makes, verifies and downloads a backup on a phone; in a portal restored from it Recluta can sign in',
  async ({ open, page: desk }) => {
    const phone = await open('Fundadora', '/respaldos', PHONE);
    await expect(phone.getByRole('heading', { name: 'Todavía no hay respaldos' })).toBeVisible();
    await phone.getByRole('button', { name: 'Hacer un respaldo' }).tap();
    const card = phone.getByRole('listitem').filter({ hasText: 'A mano' });
    await expect(card).toHaveCount(1);
    await expect(phone.getByText(/^El último bueno se hizo hace /)).toBeVisible();
    await card.getByRole('button', { name: /^Detalles/ }).tap();
    await expect(card).toContainText('Correcto');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(
      PHONE.viewport.width,
    );

    await card.getByRole('button', { name: /^Comprobar: \d+ \w{3} \d{4}, \d\d:\d\d$/ }).tap();
    await expectNotice(phone, 'El respaldo está entero');

    await card.getByRole('button', { name: /^Más/ }).tap();
    await phone.getByRole('menuitem', { name: 'Cómo restaurarlo' }).tap();
    const dialog = phone.getByRole('dialog', { name: 'Restaurar un respaldo' });
    await expect(
      dialog.getByText(/^npm run respaldo -- restore .+-manual\.tar\.gz$/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().tap();

    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      card.getByRole('button', { name: /^Descargar/ }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^garita-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-manual\.tar\.gz$/,
    );
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);

    // Common tools can open the backup.
    await run('tar', ['-xzf', file, '-C', folder]);
    expect(JSON.parse(await readFile(join(folder, 'manifiesto.json'), 'utf8'))).toMatchObject({
      agencia: 'Agencia Garita',
      motivo: 'manual',
    });
    const lines = (await readFile(join(folder, 'tablas/usuarios.jsonl'), 'utf8'))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).usuario)).toContain('Recluta');

    const elsewhere = join(folder, 'otra');
    const { stdout } = await run(process.execPath, [
      ...QUICK_ENGINE,
      TOOL,
      'restore',
      file,
      '--datos',
      elsewhere,
    ]);
    expect(stdout).toMatch(/^Restaurado: Agencia Garita, /m);
    expect((await stat(join(elsewhere, 'pglite'))).isDirectory()).toBe(true);
    const portal = await startDemo({ script: 'start', place: { dataDir: elsewhere, env: {} } });
    try {
      await signIn(desk, 'Recluta', undefined, portal.url);
      await expect(desk.getByRole('heading', { name: 'Hola, Recluta' })).toBeVisible();
    } finally {
      await portal.stop();
    }
  },
);

test('Gerente can reach the backups neither on the screen nor by a request', async ({
  open,
  api,
}) => {
  const gerente = await open('Gerente', '/respaldos');
  await expect(gerente.getByRole('main')).toContainText('No tienes permiso');
  expect(await (await api('Gerente')).call('ext/respaldos')).toMatchObject({ status: 403 });
});
