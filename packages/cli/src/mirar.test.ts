import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async ({ call, idOf, now, db }) => {
  await call('sendMulta', {
    as: 'Gerente',
    body: { usuario: await idOf('Recluta'), motivo: 'Llegó tarde', creditos: 5 },
  });
  await call('sendMulta', {
    as: 'Gerente',
    body: { usuario: await idOf('Recluta'), motivo: 'Perfil privado', creditos: 15 },
  });
  await db
    .insertInto('solicitudes_nombre')
    .values({ usuario_id: await idOf('Recluta'), nombre: 'Veterano', creada_en: now() })
    .execute();
});
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const as = (name: string) => stage.signIn(name);

test('pendientes lists what waits for the user’s answer as text, with the command that shows it', async () => {
  const { code, stdout } = await (await as('Gerente')).process(['pendientes']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Qué espera +Desde +Se ve con\n/);
  expect(stdout).toMatch(/\nUn cambio de nombre espera respuesta +\S.* garita nombres list\n/);
  expect((await (await as('Cabo')).json(['pendientes']))[0]).toMatchObject({
    tipo: 'solicitudes',
    cuantos: 1,
    orden: 'garita ascensos waiting',
  });
  expect((await (await as('Cabo')).garita(['pendientes', '--nada'])).code).toBe(2);
});

test('every command that pendientes names exists, and shows what waits', async () => {
  const duenia = await as('Fundadora');
  const ordenes: readonly string[] = (await duenia.json(['pendientes'])).map(
    ({ orden }: { orden: string }) => orden,
  );
  expect(ordenes.length).toBeGreaterThan(2);
  for (const orden of ordenes) {
    const args = [...orden.matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    );
    const { code, stdout } = await duenia.garita([...args.slice(1), '--json']);
    expect({ code, isEmpty: stdout.trim() === '[]' }, orden).toEqual({ code: 0, isEmpty: false });
  }
});

describe('avisos', () => {
  test('avisos list has the user’s own notices as text, and avisos read marks them as read', async () => {
    const recluta = await as('Recluta');
    const [newest, before] = await recluta.json(['avisos', 'list', '--sin-leer']);
    expect(newest).toMatchObject({
      tipo: 'multa',
      leido: false,
      texto: 'Gerente te ha puesto una multa de 15c: Perfil privado.',
    });
    expect(await recluta.json(['avisos', 'list', '--max', '1'])).toHaveLength(1);
    expect(await recluta.process(['avisos', 'read', String(before.id), '--dry-run'])).toEqual(
      ok('Dar por leídos 1 aviso.\nNo se ha cambiado nada.\n'),
    );
    expect(await recluta.garita(['avisos', 'read', String(before.id)])).toEqual(
      ok('Avisos marcados como leídos.\n'),
    );
    expect(await recluta.garita(['avisos', 'read', String(before.id)])).toEqual(
      refused('Eso ya lo tenías leído.'),
    );
    expect(await recluta.json(['avisos', 'list', '--sin-leer', '--max', '1'])).toMatchObject([
      { id: newest.id },
    ]);
    await recluta.garita(['avisos', 'read', String(newest.id)]);
    await stage.agency.call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await stage.agency.idOf('Recluta'), motivo: 'Otra', creditos: 5 },
    });
    expect(await recluta.garita(['avisos', 'read', '--todos'])).toEqual(
      ok('Avisos marcados como leídos.\n'),
    );
    expect(await recluta.json(['avisos', 'list', '--sin-leer'])).toEqual([]);
    expect(await recluta.garita(['avisos', 'read', '--todos'])).toEqual(
      refused('No te queda ningún aviso por leer.'),
    );
  });

  test('avisos read is refused for another user’s notice, and is a usage error without an id or --todos', async () => {
    const [recluta, agente] = [await as('Recluta'), await as('Agente')];
    const [{ id }] = await recluta.json(['avisos', 'list']);
    expect(await agente.garita(['avisos', 'read', String(id)])).toEqual(
      refused(`No tienes ningún aviso ${id}.`),
    );
    expect(await agente.garita(['avisos', 'read'])).toEqual(
      misused('Di cuáles: sus números o «--todos».'),
    );
    expect(await agente.garita(['avisos', 'list', '--max', '0'])).toEqual(
      misused('--max: debe ser al menos 1.'),
    );
  });

  test('avisos set chooses where a type of notice is announced, avisos preferences shows the choice, and an unknown type is reported', async () => {
    const recluta = await as('Recluta');
    expect(
      await recluta.garita(['avisos', 'set', 'multa=no', 'paga=sistema', '--dry-run']),
    ).toEqual(
      ok(
        'Me multan: En el portal → No; Me pagan: En el portal → También fuera del portal.\nNo se ha cambiado nada.\n',
      ),
    );
    expect(await recluta.garita(['avisos', 'set', 'Multa=no'])).toEqual(
      ok('Preferencias guardadas correctamente.\n'),
    );
    expect(await recluta.json(['avisos', 'preferences', '--filtro', 'modo=no'])).toMatchObject([
      { tipo: 'multa', nombre: 'Me multan' },
    ]);
    expect(await recluta.garita(['avisos', 'set', 'multa=no'])).toEqual(
      refused('Ya lo tienes así: no hay nada que cambiar.'),
    );
    expect((await recluta.garita(['avisos', 'set', 'multas=no'])).stderr).toBe(
      'garita: No hay ningún aviso «multas» que te pueda llegar. ¿Quisiste decir multa?\n',
    );
    expect(await recluta.garita(['avisos', 'set', 'multa=nunca'])).toEqual(
      misused('«multa=nunca» debe ser tipo=modo, y el modo uno de no, portal, sistema.'),
    );
  });
});

describe('pulso', () => {
  test('pulso show has a row per day, or per week', async () => {
    const supervisora = await as('Supervisora');
    expect(await supervisora.json(['pulso', 'show'])).toHaveLength(28);
    expect(await supervisora.json(['pulso', 'show', '--semanas', '12'])).toHaveLength(12);
    expect((await supervisora.process(['pulso', 'show', '--csv'])).stdout).toMatch(
      /^Desde,Hasta,Activas,Tiempo,/,
    );
  });

  test.each([
    ['share', 'usuarioNombre'],
    ['risk', 'dias'],
    ['hours', 'media'],
    ['retention', 'entraron'],
  ])('pulso %s lists that part of the pulso', async (name, field) => {
    const rows = await (await as('Supervisora')).json(['pulso', name]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toHaveProperty(field);
    expect(
      (await (await as('Supervisora')).garita(['pulso', name])).stdout.trimEnd().split('\n'),
    ).toHaveLength(rows.length + 1);
    expect(await (await as('Oficial')).garita(['pulso', name])).toEqual(SIN_PERMISO);
  });

  test('the averages of pulso have a decimal comma', async () => {
    const { stdout } = await (await as('Supervisora')).garita([
      'pulso',
      'hours',
      '--filtro',
      'minutos>0',
    ]);
    expect(stdout).toMatch(/ \d,\d\n/);
  });

  test('pulso reports an impossible number of weeks', async () => {
    expect(await (await as('Supervisora')).garita(['pulso', 'show', '--semanas', '5'])).toEqual(
      misused('--semanas: «5» debe ser una de 4, 12, 52.'),
    );
  });
});

describe('bitacora list', () => {
  test('bitacora list says who did what to whom, and what changed, as text', async () => {
    const gerente = await as('Gerente');
    const [newest] = await gerente.json(['bitacora', 'list', '--max', '1']);
    expect(newest).toMatchObject({ operacion: 'sendMulta', hecho: 'Gerente multó a Recluta' });
    expect(newest.cambios).toContain('Motivo: Perfil privado');
    expect((await gerente.process(['bitacora', 'list', '--max', '1'])).stdout).toContain(
      'Gerente multó a Recluta',
    );
  });

  test('bitacora list filters by word, people, subject, call and days', async () => {
    const gerente = await as('Gerente');
    const count = async (...args: string[]) =>
      (await gerente.json(['bitacora', 'list', ...args])).length;
    expect(await count('llego', '--operacion', 'sendmulta')).toBe(1);
    expect(await count('--quien', 'gerente', '--persona', 'Recluta', '--tema', 'multas')).toBe(2);
    expect(await count('--quien', 'Oficial', '--tema', 'multas')).toBe(0);
    expect(
      await count('--operacion', 'sendMulta', '--desde', '2026-11-21', '--hasta', '2026-11-21'),
    ).toBe(2);
    expect(await count('--operacion', 'sendMulta', '--hasta', '2026-11-20')).toBe(0);
  });

  test('bitacora list continues page by page', async () => {
    const row = {
      actor_id: await stage.agency.idOf('Gerente'),
      operacion: 'despedir',
      fecha: stage.agency.now(),
    };
    await stage.agency.db
      .insertInto('bitacora')
      .values(Array.from({ length: 230 }, () => row))
      .execute();
    expect(
      await (await as('Gerente')).json(['bitacora', 'list', '--operacion', 'despedir']),
    ).toHaveLength(230);
  });

  test.each([
    [['--tema', 'multass'], '--tema: no hay ninguno «multass». ¿Quisiste decir multas?'],
    [['--desde', 'ayer'], '--desde: Esa fecha no existe.'],
    [
      ['--desde', '2026-11-21', '--hasta', '2026-11-20'],
      '--hasta: Fecha final no puede ser menor a fecha inicial.',
    ],
  ])('bitacora list %j is refused, and the message says what is wrong', async (args, texto) => {
    const { code, stderr } = await (await as('Gerente')).garita(['bitacora', 'list', ...args]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `garita: ${texto}\n` });
  });

  test('bitacora list is refused to a user outside the management, and an unknown person is reported', async () => {
    expect(await (await as('Oficial')).garita(['bitacora', 'list'])).toEqual(SIN_PERMISO);
    expect(await (await as('Gerente')).garita(['bitacora', 'list', '--quien', 'Nadie'])).toEqual(
      notFound('Nadie: Esa persona no existe.'),
    );
  });
});

describe('perfil', () => {
  test('perfil show and account have the user’s own work and pay', async () => {
    const recluta = await as('Recluta');
    const { stdout } = await recluta.process(['perfil', 'show']);
    expect(stdout).toMatch(/^Ascensos +\d+\nAsistencias +\d+\nTiempo +/);
    expect(stdout).toMatch(
      /\n\nRequisito +Hecho +Para cobrar +Para la bonificación\n(.+\n)*Tiempos +\d+h \d+m /,
    );
    expect(await recluta.json(['perfil', 'show'])).toEqual(
      (await stage.agency.call('MyPerfil', { as: 'Recluta' })).body,
    );
    const cuenta = await recluta.garita(['perfil', 'account']);
    expect(cuenta.stdout).toContain('Perfil privado');
    expect(await recluta.json(['perfil', 'account'])).toEqual(
      (await stage.agency.call('miCuenta', { as: 'Recluta' })).body,
    );
    expect((await recluta.garita(['perfil', 'show', '--csv'])).code).toBe(2);
  });

  test('perfil work is the user’s own, or another person’s for users who may see people', async () => {
    const recluta = await as('Recluta');
    expect(await recluta.json(['perfil', 'work'])).toMatchObject({ usuario: 'Recluta' });
    expect((await recluta.json(['perfil', 'work', '--limite', '2'])).trabajos).toHaveLength(2);
    expect(await recluta.garita(['perfil', 'work', '--limite', '0'])).toMatchObject({
      code: 2,
      stderr: 'garita: --limite: debe ser al menos 1.\n',
    });
    expect(await recluta.garita(['perfil', 'work', 'Oficial'])).toEqual(SIN_PERMISO);
    const { code, stdout } = await (await as('Gerente')).garita(['perfil', 'work', 'oficial']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usuario +Oficial\nPróximo ascenso +/);
  });
});

test('equipo lists all people by category, who administers, and what each did this week', async () => {
  const recluta = await as('Recluta');
  const equipo = await recluta.json(['equipo', 'list']);
  expect(equipo.map(({ usuario }: { usuario: string }) => usuario).toSorted()).toEqual(
    ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta', 'Cabo'].toSorted(),
  );
  expect(equipo[0]).toHaveProperty('n_categoria');
  expect(
    (await recluta.json(['equipo', 'admins'])).map(({ usuario }: { usuario: string }) => usuario),
  ).toEqual(['Fundadora', 'Gerente']);
  expect(await recluta.json(['equipo', 'week'])).toEqual(
    (await stage.agency.call('nominaWeek', { as: 'Recluta' })).body[0],
  );
  expect((await recluta.garita(['equipo', 'week', '--nada'])).code).toBe(2);
});
