import { expect, test } from 'vitest';
import { openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async () => undefined);
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });

test('nombres declined lists a declined name request to its person until nombres read marks it as read', async () => {
  const recluta = await stage.signIn('Recluta');
  expect(await recluta.garita(['nombres', 'ask', 'dos palabras'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Nombre no puede tener espacio'),
  });
  const planned = 'Pedir que Recluta pase a llamarse Veterano.\nNo se ha cambiado nada.\n';
  expect(await recluta.garita(['nombres', 'ask', 'Veterano', '--dry-run'])).toEqual(ok(planned));
  expect(await recluta.garita(['nombres', 'ask', 'Veterano'])).toEqual(
    ok('Solicitud enviada correctamente.\n'),
  );
  expect(await recluta.garita(['nombres', 'ask', 'Otra'])).toEqual(
    refused('Ya tienes un cambio de nombre en espera.'),
  );
  expect(await recluta.json(['nombres', 'declined'])).toEqual([]);
  const { agency } = stage;
  const { id } = (
    await agency.call('getNameRequest', {
      as: 'Recluta',
      params: { id: await agency.idOf('Recluta') },
    })
  ).body;
  await agency.call('actionNombre', { as: 'Gerente', body: { op: 1, id } });
  expect(await recluta.json(['nombres', 'declined'])).toMatchObject([
    { nombre: 'Veterano', encargadoNombre: 'Gerente' },
  ]);
  expect((await recluta.garita(['nombres', 'read', '--dry-run'])).stderr).toMatch(
    /^Gerente declinó el .* que te llamaras Veterano\.\n/,
  );
  expect(await recluta.garita(['nombres', 'read'])).toEqual(ok('Entendido.\n'));
  expect(await recluta.garita(['nombres', 'read'])).toEqual(
    refused('No se te ha declinado ningún nombre que no hayas leído.'),
  );
});

test('nombres ask renames the owner at once, and is refused to the gerencia', async () => {
  const boss = await stage.signIn('Fundadora');
  expect(await boss.garita(['nombres', 'ask', 'La-Jefa'])).toEqual(
    ok('Ahora te llamas La-Jefa.\n'),
  );
  expect(await (await stage.signIn('Gerente')).garita(['nombres', 'ask', 'Otra'])).toEqual(
    SIN_PERMISO,
  );
});
