import { expect, test } from 'vitest';
import { misused, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });

test('clones allow and disallow take one person or several, and are refused without the permission', async () => {
  const duenia = await stage.signIn('Fundadora');
  const clones = (...args: string[]) => duenia.garita(['clones', ...args]);
  expect(await duenia.process(['clones', 'allow', 'Recluta'])).toEqual(
    ok('Recluta ya puede compartir dirección.\n'),
  );
  expect(await clones('allow', 'recluta')).toEqual(
    refused('Recluta ya está en la lista de permitidos.'),
  );
  const both = await clones('allow', 'Recluta', 'Agente', '--yes', '--csv');
  expect(both.code).toBe(0);
  expect(both.stdout).toContain(
    '1,ya hecha,Dejar que Recluta comparta dirección,Recluta ya está en la lista de permitidos.',
  );
  expect(both.stdout).toContain(
    '2,hecha,Dejar que Agente comparta dirección,Agente ya puede compartir dirección',
  );
  expect(await clones('disallow', 'Agente')).toEqual(
    ok('Agente ya no puede compartir dirección.\n'),
  );
  expect(await clones('disallow', 'Agente')).toEqual(
    refused('Agente no está en la lista de permitidos.'),
  );
  expect(await clones('allow')).toEqual(misused('Falta «Usuario». Usa --help para ver la ayuda.'));
  expect(await (await stage.signIn('Gerente')).garita(['clones', 'allow', 'Agente'])).toEqual(
    SIN_PERMISO,
  );
});

test('clones disallow with the same file undoes clones allow', async () => {
  const duenia = await stage.signIn('Fundadora');
  const file = stage.write('Usuario\nOficial\nCabo\n');
  for (const name of ['allow', 'disallow']) {
    expect(await duenia.garita(['clones', name, '--archivo', file, '--yes'])).toMatchObject({
      code: 0,
      stderr: 'Hechas: 2 de 2.\n',
    });
  }
});

test('fichajes enter records the user’s own entry, once', async () => {
  const recluta = await stage.signIn('Recluta');
  expect(await recluta.garita(['fichajes', 'enter', '--dry-run'])).toEqual(
    ok('Marcar tu entrada.\nNo se ha cambiado nada.\n'),
  );
  expect(await recluta.process(['fichajes', 'enter'])).toEqual(ok('Entrada registrada.\n'));
  expect(await recluta.garita(['fichajes', 'enter'])).toEqual(
    refused('Ya tienes una entrada abierta.'),
  );
  expect((await recluta.garita(['fichajes', 'enter', '--nada'])).code).toBe(2);
});
