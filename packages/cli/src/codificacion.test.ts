import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { describe, expect, test } from 'vitest';
import { openStage } from './testing/openStage';

const stage = openStage();

/**
 * Encodings of text files on Windows, as written by `>` of PowerShell 5, Notepad and older editors.
 */
describe.each<[string, (text: string) => Buffer]>([
  ['UTF-16 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
])('%s', (_, encode) => {
  const file = (text: string) => stage.write(encode(`${text}\r\n`));

  test('a Windows encoding is accepted in the file of a token to sign in with', async () => {
    const gerente = await stage.signIn('Gerente');
    const make = ['token', 'create', 'Copia', '--solo-lectura', '--clave-stdin'];
    const token = (await gerente.process(make, DEMO_PASSWORD)).stdout.trim();
    const args = ['login', '--token', file(token), '--servidor', stage.servidor];
    expect((await stage.home.garita(args)).code).toBe(0);
    expect(JSON.parse(readFileSync(stage.home.path('sesion.json'), 'utf8'))).toMatchObject({
      token,
    });
  });

  test('a Windows encoding is accepted for the password on stdin', async () => {
    const args = ['login', 'Gerente', '--clave-stdin', '--servidor', stage.servidor];
    const child = await stage.home.start(args);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stdin.end(encode(`${DEMO_PASSWORD}\r\n`));
    await new Promise((resolve) => child.once('close', resolve));
    expect(said).toContain('Has entrado');
  });

  test('a Windows encoding is accepted for the normativa to publish and the agency to import', async () => {
    const duenia = await stage.signIn('Fundadora');
    const rules = { ...NORMATIVA_INICIAL, nota: 'Ñandú: «sí»' };
    expect(
      await duenia.garita(['normativa', 'publish', file(JSON.stringify(rules)), '--yes']),
    ).toMatchObject({ code: 0 });
    expect((await stage.agency.call('normativa')).body.contenido.nota).toBe('Ñandú: «sí»');
    const { stdout } = await duenia.process(['agencia', 'export']);
    expect((await duenia.garita(['agencia', 'import', file(stdout), '--yes'])).stderr).toContain(
      'La agencia ya es así',
    );
  });
});
