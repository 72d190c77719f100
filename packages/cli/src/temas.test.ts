import type { OperationId } from '@garita/api-client/access';
import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';
import { runHere } from './testing/runHere';

/** Adds the rows that the demo agency lacks for these lists. */
const stage = openStage(async ({ db, idOf, now, call }) => {
  const [recluta, agente] = [await idOf('Recluta'), await idOf('Agente')];
  const direccion = { direccion_hash: 'x'.repeat(43), primera_vez: now(), ultima_vez: now() };
  await db
    .insertInto('direcciones')
    .values([recluta, agente].map((usuario_id) => ({ ...direccion, usuario_id })))
    .execute();
  for (const usuario of ['Oficial', 'Nadie'])
    await call('login', { body: { usuario, clave: 'mal' } });
  await call('openTime', { as: 'Supervisora', body: { bajo: recluta, alto: -1 } });
  await call('addMembresia', {
    as: 'Supervisora',
    body: { user: recluta, isExterno: 0, membresia: 1, periodo: 1 },
  });
  await call('actionExcepciones', {
    as: 'Gerente',
    body: { op: 0, usuario: await idOf('Oficial'), permisos: '1,13' },
  });
});

const read = async (operation: OperationId, as = 'Gerente') =>
  (await stage.agency.call(operation, { as })).body;
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });

describe('a list', () => {
  // One list of each noun runs as a process.
  test.each<[string, OperationId, string, 'process' | 'garita']>([
    ['tiempos list', 'getAllTime', 'Supervisora', 'process'],
    ['fichajes active', 'getFichajesActivos', 'Gerente', 'process'],
    ['ausencias list', 'getAusencias', 'Gerente', 'process'],
    ['membresias list', 'allMembership', 'Gerente', 'process'],
    ['membresias types', 'getMembresias', 'Agente', 'garita'],
    ['ventas list', 'allVentas', 'Gerente', 'process'],
    ['ventas pending', 'ventasPendientes', 'Gerente', 'garita'],
    ['descuentos list', 'getAllDescuentos', 'Gerente', 'process'],
    ['despidos list', 'getAllDespidos', 'Gerente', 'process'],
    ['degrados list', 'getAllDegrados', 'Gerente', 'process'],
  ])(
    'the list «%s» is the portal’s answer, in its order; the table and the CSV have a line for each',
    async (order, operation, actor, how) => {
      const somebody = await stage.signIn(actor);
      const rows: unknown[] = await somebody.json(order.split(' '));
      expect(rows).toEqual(await read(operation, actor));
      expect(rows.length).toBeGreaterThan(0);
      const table = await somebody[how](order.split(' '));
      const csv = await somebody.garita([...order.split(' '), '--csv']);
      expect({ code: table.code, lines: table.stdout.trimEnd().split('\n').length }).toEqual({
        code: 0,
        lines: rows.length + 1,
      });
      expect(csv.stdout.split('\r\n')[0]?.split(',')).toEqual(
        table.stdout.split('\n')[0]?.split(/ {2,}/).filter(Boolean),
      );
    },
  );

  test.each([
    'tiempos list',
    'fichajes active',
    'ausencias list',
    'ventas list',
    'ventas pending',
    'descuentos list',
    'despidos list',
    'degrados list',
    'vetos list',
    'excepciones list',
    'clones list',
    'ascensos list',
    'listapaga show',
    'registros rangos',
  ])('the list «%s» is refused to users who may not see it', async (order) => {
    expect(await (await stage.signIn('Agente')).garita(order.split(' '))).toEqual(SIN_PERMISO);
  });

  test('excepciones list has permission codes; clones have a line per person', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(
      JSON.parse((await gerente.process(['excepciones', 'list', '--json'])).stdout),
    ).toMatchObject([{ usuario_nombre: 'Oficial', codigos: ['adm', 'mul'] }]);
    const [{ num }] = await read('getAllClones');
    expect(JSON.parse((await gerente.process(['clones', 'list', '--json'])).stdout)).toMatchObject([
      { grupo: num, usuario: 'Agente', permitido: 0 },
      { grupo: num, usuario: 'Recluta', despedido: 0 },
    ]);
  });
});

describe('registros', () => {
  test.each([
    'tiempos',
    'ascensos',
    'nombres',
    'requisitos',
    'rangos',
    'clones',
    'fichajes',
    'fichajesDia',
    'accesos',
  ])('registros %s shows that log', async (modulo) => {
    const gerente = await stage.signIn('Gerente');
    const rows: unknown[] = await gerente.json(['registros', modulo]);
    expect(rows).toEqual((await read('getLog'))[modulo]);
    expect((await gerente.garita(['registros', modulo])).stdout.trimEnd().split('\n')).toHaveLength(
      rows.length + 1,
    );
  });

  test('a search word of registros keeps only the rows that contain it', async () => {
    const rows: { nombreUsuario: string }[] = JSON.parse(
      (
        await (
          await stage.signIn('Gerente')
        ).process(['registros', 'fichajes', 'oficial', '--json'])
      ).stdout,
    );
    expect(new Set(rows.map(({ nombreUsuario }) => nombreUsuario))).toEqual(new Set(['Oficial']));
  });

  test('all pages of a log are read, or as many rows as asked for', async () => {
    const gerente = await stage.signIn('Gerente');
    const fallo = (i: number) => ({
      usuario_id: null,
      direccion_hash: null,
      fecha: new Date(stage.agency.now().getTime() + i),
    });
    const fail = (count: number) =>
      stage.agency.db
        .insertInto('accesos_fallidos')
        .values(Array.from({ length: count }, (_, i) => fallo(i)))
        .execute();
    const see = async (...flags: string[]) => {
      const { code, stdout, stderr } = await gerente.garita([
        'registros',
        'accesos',
        '--json',
        ...flags,
      ]);
      return { code, rows: JSON.parse(stdout).length, stderr };
    };
    await stage.agency.db.deleteFrom('accesos_fallidos').execute();
    await fail(199);
    expect(await see()).toEqual({ code: 0, rows: 199, stderr: '' });
    await fail(1);
    expect(await see()).toEqual({ code: 0, rows: 200, stderr: '' });
    // These rows have the same instants as the earlier rows.
    await fail(250);
    expect(await see()).toEqual({ code: 0, rows: 450, stderr: '' });
    const rows: { id: number }[] = await gerente.json(['registros', 'accesos']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(450);
    expect(await see('--max', '201')).toEqual({ code: 0, rows: 201, stderr: '' });
    expect(await see('--max', '200')).toEqual({ code: 0, rows: 200, stderr: '' });
    expect(await see('--max', '3')).toEqual({ code: 0, rows: 3, stderr: '' });
  });

  test.each([
    ['1000000001', '--max: 1000000001 es demasiado.'],
    ['0', '--max: debe ser al menos 1.'],
    ['diez', '--max: «diez» no es un número entero sin puntos ni comas.'],
  ])('registros --max %s is a usage error', async (max, texto) => {
    expect(await runHere(['registros', 'accesos', '--max', max], stage.home.env)).toEqual(
      misused(texto),
    );
  });

  test('registros of an unknown log is a usage error', async () => {
    expect(await runHere(['registros', 'multas'], stage.home.env)).toEqual(
      misused(
        'No hay ningún registro «multas». Son: tiempos, ascensos, nombres, requisitos, rangos, clones, fichajes, fichajesDia, accesos.',
      ),
    );
  });
});

describe('ascensos', () => {
  test('ascensos list has the people who can be promoted now, and send proposes it once', async () => {
    const gerente = await stage.signIn('Gerente');
    await stage.agency.db.deleteFrom('solicitudes').execute();
    const found: { usuario: string; siguiente: string }[] = JSON.parse(
      (await gerente.process(['ascensos', 'list', '--json'])).stdout,
    );
    const recluta = found.find(({ usuario }) => usuario === 'Recluta');
    expect(recluta).toMatchObject({ mision: 'Recluta', siguiente: expect.stringMatching(/./) });
    expect(found.map(({ usuario }) => usuario)).not.toContain('Agente');
    const planned = `Proponer a Recluta el ascenso de Recluta a ${recluta?.siguiente}.\nNo se ha cambiado nada.\n`;
    expect(await gerente.garita(['ascensos', 'send', 'recluta', '--dry-run'])).toEqual(ok(planned));
    expect(await gerente.garita(['ascensos', 'send', 'recluta'])).toEqual(
      ok('Solicitud enviada correctamente.\n'),
    );
    expect(await gerente.garita(['ascensos', 'send', 'recluta'])).toEqual(
      refused('Ya tiene una solicitud de ascenso pendiente.'),
    );
    expect(await gerente.json(['ascensos', 'list', 'recl'])).toEqual([]);
  });

  test('ascensos send is refused for a person of a higher category', async () => {
    expect(
      await (await stage.signIn('Oficial')).garita(['ascensos', 'send', 'Gerente', '--dry-run']),
    ).toEqual(SIN_PERMISO);
  });
});

describe('fichajes close', () => {
  test('fichajes close closes a clock-in only if the person’s name is typed exactly, and reports a person without an open one', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['fichajes', 'close', 'Supervisora', '--dry-run'])).toEqual(
      ok('Cerrar el fichaje de Supervisora.\nNo se ha cambiado nada.\n'),
    );
    expect(
      (await gerente.atTerminal(['fichajes', 'close', 'Supervisora'], 'supervisora\r')).code,
    ).toBe(2);
    expect((await gerente.garita(['fichajes', 'close', 'Supervisora', '--yes'])).stderr).toMatch(
      /^Fichaje de Supervisora cerrado: (\d+h( \d+m)?|\d+ min)\.\n$/,
    );
    expect(await gerente.garita(['fichajes', 'close', 'Supervisora', '--yes'])).toEqual(
      notFound('Supervisora no tiene ningún fichaje abierto.'),
    );
  });
});

describe('membresias', () => {
  test('membresias sell sells at the catalogue’s price, to people of the agency and outsiders', async () => {
    const gerente = await stage.signIn('Gerente');
    const [tipo] = (await read('getMembresias')).filter(
      ({ perma }: { perma: number }) => perma === 0,
    );
    const precio = Math.round(tipo.precio / 2);
    expect(
      await gerente.json([
        'membresias',
        'sell',
        'Agente',
        '--membresia',
        tipo.nombre.toUpperCase(),
        '--dias',
        '15',
      ]),
    ).toEqual({
      hecho: true,
      descripcion: `Membresía ${tipo.nombre}, 15 días, por ${precio}c, a Agente`,
      mensaje: `Membresía ${tipo.nombre} vendida a Agente`,
    });
    expect(
      (
        await gerente.garita([
          'membresias',
          'sell',
          'Visita',
          '--externo',
          '--membresia',
          String(tipo.id),
          '--dias',
          '30',
        ])
      ).code,
    ).toBe(0);
    expect((await read('allMembership')).slice(0, 2)).toMatchObject([
      { usuarioNombre: 'Visita', externo: 1, encargadoNombre: 'Gerente' },
      { usuarioNombre: 'Agente', externo: 0, credito: precio },
    ]);
    expect(
      await gerente.garita(['membresias', 'sell', 'Agente', '--membresia', tipo.nombre]),
    ).toEqual(refused(`${tipo.nombre} se vende por 15 o 30 días: indica cuántos.`));
    const { stderr } = await gerente.garita([
      'membresias',
      'sell',
      'Agente',
      '--membresia',
      'fundadores',
      '--dry-run',
    ]);
    expect(stderr).toMatch(/^Membresía Fundadores, permanente, por \d+c, a Agente\./);
    expect(
      await gerente.garita(['membresias', 'sell', 'Agente', '--membresia', 'Nada', '--dias', '15']),
    ).toEqual(notFound('--membresia: Esa membresía no existe.'));
    expect(
      await gerente.garita([
        'membresias',
        'sell',
        'Agente',
        '--membresia',
        tipo.nombre,
        '--dias',
        '20',
      ]),
    ).toEqual(misused('--dias: «20» debe ser 15 o 30.'));
  });

  test('membresias sell --archivo has a column for outsiders', async () => {
    const gerente = await stage.signIn('Gerente');
    const [tipo] = (await read('getMembresias')).filter(
      ({ perma }: { perma: number }) => perma === 0,
    );
    const file = `usuario,membresia,dias,externo\nVisita,${tipo.nombre},15,Sí\nVisita,${tipo.nombre},15,no\nAgente,${tipo.nombre},20,\nAgente,${tipo.nombre},15,tal vez\n`;
    expect(
      (await gerente.garita(['membresias', 'sell', '--archivo', '-', '--dry-run'], file)).stderr,
    ).toBe(
      [
        'línea 3: Visita: Esa persona no existe.',
        'línea 4: Días: «20» debe ser 15 o 30.',
        'línea 5: Externo: «tal vez» debe ser sí o no.',
        'garita: 3 líneas no valen: no se ha enviado ninguna.\n',
      ].join('\n'),
    );
  });

  test('membresias delete hides a sale after the buyer’s name is typed', async () => {
    const gerente = await stage.signIn('Gerente');
    const [{ id }] = await read('allMembership');
    expect((await gerente.atTerminal(['membresias', 'delete', String(id)], 'Agente\r')).code).toBe(
      2,
    );
    expect(
      await gerente.atTerminal(['membresias', 'delete', String(id)], 'Recluta\r'),
    ).toMatchObject({ code: 0 });
    expect(await gerente.garita(['membresias', 'delete', String(id), '--yes'])).toEqual(
      notFound('Esa membresía vendida no existe.'),
    );
  });
});

describe('ventas', () => {
  test('ventas pay and unpay mark a sale as paid and unpaid, and a sale already so is reported', async () => {
    const gerente = await stage.signIn('Gerente');
    const [{ id, descripcion, credito }] = await read('allVentas');
    const pagado = async () => (await read('allVentas'))[0].pagado;
    const { stderr } = await gerente.garita(['ventas', 'pay', String(id), '--dry-run']);
    expect(stderr).toBe(
      `Marcar como pagada la venta ${id} de Supervisora, ${credito}c: ${descripcion} a Recluta.\nNo se ha cambiado nada.\n`,
    );
    expect(await gerente.garita(['ventas', 'pay', String(id)])).toEqual(
      ok('Venta marcada como pagada.\n'),
    );
    for (const more of [[], ['--dry-run']])
      expect(await gerente.garita(['ventas', 'pay', String(id), ...more])).toEqual(
        refused(`La venta ${id} ya está pagada.`),
      );
    expect(await pagado()).toBe(1);
    expect(await gerente.garita(['ventas', 'unpay', String(id)])).toEqual(
      ok('Venta marcada como no pagada.\n'),
    );
    expect(await gerente.garita(['ventas', 'unpay', String(id)])).toEqual(
      refused(`La venta ${id} ya está sin pagar.`),
    );
    expect(await pagado()).toBe(0);
    expect(await gerente.garita(['ventas', 'pay', '999999'])).toEqual(
      notFound('Esa venta no existe.'),
    );
    await stage.agency.db
      .updateTable('ventas')
      .set({ encargado_id: await stage.agency.idOf('Gerente') })
      .where('id', '=', id)
      .execute();
    expect(await gerente.garita(['ventas', 'pay', String(id), '--dry-run'])).toEqual(
      refused('Es tu propia venta: que la entregaste lo marca otra persona.'),
    );
  });
});

describe('descuentos', () => {
  test('descuentos create and delete a code, whatever its case', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['descuentos', 'create', 'Otoño', '15%'])).toEqual(
      ok('Código Otoño creado: 15% de descuento.\n'),
    );
    expect(await gerente.garita(['descuentos', 'create', 'OTOÑO', '15'])).toEqual(
      refused('Ese código ya existe.'),
    );
    expect((await gerente.atTerminal(['descuentos', 'delete', 'otoño'], 'otoño\r')).code).toBe(2);
    const deleted = await gerente.atTerminal(['descuentos', 'delete', 'otoño'], 'Otoño\r');
    expect(deleted).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        'Se vuelve a crear con «garita descuentos create Otoño 15».\n',
      ),
    });
    expect(deleted.stderr).not.toContain('No se puede deshacer');
    expect(await gerente.garita(['descuentos', 'delete', 'otoño', '--yes'])).toEqual(
      refused('Ese código no existe.'),
    );
  });

  test('descuentos create reads a file; 101 percent is refused', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(
      (
        await gerente.garita(
          ['descuentos', 'create', '--archivo', '-', '--yes'],
          'Código;Descuento\nUNO;10 %\nDOS;20\n',
        )
      ).code,
    ).toBe(0);
    expect(
      (await read('getAllDescuentos')).map(({ codigo }: { codigo: string }) => codigo),
    ).toEqual(expect.arrayContaining(['UNO', 'DOS']));
    expect(await runHere(['descuentos', 'create', 'TRES', '101'], stage.home.env)).toEqual(
      misused('Descuento: El descuento es un número entero del 1 al 100.'),
    );
  });
});

describe('excepciones', () => {
  test('excepciones set gives permissions, changes them, and delete removes them', async () => {
    const gerente = await stage.signIn('Gerente');
    const codigosOf = async (): Promise<string[] | undefined> =>
      (await gerente.json(['excepciones', 'list'])).find(
        ({ usuario_nombre }: { usuario_nombre: string }) => usuario_nombre === 'Agente',
      )?.codigos;
    expect(await gerente.garita(['excepciones', 'set', 'Agente', 'mul,asc'])).toEqual(
      ok('Excepción de Agente creada correctamente.\n'),
    );
    expect(await codigosOf()).toEqual(['asc', 'mul']);
    expect(
      await gerente.garita(['excepciones', 'set', 'Agente', 'mul', 'mem', '--dry-run']),
    ).toEqual(
      ok('Permisos propios de Agente: mem mul (tenía asc mul).\nNo se ha cambiado nada.\n'),
    );
    expect(await gerente.garita(['excepciones', 'set', 'Agente', 'mul', 'mem'])).toEqual(
      ok('Excepción de Agente editada correctamente.\n'),
    );
    expect(await codigosOf()).toEqual(['mem', 'mul']);
    expect(await gerente.atTerminal(['excepciones', 'delete', 'agente'], 'Agente\r')).toMatchObject(
      {
        code: 0,
        stderr: expect.stringContaining(
          'mem mul.\nSe le devuelven con «garita excepciones set Agente mem mul».\n',
        ),
      },
    );
    expect(await codigosOf()).toBeUndefined();
    expect(await gerente.garita(['excepciones', 'delete', 'agente', '--yes'])).toEqual(
      refused('agente no tiene permisos propios.'),
    );
  });

  test('excepciones set of an unknown permission is a usage error', async () => {
    expect(await runHere(['excepciones', 'set', 'Agente', 'todo'], stage.home.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('«todo»'),
    });
  });
});

describe('despidos dismiss', () => {
  test('despidos dismiss dismisses one person after their name is typed; for a dismissed person the portal’s reason is printed', async () => {
    const gerente = await stage.signIn('Gerente');
    const args = ['despidos', 'dismiss', 'recluta', '--motivo', 'Inactividad'];
    expect((await gerente.atTerminal(args, 'recluta\r')).code).toBe(2);
    const { code, stderr } = await gerente.atTerminal(args, 'Recluta\r');
    expect(code).toBe(0);
    expect(stderr).toContain(
      'Despedir a Recluta: «Inactividad».\nSe deshace con «garita usuarios reenter Recluta»; su firma y lo que tenga abierto no vuelven.\n',
    );
    expect((await read('getAllDespidos'))[0]).toMatchObject({
      usuarioNombre: 'Recluta',
      motivo: 'Inactividad',
      encargadoNombre: 'Gerente',
    });
    expect(await gerente.garita([...args, '--yes'])).toEqual(
      refused('Esa persona ya está despedida.'),
    );
    expect(await gerente.garita(['usuarios', 'reenter', 'Recluta'])).toEqual(
      ok('Recluta ha vuelto a la agencia.\n'),
    );
    expect(await gerente.garita(['usuarios', 'reenter', 'Recluta'])).toEqual(
      refused('Esa persona no está despedida.'),
    );
  });

  test('sending the same dismissals again succeeds and dismisses no person twice', async () => {
    const gerente = await stage.signIn('Gerente');
    const file = `Usuario;Motivo\nRecluta;Inactividad\n${await stage.agency.idOf('Agente')};"Falta grave,\nreiterada"\n`;
    const first = await gerente.json(['despidos', 'dismiss', '--archivo', '-', '--yes'], file);
    expect(first).toMatchObject([
      { linea: 2, resultado: 'hecha' },
      { linea: 3, resultado: 'hecha', descripcion: 'Despedir a Agente: «Falta grave,\nreiterada»' },
    ]);
    const count = (await read('getAllDespidos')).length;
    const again: { resultado: string }[] = await gerente.json(
      ['despidos', 'dismiss', '--archivo', '-', '--yes'],
      file,
    );
    expect(again.map(({ resultado }) => resultado)).toEqual(['ya hecha', 'ya hecha']);
    expect(await read('getAllDespidos')).toHaveLength(count);
  });
});

describe('usuarios reenter', () => {
  const codigosOf = async (usuario: string): Promise<string[]> =>
    (
      await stage.agency.call('permisosDe', {
        as: 'Gerente',
        params: { id: await stage.agency.idOf(usuario) },
      })
    ).body.permisos.map(({ codigo }: { codigo: string }) => codigo);
  const give = async (usuario: string, codigos: readonly string[]) => {
    const { db, idOf, now } = stage.agency;
    const [usuario_id, encargado_id] = [await idOf(usuario), await idOf('Fundadora')];
    const rows = codigos.map((codigo) => ({ usuario_id, codigo, encargado_id, fecha: now() }));
    await db.insertInto('excepciones').values(rows).execute();
  };
  const reenter = ['usuarios', 'reenter', 'Expulsado'];

  test('usuarios reenter names the person’s own permissions and asks whether they are given back; an empty answer is no', async () => {
    await give('Expulsado', ['mul', 'pag']);
    const question = 'Tenía permisos propios: mul, pag. ¿Devolvérselos? (s/N) ';
    const answered = async (typed: string) =>
      (await stage.signIn('Gerente')).atTerminal(reenter, typed, question);
    expect(await answered('\r')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        'Expulsado ha vuelto a la agencia sin sus permisos propios: mul, pag.\n',
      ),
    });
    expect(await codigosOf('Expulsado')).toEqual([]);
    await stage.kept.restore();
    await give('Expulsado', ['mul', 'pag']);
    expect(await answered('s\r')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('con sus permisos propios: mul, pag.\n'),
    });
    expect(await codigosOf('Expulsado')).toEqual(['mul', 'pag']);
  });

  test('usuarios reenter without a terminal gives the permissions back only with the option; --dry-run lists them', async () => {
    await give('Expulsado', ['mul']);
    const gerente = await stage.signIn('Gerente');
    expect((await gerente.garita([...reenter, '--dry-run'])).stderr).toMatch(
      /, sin firma y sin sus permisos propios: mul\.\nNo se ha cambiado nada\.\n$/,
    );
    expect((await gerente.garita([...reenter, '--con-permisos', '--dry-run'])).stderr).toMatch(
      /y con sus permisos propios: mul\./,
    );
    expect((await gerente.garita([...reenter, '--con-permisos', '--sin-permisos'])).code).toBe(2);
    expect(await gerente.garita(reenter)).toEqual(
      ok('Expulsado ha vuelto a la agencia sin sus permisos propios: mul.\n'),
    );
    expect(await codigosOf('Expulsado')).toEqual([]);
  });

  test('usuarios reenter gives back no permission that the caller does not hold', async () => {
    await give('Expulsado', ['mul', 'pag']);
    await give('Supervisora', ['usu']);
    const supervisora = await stage.signIn('Supervisora');
    expect(await supervisora.garita([...reenter, '--con-permisos'])).toEqual(
      refused('Para devolver los permisos propios hace falta el permiso exc.'),
    );
    await give('Supervisora', ['exc']);
    expect(await supervisora.garita([...reenter, '--con-permisos'])).toEqual(
      refused('No puedes dar permisos que no tienes: pag.'),
    );
    expect(
      await supervisora.garita(['usuarios', 'reset-password', 'Agente', '--dry-run']),
    ).toMatchObject({ code: 0 });
    await give('Agente', ['dec']);
    const denied = refused(
      'No puedes regenerar la clave de quien tiene permisos que tú no tienes: dec.',
    );
    for (const flag of ['--dry-run', '--yes'])
      expect(await supervisora.garita(['usuarios', 'reset-password', 'Agente', flag])).toEqual(
        denied,
      );
  });
});

describe('usuarios edit', () => {
  test('usuarios edit changes the given fields, and reports them', async () => {
    const gerente = await stage.signIn('Gerente');
    const args = [
      'usuarios',
      'edit',
      'Cabo',
      '--nombre',
      'Cabo2',
      '--mision',
      'oficial i',
      '--firma',
      'cab',
    ];
    expect((await gerente.garita([...args, '--dry-run'])).stderr).toMatch(
      /^Cabo: nombre Cabo → Cabo2, misión .+ → Oficial I, firma ninguna → CAB\.\n/,
    );
    expect(await gerente.garita(args)).toEqual(ok('Usuario editado correctamente.\n'));
    expect(await gerente.json(['usuarios', 'show', 'Cabo2'])).toMatchObject({
      usuario: 'Cabo2',
      mision: 'Oficial I',
      firma: 'CAB',
    });
    expect(await gerente.garita(['usuarios', 'edit', 'Cabo2', '--nombre', 'Cabo2'])).toEqual(
      refused('Cabo2 ya es así: no hay nada que cambiar.'),
    );
  });

  test.each([
    [['--nombre', 'con espacio'], 2, '--nombre: Nombre no puede tener espacio.'],
    [['--firma', 'LARGA'], 2, '--firma: Firma debe contener 3 caracteres.'],
    [['--mision', 'Nada'], 6, '--mision: Esa misión no existe.'],
    [['--mision', 'Gerencia'], 1, 'Solo puedes dar rangos por debajo del tuyo.'],
  ])('usuarios edit %j is refused, and --dry-run says so too', async (flags, code, texto) => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['usuarios', 'edit', 'Cabo', ...flags, '--dry-run'])).toEqual({
      code,
      stdout: '',
      stderr: `garita: ${texto}\n`,
    });
  });
});
