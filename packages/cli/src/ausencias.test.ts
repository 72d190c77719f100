import type { OperationId } from '@garita/api-client/access';
import { describe, expect, test } from 'vitest';
import { notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async ({ db, idOf, now }) => {
  const usuario_id = await idOf('Recluta');
  await db.deleteFrom('ausencias').where('usuario_id', '=', usuario_id).execute();
  await db
    .insertInto('ausencias')
    .values({
      usuario_id,
      motivo: 'Viaje',
      inicio: '2026-11-24',
      final: '2026-11-25',
      creada_en: now(),
    })
    .execute();
});

const read = async (operation: OperationId, as = 'Gerente') =>
  (await stage.agency.call(operation, { as })).body;
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });

describe('ausencias', () => {
  test.each([
    ['accept', 'Aceptar', 'aceptada', 1],
    ['decline', 'Declinar', 'declinada', 2],
  ])(
    'ausencias %s answers the waiting absence after the person’s name is typed',
    async (order, word, done, estado) => {
      const gerente = await stage.signIn('Gerente');
      const { stderr, code } = await gerente.atTerminal(
        ['ausencias', order, 'recluta'],
        'Recluta\r',
      );
      expect(code).toBe(0);
      expect(stderr).toContain(
        `${word} la ausencia de Recluta, del 24 al 25 nov 2026: «Viaje».\nNo se puede deshacer.\n`,
      );
      expect(stderr).toContain(`Ausencia de Recluta ${done}.\n`);
      expect(
        (await read('getAusencias')).find(({ motivo }: { motivo: string }) => motivo === 'Viaje'),
      ).toMatchObject({ estado });
      expect(await gerente.garita(['ausencias', order, 'recluta', '--yes'])).toEqual(
        refused('recluta no tiene ninguna ausencia en espera.'),
      );
    },
  );

  test('ausencias withdraw cancels the user’s own waiting absence after the user’s name is typed', async () => {
    const recluta = await stage.signIn('Recluta');
    const { stderr, code } = await recluta.atTerminal(['ausencias', 'withdraw'], 'Recluta\r');
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        'Retirar la ausencia de Recluta, del 24 al 25 nov 2026: «Viaje».',
      ),
    });
    expect(stderr).toContain('Ausencia retirada.\n');
    expect(await read('getMyAusencias', 'Recluta')).toMatchObject([
      { estado: 2, encargadoNombre: 'Recluta' },
    ]);
    expect(await recluta.garita(['ausencias', 'withdraw', '--yes'])).toEqual(
      notFound('No tienes ninguna ausencia en espera.'),
    );
  });

  test('ausencias end ends an accepted absence, and ausencias away lists the absent people', async () => {
    const [gerente, oficial] = [await stage.signIn('Gerente'), await stage.signIn('Oficial')];
    const away = async () =>
      (await oficial.json(['ausencias', 'away'])).filter(
        (one: { usuarioNombre: string }) => one.usuarioNombre === 'Oficial',
      );
    expect(await away()).toMatchObject([{ inicio: '2026-11-20', final: '2026-11-25' }]);
    const planned =
      'Terminar hoy la ausencia de Oficial, del 20 al 25 nov 2026: «Exámenes finales».\nNo se ha cambiado nada.\n';
    expect(await oficial.garita(['ausencias', 'end', '--dry-run'])).toEqual(ok(planned));
    expect(await gerente.garita(['ausencias', 'end', 'oficial', '--dry-run'])).toEqual(ok(planned));
    expect(
      await (await stage.signIn('Agente')).garita(['ausencias', 'end', 'oficial', '--dry-run']),
    ).toEqual(SIN_PERMISO);
    expect(await oficial.garita(['ausencias', 'end', '--yes'])).toEqual(
      ok('Ausencia de Oficial terminada.\n'),
    );
    expect(await away()).toMatchObject([{ final: '2026-11-20' }]);
    expect(await oficial.garita(['ausencias', 'end', '--yes'])).toEqual(
      notFound('No tienes ninguna ausencia en vigor.'),
    );
  });
});
