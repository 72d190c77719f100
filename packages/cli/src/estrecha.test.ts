import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { openStage } from './testing/openStage';
import { runAtTerminal } from './testing/runAtTerminal';

const ROOM = 40;
const MOTIVO = 'Llegó tarde al turno de mañana y no avisó a quien llevaba la lista de Ñoño';

const stage = openStage(async ({ call, idOf }) => {
  for (const nombre of ['Recluta', 'Agente'])
    await call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await idOf(nombre), motivo: MOTIVO, creditos: 15 },
    });
});

/** Lines longer than the terminal's width, which would break in the middle of a word. */
const brokenIn = (text: string): string[] =>
  text.split('\n').filter((line) => [...line].length > ROOM && line.trim().includes(' '));

test.each(
  [
    ['multas', 'list'],
    ['usuarios', 'list'],
    ['usuarios', 'show', 'Recluta'],
    ['persona', 'show', 'Recluta'],
    ['nomina', 'show'],
    ['nomina', 'why', 'Recluta'],
    ['perfil', 'show'],
    ['agencia', 'show'],
    ['normativa', 'show'],
    ['pendientes'],
    ['registros', 'ascensos'],
    ['api', '--lista', 'multa'],
    ['multas', 'delete', '99999999'],
    ['multas', 'lits'],
    ['multas', 'add', 'Recluta', '--motivo', MOTIVO, '--creditos', '5', '--dry-run'],
    ['whoami'],
  ].map((args) => [args.slice(0, 3).join(' '), args] as const),
)('«%s» at a narrow terminal cuts rows and breaks texts between words', async (_, args) => {
  const boss = await stage.signIn('Fundadora');
  const { stdout, stderr } = await boss.atWidth(ROOM, args);
  expect(stdout + stderr).not.toBe('');
  expect(brokenIn(stdout)).toEqual([]);
  expect(brokenIn(stderr)).toEqual([]);
});

test.each([
  [[]],
  [['login']],
  [['multas']],
  [['multas', 'add']],
  [['usuarios', 'list']],
  [['usuarios', 'reset-password']],
  [['registros']],
  [['api']],
  [['completion']],
  [['lotes', 'resume']],
])('the help of %j fits a narrow terminal', async (path) => {
  const { stdout } = await runAtTerminal([...path, '--help'], stage.home.env, [], ROOM);
  expect(stdout).toMatch(/^Uso: garita/);
  expect(brokenIn(stdout)).toEqual([]);
});

test('a confirmation fits a narrow terminal, and its answer is still read', async () => {
  const boss = await stage.signIn('Fundadora');
  const [{ id }] = await boss.json(['multas', 'list', '--limite', '1']);
  const { code, stderr } = await runAtTerminal(
    ['multas', 'delete', String(id)],
    {
      ...stage.home.env,
      GARITA_URL: stage.servidor,
      GARITA_TOKEN: await stage.agency.keyOf('Fundadora'),
    },
    [['confirmar: ', 'no\r']],
    ROOM,
  );
  expect(code).toBe(2);
  expect(brokenIn(stripVTControlCharacters(stderr))).toEqual([]);
});
