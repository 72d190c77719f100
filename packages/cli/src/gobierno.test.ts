import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

/** A loopback address: the portal sends nothing there, so the tests need no network. */
const DIRECCION = 'https://127.0.0.1:4443/gancho/aB12';

const stage = openStage(async ({ call, db, idOf, now }) => {
  const direccion = { direccion_hash: 'x'.repeat(43), primera_vez: now(), ultima_vez: now() };
  const rows = [await idOf('Recluta'), await idOf('Agente')].map((usuario_id) => ({
    ...direccion,
    usuario_id,
  }));
  await db.insertInto('direcciones').values(rows).execute();
  await call('crearWebhook', {
    as: 'Fundadora',
    body: { nombre: 'Avisos', direccion: DIRECCION, sucesos: { ascenso: 'Sube {persona}' } },
  });
});
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const as = (name: string) => stage.signIn(name);

describe('notas', () => {
  test('notes are written on several people, listed, edited and deleted by their author', async () => {
    const supervisora = await as('Supervisora');
    const notas = (...args: string[]) => supervisora.garita(['notas', ...args]);
    expect(
      await supervisora.process([
        'notas',
        'add',
        'recluta',
        '--texto',
        'Buen criterio',
        '--dry-run',
      ]),
    ).toEqual(ok('Anotar de Recluta: «Buen criterio».\nNo se ha cambiado nada.\n'));
    expect(
      await notas('add', 'Recluta', 'Expulsado', '--texto', 'Buen criterio', '--yes'),
    ).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Hechas: 2 de 2.'),
    });
    const [nota] = await supervisora.json(['notas', 'list', 'Recluta']);
    expect(nota).toMatchObject({ texto: 'Buen criterio', autor: 'Supervisora', mia: 1 });
    const id = String(nota.id);
    expect(await notas('edit', 'Recluta', id, '--texto', 'Muy buen criterio')).toEqual(
      ok('Nota cambiada.\n'),
    );
    expect(
      await (await as('Gerente')).garita(['notas', 'edit', 'Recluta', id, '--texto', 'x']),
    ).toEqual(refused('Esa nota la escribió otra persona.'));
    const { stderr } = await supervisora.atTerminal(
      ['notas', 'delete', 'Recluta', id],
      `nota ${id}\r`,
    );
    expect(stderr).toContain(`Quitar la nota ${id}: «Muy buen criterio».\nNo se puede deshacer.\n`);
    expect(await supervisora.json(['notas', 'list', 'Recluta'])).toEqual([]);
    expect(await notas('delete', 'Recluta', id, '--yes')).toEqual(notFound('Esa nota no existe.'));
  });

  test('notas commands are refused to users who may not read the person’s notes; an unknown person, a missing text and an invalid id are reported', async () => {
    for (const args of [
      ['list', 'Gerente'],
      ['add', 'Gerente', '--texto', 'x'],
    ]) {
      expect(await (await as('Supervisora')).garita(['notas', ...args])).toEqual(SIN_PERMISO);
    }
    expect(await (await as('Oficial')).garita(['notas', 'list', 'Recluta'])).toEqual(SIN_PERMISO);
    const supervisora = await as('Supervisora');
    expect(await supervisora.garita(['notas', 'list', 'Nadie'])).toEqual(
      notFound('Nadie: Esa persona no existe.'),
    );
    expect(await supervisora.garita(['notas', 'add', 'Recluta'])).toEqual(
      misused('Falta «--texto». Usa --help para ver la ayuda.'),
    );
    expect(await supervisora.garita(['notas', 'edit', 'Recluta', 'tres', '--texto', 'x'])).toEqual(
      misused('«tres» no es un id: los da «list».'),
    );
  });
});

describe('usuarios', () => {
  test('usuarios clear-ip forgets addresses after the name is typed: people who shared one are no longer clones', async () => {
    const gerente = await as('Gerente');
    const clones = async () => (await gerente.json(['clones', 'list'])).length;
    expect(await clones()).toBe(2);
    const { code, stderr } = await gerente.atTerminal(
      ['usuarios', 'clear-ip', 'recluta'],
      'Recluta\r',
    );
    expect(stderr).toContain(
      'Olvidar las direcciones de Recluta: sale de su grupo de clones.\nNo se puede deshacer.\n',
    );
    expect({ code, clones: await clones() }).toEqual({ code: 0, clones: 0 });
  });

  test('usuarios reset-factors reports people without a second factor, and takes several', async () => {
    const duenia = await as('Fundadora');
    expect(await duenia.garita(['usuarios', 'reset-factors', 'Recluta', '--dry-run'])).toEqual(
      ok(
        'Quitar el segundo factor de Recluta: entrará solo con su contraseña.\nNo se ha cambiado nada.\n',
      ),
    );
    const { code, stdout } = await duenia.garita([
      'usuarios',
      'reset-factors',
      'Recluta',
      'Cabo',
      '--yes',
      '--csv',
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '1,rechazada,Quitar el segundo factor de Recluta: entrará solo con su contraseña,Esa persona no tiene segundo factor.',
    );
  });

  test('usuarios clear-ip and reset-factors are refused for a person of a higher category, without the permission, and without a name', async () => {
    for (const name of ['clear-ip', 'reset-factors']) {
      expect(await (await as('Gerente')).garita(['usuarios', name, 'Fundadora', '--yes'])).toEqual(
        SIN_PERMISO,
      );
      expect(await (await as('Agente')).garita(['usuarios', name, 'Recluta', '--yes'])).toEqual(
        SIN_PERMISO,
      );
      expect(await (await as('Gerente')).garita(['usuarios', name, '--yes'])).toEqual(
        misused('Falta «Usuario». Usa --help para ver la ayuda.'),
      );
    }
  });
});

describe('normativa', () => {
  test('normativa accept accepts the published version once, and acceptances lists the acceptance', async () => {
    const recluta = await as('Recluta');
    const { code, stderr } = await recluta.atTerminal(['normativa', 'accept'], 'versión 1\r');
    expect(stderr).toContain('Aceptar la versión 1 de la normativa, que has leído.\n');
    expect(code).toBe(0);
    expect((await recluta.garita(['normativa', 'accept', '--yes'])).stderr).toMatch(
      /^garita: Ya aceptaste la versión 1 de la normativa, el .+\.\n$/,
    );
    const rows: { usuario: string; aceptada: string | null }[] = await (await as('Gerente')).json([
      'normativa',
      'acceptances',
    ]);
    expect(rows.flatMap(({ usuario, aceptada }) => (aceptada === null ? [] : [usuario]))).toEqual([
      'Recluta',
    ]);
    expect(await recluta.garita(['normativa', 'acceptances'])).toEqual(SIN_PERMISO);
    expect(await recluta.json(['normativa', 'versions'])).toMatchObject([{ version: 1 }]);
    expect((await recluta.garita(['normativa', 'accept', '1'])).code).toBe(2);
  });
});

describe('invitaciones', () => {
  test('invitaciones create writes only the code, list has the code, and revoke asks for it', async () => {
    const duenia = await as('Fundadora');
    const { code, stdout, stderr } = await duenia.process([
      'invitaciones',
      'create',
      '--usos',
      '5',
      '--dias',
      '7',
      '--nota',
      'Feria',
    ]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'Invitación para 5 personas, durante 7 días: «Feria».\n',
    });
    expect(stdout).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}\n$/);
    const codigo = stdout.trim();
    const [{ expira }] = await duenia.json(['invitaciones', 'list']);
    // The portal counts the days with its clock, the list with this machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expira) - 1 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await duenia.garita(['invitaciones', 'list'])).stdout).toMatch(
      new RegExp(`${codigo} +sirve +0 de 5`),
    );
    vi.useRealTimers();
    expect((await duenia.garita(['invitaciones', 'create', '--enlace'])).stdout).toMatch(
      new RegExp(`^${stage.servidor}/\\?invitacion=[2-9A-Z]{4}-[2-9A-Z]{4}\\n$`),
    );
    const revoked = await duenia.atTerminal(
      ['invitaciones', 'revoke', codigo.toLowerCase()],
      `${codigo}\r`,
    );
    expect(revoked).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Invitación anulada.\n'),
    });
    expect(await duenia.garita(['invitaciones', 'revoke', codigo, '--yes'])).toEqual(
      refused('Esa invitación ya estaba anulada.'),
    );
    expect(await duenia.garita(['invitaciones', 'revoke', 'NADA', '--yes'])).toEqual(
      notFound('Esa invitación no existe.'),
    );
  });

  test('invitaciones create --dry-run creates no invitation; users without the permission are refused, and invalid values are reported', async () => {
    const [duenia, oficial] = [await as('Fundadora'), await as('Oficial')];
    expect(await duenia.garita(['invitaciones', 'create', '--dry-run'])).toEqual(
      ok('Invitación para 1 persona, hasta que se anule.\nNo se ha cambiado nada.\n'),
    );
    expect(await duenia.json(['invitaciones', 'list'])).toEqual([]);
    expect(await duenia.garita(['invitaciones', 'create', '--usos', '0'])).toEqual(
      misused('--usos: Puede servir para entre 1 y 500 personas.'),
    );
    expect(await duenia.garita(['invitaciones', 'create', '--dias', 'una'])).toMatchObject({
      code: 2,
      stdout: '',
    });
    for (const args of [['list'], ['create'], ['revoke', '1', '--yes']])
      expect(await oficial.garita(['invitaciones', ...args])).toEqual(SIN_PERMISO);
  });
});

describe('webhooks', () => {
  test('webhooks add reads the address from stdin and prints it nowhere', async () => {
    const duenia = await as('Fundadora');
    const args = [
      'webhooks',
      'add',
      'Bajas',
      'despido',
      'ascenso=Sube {persona}',
      '--direccion-stdin',
    ];
    expect(await duenia.process([...args, '--dry-run'], DIRECCION)).toEqual(
      ok('Añadir el webhook «Bajas», que cuenta despido, ascenso.\nNo se ha cambiado nada.\n'),
    );
    expect(await duenia.process(args, `${DIRECCION}\n`)).toEqual(
      ok('Webhook «Bajas» puesto correctamente.\n'),
    );
    const { stdout } = await duenia.garita(['webhooks', 'list', '--json']);
    expect(stdout).not.toContain('gancho');
    expect(JSON.parse(stdout)[1]).toMatchObject({
      nombre: 'Bajas',
      pista: 'aB12',
      sucesos: { ascenso: 'Sube {persona}', pase_lista: null },
    });
  });

  test('a webhook’s address is typed at a terminal without being shown, and is never an argument', async () => {
    const duenia = await as('Fundadora');
    const { code, stderr } = await duenia.atTerminal(
      ['webhooks', 'add', 'Bajas', 'despido'],
      `${DIRECCION}\r`,
      'Dirección del webhook: ',
    );
    expect(code).toBe(0);
    expect(stderr).not.toContain('gancho');
    expect(await duenia.garita(['webhooks', 'add', 'Otro'])).toEqual(
      misused(
        'Aquí no se puede preguntar: da la dirección por la entrada estándar con --direccion-stdin.',
      ),
    );
    const wrong = await duenia.garita(
      ['webhooks', 'add', 'Otro', '--direccion-stdin'],
      'ftp://nada',
    );
    expect(wrong).toEqual(
      misused('dirección: Eso no es la dirección de un webhook: debe empezar por https://.'),
    );
  });

  test('webhooks edit changes a webhook’s name, its events and whether it is on', async () => {
    const duenia = await as('Fundadora');
    const edit = (...args: string[]) => duenia.garita(['webhooks', 'edit', 'avisos', ...args]);
    expect(await edit('activo=no', 'ascenso=', 'despido', '--dry-run')).toEqual(
      ok(
        'Webhook «Avisos»: Encendido: sí → no; Ascenso: «Sube {persona}» → nada; Despido: nada → «**{persona}** ({rango}) ya no forma parte de {agencia}.».\nNo se ha cambiado nada.\n',
      ),
    );
    expect(await edit('activo=no', 'nombre=Canal', 'ascenso=')).toEqual(
      ok('Webhook «Canal» guardado.\n'),
    );
    expect(await duenia.json(['webhooks', 'list'])).toMatchObject([
      { nombre: 'Canal', activo: 0, sucesos: { ascenso: null } },
    ]);
    expect(await duenia.garita(['webhooks', 'edit', '1', 'nombre=Canal'])).toMatchObject({
      code: 6,
    });
    expect(await duenia.garita(['webhooks', 'edit', 'Canal', 'ascensos=x'])).toEqual(
      misused('No hay ninguno «ascensos». ¿Quisiste decir ascenso?'),
    );
    expect(await duenia.garita(['webhooks', 'edit', 'Canal', 'ascenso={nada}'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('No existe {nada}'),
    });
    expect(await duenia.garita(['webhooks', 'edit', 'Canal'])).toEqual(
      misused('Di qué cambia: campo=valor, «--direccion» o «--direccion-stdin».'),
    );
  });

  test('webhooks test reports that a message did not arrive, and deliveries lists what was sent', async () => {
    const duenia = await as('Fundadora');
    expect(await duenia.garita(['webhooks', 'test', 'Avisos'])).toEqual(
      refused('La prueba no ha llegado. Esa dirección no se puede usar.'),
    );
    expect(await duenia.json(['webhooks', 'deliveries', 'Avisos'])).toEqual([]);
    expect(await duenia.garita(['webhooks', 'test', 'Ninguno'])).toEqual(
      notFound('Ese webhook no existe o ya se quitó.'),
    );
  });

  test('webhooks resend sends a failed delivery once more', async () => {
    const [duenia, ahora] = [await as('Fundadora'), stage.agency.now()];
    const { id: webhook_id } = await stage.agency.db
      .selectFrom('webhooks')
      .select('id')
      .executeTakeFirstOrThrow();
    await stage.agency.db
      .updateTable('webhooks')
      .set({ ocupado_hasta: new Date(ahora.getTime() + 3_600_000) })
      .execute();
    const entrega = {
      webhook_id,
      suceso: 'ascenso',
      hechos: JSON.stringify({ persona: 'Oficial' }),
      fecha: ahora,
      encolada_en: ahora,
    } as const;
    await stage.agency.db
      .insertInto('webhook_entregas')
      .values({ ...entrega, estado: 'marcada', intentos: 4, codigo: 500, terminada_en: ahora })
      .execute();
    const [{ id }] = await duenia.json(['webhooks', 'deliveries', 'Avisos']);
    expect(await duenia.garita(['webhooks', 'resend', 'Avisos', String(id), '--dry-run'])).toEqual(
      ok('Volver a enviar al webhook «Avisos»: «Sube Oficial».\nNo se ha cambiado nada.\n'),
    );
    expect(await duenia.garita(['webhooks', 'resend', 'Avisos', String(id)])).toEqual(
      ok('Se vuelve a enviar.\n'),
    );
    const [newest] = await duenia.json(['webhooks', 'deliveries', 'Avisos']);
    expect(await duenia.garita(['webhooks', 'resend', 'Avisos', String(newest.id)])).toEqual(
      refused('Ese envío ya está esperando su turno.'),
    );
    expect(await duenia.garita(['webhooks', 'resend', 'Avisos', '999'])).toEqual(
      notFound('Ese envío no existe.'),
    );
  });

  test('webhooks delete removes a webhook after its name is typed; users without the permission are refused every command', async () => {
    const [duenia, oficial] = [await as('Fundadora'), await as('Oficial')];
    for (const args of [
      ['list'],
      ['add', 'X', '--direccion-stdin'],
      ['edit', '1', 'activo=no'],
      ['test', '1'],
      ['deliveries', '1'],
      ['resend', '1', '1'],
    ]) {
      expect(await oficial.garita(['webhooks', ...args], DIRECCION), args.join(' ')).toEqual(
        SIN_PERMISO,
      );
    }
    expect(await oficial.garita(['webhooks', 'delete', '1', '--yes'])).toEqual(SIN_PERMISO);
    const { code, stderr } = await duenia.atTerminal(['webhooks', 'delete', 'Avisos'], 'Avisos\r');
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Webhook «Avisos» quitado.\n'),
    });
    expect(await duenia.json(['webhooks', 'list'])).toEqual([]);
  });
});
