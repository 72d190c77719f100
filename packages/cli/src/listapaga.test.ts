import type { TestAgency } from '@garita/testing/agency/testAgency';
import { describe, expect, test } from 'vitest';
import { openStage, refused, SIN_PERMISO } from './testing/openStage';

/**
 * Adds two unpaid people: Agente with 8 credits and a fine of 3 credits, and Recluta with 5
 * credits.
 */
async function addPagos({ db, idOf, now, call }: TestAgency): Promise<void> {
  await db.deleteFrom('multas').execute();
  await db.deleteFrom('pago_partes').execute();
  await db.deleteFrom('pagos').execute();
  const row = { categoria_id: 1, creado_en: now() };
  await db
    .insertInto('pagos')
    .values([
      { ...row, usuario_id: await idOf('Agente'), monto: 8 },
      { ...row, usuario_id: await idOf('Recluta'), monto: 5 },
    ])
    .execute();
  await call('sendMulta', {
    as: 'Gerente',
    body: { usuario: await idOf('Agente'), motivo: 'Tarde', creditos: 3 },
  });
}
const stage = openStage(addPagos);

const filas = async () =>
  (await stage.agency.call('getListaPaga', { as: 'Gerente' })).body[2] as {
    usuarioNombre: string;
    pagado: number;
  }[];
const paid = async () =>
  (await filas()).filter(({ pagado }) => pagado === 1).map(({ usuarioNombre }) => usuarioNombre);

test('listapaga show prints the pay list as a table with its total; with two days it prints the rows created between them', async () => {
  const gerente = await stage.signIn('Gerente');
  const { stdout } = await gerente.process(['listapaga', 'show']);
  expect(stdout).toMatch(/^Id {2}Usuario +Paga +Monto +Multa +Total +Estado/);
  expect(stdout).toMatch(/ Agente .* 8c +3c +5c +sin pagar/);
  expect(stdout.endsWith('\n\nTotal: 10c para 2 personas\n')).toBe(true);
  expect(await gerente.json(['listapaga', 'show'])).toEqual(await filas());
  expect(
    await gerente.json(['listapaga', 'show', '--desde', '2026-11-01', '--hasta', '2026-11-20']),
  ).toEqual([]);
  expect(
    await gerente.json(['listapaga', 'show', '--desde', '2026-11-21', '--hasta', '2026-11-21']),
  ).toHaveLength(2);
});

describe('listapaga pay', () => {
  test('listapaga pay pays the rest after the fine, and listapaga unpay undoes the payment', async () => {
    const gerente = await stage.signIn('Gerente');
    expect((await gerente.garita(['listapaga', 'pay', 'agente', '--dry-run'])).stderr).toBe(
      'Pagar a Agente 5c (8c, menos la multa).\nNo se ha cambiado nada.\n',
    );
    expect(await gerente.garita(['listapaga', 'pay', 'agente'])).toMatchObject({
      code: 0,
      stderr: 'Paga de Agente: 5c pagados.\n',
    });
    expect(await gerente.garita(['listapaga', 'pay', 'agente'])).toEqual(
      refused('Esa paga ya está pagada.'),
    );
    expect(await paid()).toEqual(['Agente']);
    expect(await gerente.garita(['listapaga', 'unpay', 'agente'])).toMatchObject({
      code: 0,
      stderr: 'Paga de Agente: vuelve a estar sin pagar.\n',
    });
    expect(await gerente.garita(['listapaga', 'unpay', 'agente'])).toEqual(
      refused('Esa paga ya está sin pagar.'),
    );
    expect(await paid()).toEqual([]);
  });

  test('listapaga pay with the same file again succeeds and pays no person twice', async () => {
    const gerente = await stage.signIn('Gerente');
    const file = 'Usuario\nAgente\nRecluta\n';
    const first = await gerente.json(['listapaga', 'pay', '--archivo', '-', '--yes'], file);
    expect(await gerente.json(['listapaga', 'pay', '--archivo', '-', '--yes'], file)).toMatchObject(
      first.map(({ mensaje }: { mensaje: string }) => ({ resultado: 'ya hecha', mensaje })),
    );
    expect((await paid()).sort()).toEqual(['Agente', 'Recluta']);
    expect(
      (await gerente.garita(['listapaga', 'pay', '--archivo', '-', '--yes'], 'Usuario\nCabo\n'))
        .stderr,
    ).toContain('línea 2: Cabo: no está en la lista de paga.\n');
  });

  test('listapaga pay is refused for a fine as high as the pay, and to a user who may not pay', async () => {
    await stage.agency.call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await stage.agency.idOf('Recluta'), motivo: 'x', creditos: 5 },
    });
    const texto = 'Recluta: La multa es igual o mayor que la paga: no hay nada que pagar.';
    expect(
      await (await stage.signIn('Gerente')).garita(['listapaga', 'pay', 'Recluta', '--dry-run']),
    ).toEqual(refused(texto));
    expect(
      await (await stage.signIn('Supervisora')).garita(['listapaga', 'pay', 'Agente']),
    ).toEqual(SIN_PERMISO);
  });
});

test('listapaga update creates the rows of pays that are owed', async () => {
  const gerente = await stage.signIn('Gerente');
  expect((await gerente.garita(['listapaga', 'update', '--dry-run'])).stderr).toMatch(
    /No se ha cambiado nada\.\n$/,
  );
  expect(await gerente.garita(['listapaga', 'update'])).toMatchObject({
    code: 0,
    stderr: 'Lista de paga actualizada.\n',
  });
  expect(await gerente.json(['listapaga', 'show'])).toEqual(await filas());
});

test('listapaga reset archives the pay list after the siglas and the number of rows are typed', async () => {
  const gerente = await stage.signIn('Gerente');
  await gerente.garita(['listapaga', 'pay', 'Recluta']);
  const wrong = await gerente.atTerminal(['listapaga', 'reset'], 'GAR\r');
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(
    /^Archivar la lista de paga de Agencia Garita en .*: 2 filas, 1 sin pagar, cuya paga pasa a la lista siguiente; 5c pagados\.\nNo se puede deshacer\.\n/,
  );
  expect(await gerente.atTerminal(['listapaga', 'reset'], 'GAR-2\r')).toMatchObject({ code: 0 });
  expect(await filas()).toEqual([]);
  expect(await gerente.garita(['listapaga', 'reset', '--yes'])).toEqual(
    refused('La lista de paga ya está vacía.'),
  );
});
