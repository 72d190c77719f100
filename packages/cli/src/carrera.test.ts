import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage(async ({ db, call, place, idOf, now }) => {
  await call('actionNombre', { as: 'Recluta', body: { op: 2, nombre: 'Veterano' } });
  await call('actionNombre', { as: 'Agente', body: { op: 2, nombre: 'Detective' } });
  await place('Agente', 'Agente I');
  await db.deleteFrom('multas').execute();
  await db
    .insertInto('pagos')
    .values({ usuario_id: await idOf('Agente'), categoria_id: 3, monto: 12, creado_en: now() })
    .execute();
});
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });
const as = (name: string) => stage.signIn(name);
const misionOf = async (name: string) =>
  (await stage.agency.call('getUsuarios', { as: 'Gerente' })).body.find(
    ({ usuario }: { usuario: string }) => usuario === name,
  )?.mision;

describe('ascensos', () => {
  test('ascensos waiting lists the promotion that waits for the user’s answer, and accept needs a signature', async () => {
    const cabo = await as('Cabo');
    const [solicitud] = await cabo.json(['ascensos', 'waiting']);
    expect(solicitud).toMatchObject({ encargadoNombre: 'Supervisora' });
    expect(await cabo.garita(['ascensos', 'accept', '--yes'])).toEqual(
      refused('Antes de aceptar debes poner tu firma. Ponla con «garita firmas set Cabo ABC».'),
    );
    expect(await cabo.garita(['firmas', 'set', 'Cabo', 'cab'])).toEqual(
      ok('Firma guardada correctamente.\n'),
    );
    const planned = `Aceptar el ascenso a ${solicitud.nueva} que te propone Supervisora.\nNo se ha cambiado nada.\n`;
    expect(await cabo.process(['ascensos', 'accept', '--dry-run'])).toEqual(ok(planned));
    const { code, stderr } = await cabo.atTerminal(['ascensos', 'accept'], `${solicitud.nueva}\r`);
    expect(code).toBe(0);
    expect(stderr).toContain(`Ascenso aceptado: ahora eres ${solicitud.nueva}.\n`);
    expect(await misionOf('Cabo')).toBe(solicitud.nueva);
    expect(await cabo.garita(['ascensos', 'accept', '--yes'])).toEqual(
      refused('No hay ningún ascenso que espere tu respuesta.'),
    );
  });

  test('ascensos decline needs no signature and does not change the mission', async () => {
    const [cabo, before] = [await as('Cabo'), await misionOf('Cabo')];
    expect(await cabo.garita(['ascensos', 'decline'])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect(await cabo.garita(['ascensos', 'decline', '--yes'])).toEqual(
      ok('Solicitud declinada.\n'),
    );
    expect(await misionOf('Cabo')).toBe(before);
    expect(await cabo.json(['ascensos', 'waiting'])).toEqual([]);
    expect((await cabo.garita(['ascensos', 'decline', 'Cabo'])).stderr).toBe(
      'garita: Sobran argumentos. Usa --help para ver la ayuda.\n',
    );
  });

  test('ascensos send proposes a promotion to several people, each reported by name; a person with a pending proposal is refused, and the others are still proposed', async () => {
    const gerente = await as('Gerente');
    const both = await gerente.garita(['ascensos', 'send', 'Recluta', 'Cabo', '--yes', '--csv']);
    expect(both.code).toBe(1);
    expect(both.stdout).toContain('1,hecha,Proponer a Recluta el ascenso');
    expect(both.stdout).toMatch(
      /2,rechazada,Proponer a Cabo el ascenso .*,Ya tiene una solicitud de ascenso pendiente\./,
    );
    const fundadora = await gerente.garita(['ascensos', 'send', 'Recluta', 'Gerente', '--yes']);
    expect(fundadora).toMatchObject({ code: 2, stdout: '' });
    expect(fundadora.stderr).toContain(
      'Gerente: No puedes proponer un ascenso a Gerente: eres tú. Lo puede hacer quien esté por encima.\n',
    );
    expect(await gerente.garita(['ascensos', 'send'])).toEqual(
      misused('Falta «Usuario». Usa --help para ver la ayuda.'),
    );
  });

  test('ascensos show prints a person’s place, to users who may see it', async () => {
    const gerente = await as('Gerente');
    const { stdout } = await gerente.garita(['ascensos', 'show', 'recluta']);
    expect(stdout).toMatch(
      /^Usuario +Recluta\nMisión +Recluta\nCómo llegó +Ascendido por Oficial\n/,
    );
    expect(await gerente.json(['ascensos', 'show', 'Recluta'])).toMatchObject({
      usuarioNombre: 'Recluta',
      alcanza: true,
    });
    expect(await (await as('Agente')).garita(['ascensos', 'show', 'Recluta'])).toEqual(SIN_PERMISO);
    expect(await gerente.garita(['ascensos', 'show', 'Nadie'])).toEqual(
      notFound('Nadie: Esa persona no existe.'),
    );
  });

  test('ascensos spend uses a person’s pay for a promotion, after the name is typed, and only once', async () => {
    const gerente = await as('Gerente');
    const { code, stderr } = await gerente.atTerminal(['ascensos', 'spend', 'agente'], 'Agente\r');
    expect(stderr).toContain(
      'Gastar 10c de la paga de Agente (12c) en su ascenso de Agente I a Agente III; quedan 2c.\nNo se puede deshacer.\n',
    );
    expect(code).toBe(0);
    expect(await misionOf('Agente')).toBe('Agente III');
    expect(await gerente.garita(['ascensos', 'spend', 'Agente', '--yes'])).toEqual(
      refused('Agente: su paga ya está pagada.'),
    );
    expect(await gerente.garita(['ascensos', 'spend', 'Recluta', '--yes'])).toEqual(
      refused('Recluta: no está en la lista de paga.'),
    );
    expect(await (await as('Agente')).garita(['ascensos', 'spend', 'Agente', '--yes'])).toEqual(
      SIN_PERMISO,
    );
    expect((await gerente.garita(['ascensos', 'spend', 'Agente', '--nada'])).code).toBe(2);
  });
});

describe('nombres', () => {
  test('nombres list shows all name requests, nombres asked the user’s own, and nombres accept renames the person after the name is typed', async () => {
    const gerente = await as('Gerente');
    expect(await gerente.json(['nombres', 'list'])).toMatchObject([
      { usuarioNombre: 'Recluta', nombre: 'Veterano' },
      { usuarioNombre: 'Agente' },
    ]);
    expect(await (await as('Recluta')).json(['nombres', 'asked'])).toMatchObject([
      { nombre: 'Veterano' },
    ]);
    expect(await (await as('Oficial')).json(['nombres', 'asked'])).toEqual([]);
    expect(await gerente.process(['nombres', 'accept', 'recluta', '--dry-run'])).toEqual(
      ok('Aceptar que Recluta pase a llamarse Veterano.\nNo se ha cambiado nada.\n'),
    );
    const { code, stderr } = await gerente.atTerminal(
      ['nombres', 'accept', 'recluta'],
      'Recluta\r',
    );
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Recluta ahora se llama Veterano.\n'),
    });
    expect(await gerente.garita(['nombres', 'accept', 'Recluta', '--yes'])).toEqual(
      refused('Recluta no espera ningún cambio de nombre.'),
    );
  });

  test('nombres decline answers several name requests; a person without a request is reported', async () => {
    const gerente = await as('Gerente');
    const { code, stdout } = await gerente.garita([
      'nombres',
      'decline',
      'Recluta',
      'Oficial',
      'Agente',
      '--yes',
      '--csv',
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '1,hecha,Declinar que Recluta pase a llamarse Veterano,Solicitud de Recluta declinada',
    );
    expect(stdout).toContain(
      '2,rechazada,Declinar el cambio de nombre de Oficial,Oficial no espera ningún cambio de nombre.',
    );
    expect(stdout).toContain('3,hecha,Declinar que Agente pase a llamarse Detective');
    expect(await gerente.json(['nombres', 'list'])).toEqual([]);
  });

  test('nombres list, accept and decline are refused to users outside the gerencia, and the error names an unknown option', async () => {
    const oficial = await as('Oficial');
    for (const args of [
      ['list'],
      ['accept', 'Recluta', '--yes'],
      ['decline', 'Recluta', '--yes'],
    ]) {
      expect(await oficial.garita(['nombres', ...args])).toEqual(SIN_PERMISO);
    }
    expect(await oficial.garita(['nombres', 'accept', '--si'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('«--si»'),
    });
  });
});

describe('degrados demote', () => {
  const motivo = ['--motivo', 'Falta grave'];

  test('degrados demote moves a person down after their name is typed, and refuses a mission that is not lower or does not exist', async () => {
    const gerente = await as('Gerente');
    const { code, stderr } = await gerente.atTerminal(
      ['degrados', 'demote', 'agente', '--mision', 'Vigilante I', ...motivo],
      'Agente\r',
    );
    expect(stderr).toContain(
      'Degradar a Agente de Agente I a Vigilante I: «Falta grave».\nNo se puede deshacer.\n',
    );
    expect(code).toBe(0);
    expect(await misionOf('Agente')).toBe('Vigilante I');
    const demote = (...args: string[]) =>
      gerente.garita(['degrados', 'demote', 'Agente', '--yes', ...args]);
    expect(await demote('--mision', 'Vigilante I', ...motivo)).toEqual(
      refused('Agente: Esa misión no está por debajo de la que tiene.'),
    );
    expect(await demote('--mision', 'Gerente I', ...motivo)).toMatchObject({ code: 6 });
    expect(await demote('--mision', 'Ninguna', ...motivo)).toEqual(
      notFound('No existe la misión «Ninguna».'),
    );
    expect(await demote('--mision', 'Vigilante I')).toEqual(
      misused('Falta «--motivo». Usa --help para ver la ayuda.'),
    );
    expect(await demote(...motivo)).toEqual(
      misused('Falta «--mision». Usa --help para ver la ayuda.'),
    );
  });

  test('degrados demote takes several people; sending the same file again changes nothing', async () => {
    const gerente = await as('Gerente');
    const file = stage.write(
      'Usuario;Misión;Motivo\nAgente;Vigilante I;Ausente\nOficial;Agente I;Ausente\n',
    );
    expect(await gerente.garita(['degrados', 'demote', '--archivo', file, '--yes'])).toMatchObject({
      code: 0,
      stderr: 'Hechas: 2 de 2.\n',
    });
    const again = await gerente.garita(['degrados', 'demote', '--archivo', file, '--yes']);
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('2 ya lo estaban') });
    expect(
      (await gerente.json(['degrados', 'list'])).filter(
        (one: { motivo: string }) => one.motivo === 'Ausente',
      ),
    ).toHaveLength(2);
  });

  test('degrados demote is refused for a person of a higher category, and without the permission', async () => {
    const flags = ['--mision', 'Recluta', ...motivo, '--yes'];
    expect(
      await (await as('Gerente')).garita(['degrados', 'demote', 'Fundadora', ...flags]),
    ).toEqual(SIN_PERMISO);
    expect(await (await as('Agente')).garita(['degrados', 'demote', 'Recluta', ...flags])).toEqual(
      SIN_PERMISO,
    );
  });
});

describe('firmas', () => {
  test('firmas set gives a person of a lower category a signature, list has it, and a signature in use is refused', async () => {
    const gerente = await as('Gerente');
    expect(await gerente.process(['firmas', 'set', 'agente', 'age', '--dry-run'])).toEqual(
      ok('Poner a Agente la firma AGE.\nNo se ha cambiado nada.\n'),
    );
    expect(await gerente.garita(['firmas', 'set', 'agente', 'age'])).toEqual(
      ok('Firma guardada correctamente.\n'),
    );
    expect(
      (await gerente.json(['firmas', 'list'])).find(
        ({ usuario }: { usuario: string }) => usuario === 'Agente',
      ),
    ).toMatchObject({ firma: 'AGE' });
    expect(await gerente.garita(['firmas', 'set', 'Recluta', 'AGE'])).toEqual(
      refused('La firma no esta disponible'),
    );
  });

  test('firmas set is refused to a user without the right, and an invalid signature is named', async () => {
    const agente = await as('Agente');
    expect(await agente.garita(['firmas', 'list'])).toEqual(SIN_PERMISO);
    expect(await agente.garita(['firmas', 'set', 'Recluta', 'REC'])).toEqual(SIN_PERMISO);
    expect(await agente.garita(['firmas', 'set', 'Agente', 'ABCD'])).toEqual(
      misused('Firma: La firma solo puede contener 3 caracteres.'),
    );
    expect(await agente.garita(['firmas', 'set', 'Agente'])).toEqual(
      misused('Falta «Firma». Usa --help para ver la ayuda.'),
    );
  });
});
