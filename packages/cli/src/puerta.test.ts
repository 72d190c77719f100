import { describe, expect, test } from 'vitest';
import { openStage } from './testing/openStage';

const stage = openStage();
const read = async () => (await stage.agency.call('vetos', { as: 'Gerente' })).body;

describe('puerta', () => {
  test('puerta ends with 0, 1 or 2, and its JSON has the facts and the verdict', async () => {
    const gerente = await stage.signIn('Gerente');
    const oficial = await stage.signIn('Oficial');
    await gerente.garita(['vetos', 'add', 'Lobezno', '--motivo', 'Molesta', '--yes']);
    const codeOf = async (...nombres: string[]) =>
      (await oficial.garita(['puerta', ...nombres])).code;
    expect(await codeOf('Supervisora', 'gerente')).toBe(0);
    expect(await codeOf('Supervisora', 'Expulsado')).toBe(1);
    expect(await codeOf('L0bezno')).toBe(1);
    expect(await codeOf('Nadie.Nunca')).toBe(1);
    expect(await codeOf('Supervisora,')).toBe(1);
    const many = Array.from({ length: 51 }, (_, at) => `Nadie.${at}`);
    expect(JSON.parse((await oficial.garita(['puerta', ...many, '--json'])).stdout)).toHaveLength(
      51,
    );
    await stage.agency.call('editUsuario', {
      as: 'Gerente',
      body: {
        id: await stage.agency.idOf('Cabo'),
        nombre: 'Cabo_77',
        rango: 'igual',
        firma: 'igual',
      },
    });
    expect(await codeOf('Cabo', 'Supervisora')).toBe(2);
    const { stdout, code } = await oficial.process(['puerta', 'Expulsado', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { nombre: 'Expulsado', veredicto: 'no', veto: null, persona: { usuario: 'Expulsado' } },
    ]);
    expect(stdout).not.toContain('"motivo"');
  });

  test('puerta tells the verdicts also if the portal refuses to ask for more avatars', async () => {
    const params = { nombre: 'Cabo' };
    for (let i = 0; i < 600; i++)
      await stage.agency.call('puertaAvatar', { as: 'Recluta', params });
    const recluta = await stage.signIn('Recluta');
    const { code, stdout } = await recluta.garita(['puerta', 'Supervisora', 'Expulsado', '--csv']);
    expect(code).toBe(1);
    expect(stdout).toContain('Supervisora,Es de la agencia,');
    expect(stdout).toContain('Expulsado,Ya no es de la agencia,');
    expect(stdout).toContain('Demasiados intentos. Espera 15 minutos y vuelve a probar.');
  });
});

describe('vetos', () => {
  test('vetos add, list and lift a name; the exported list can be read in again', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(
      await gerente.garita(['vetos', 'add', 'Ñoño_77', '--motivo', 'Molesta', '--yes']),
    ).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Ñoño_77 queda en la lista de vetos.\n',
    });
    expect((await gerente.garita(['vetos', 'add', 'Agente', '--motivo', 'x', '--yes'])).code).toBe(
      1,
    );
    const exported = (await gerente.process(['vetos', 'list', '--csv'])).stdout;
    expect(exported).toContain('Ñoño_77,En vigor');
    expect((await gerente.garita(['vetos', 'lift', 'ñoño_77', '--yes'])).code).toBe(0);
    expect((await gerente.garita(['vetos', 'lift', 'ñoño_77', '--yes'])).code).toBe(1);
    expect((await gerente.garita(['vetos', 'add', '--archivo', '-', '--yes'], exported)).code).toBe(
      0,
    );
    expect((await read()).map(({ estado }: { estado: string }) => estado)).toEqual([
      'vigente',
      'levantado',
    ]);
    expect(await gerente.json(['vetos', 'list'])).toEqual(await read());
  });

  test('vetos add reads the days of a file as a sheet writes them, and the day of an option', async () => {
    const gerente = await stage.signIn('Gerente');
    const file =
      'Nombre;Motivo;Hasta\nZorro;Molesta;31/12/2099\nLobezno;Molesta;3/4/2099\nTejón;Molesta;1 de mayo de 2099\n';
    expect((await gerente.process(['vetos', 'add', '--archivo', '-', '--yes'], file)).code).toBe(0);
    const until = async () =>
      Object.fromEntries(
        (await read()).map(({ nombre, hasta }: Record<string, string>) => [nombre, hasta]),
      );
    expect(await until()).toEqual({
      Zorro: '2099-12-31',
      Lobezno: '2099-04-03',
      Tejón: '2099-05-01',
    });
    // One date of the column tells that all have the month first.
    const american = 'Nombre;Motivo;Hasta\nOso;Molesta;3/4/2099\nBúho;Molesta;12/31/2099\n';
    await gerente.garita(['vetos', 'add', '--archivo', '-', '--yes'], american);
    expect(await until()).toMatchObject({ Oso: '2099-03-04', Búho: '2099-12-31' });
    await gerente.garita(['vetos', 'add', 'Gato', '--motivo', 'x', '--hasta', '5/6/2099', '--yes']);
    expect(await until()).toMatchObject({ Gato: '2099-06-05' });
    const wrong = await gerente.process(
      ['vetos', 'add', '--archivo', '-', '--yes'],
      'Nombre;Motivo;Hasta\nPato;Molesta;31/02/2099\n',
    );
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/línea 2.*fecha no existe/);
  });

  test('vetos lift tells the whole order that vetoes the name again', async () => {
    const gerente = await stage.signIn('Gerente');
    const prueba = 'https://example.org/prueba.png';
    const more = ['--motivo', 'Molesta', '--hasta', '2099-12-31', '--prueba', prueba];
    await gerente.garita(['vetos', 'add', 'Zorro', ...more, '--yes']);
    const { stderr } = await gerente.atTerminal(['vetos', 'lift', 'Zorro'], 'Zorro\r');
    expect(stderr).toContain(
      `«garita vetos add Zorro --motivo Molesta --hasta 2099-12-31 --prueba '${prueba}'»`,
    );
  });

  test('despidos dismiss with --vetar, or a column Vetar, also vetoes the names', async () => {
    const gerente = await stage.signIn('Gerente');
    const names = async () => (await read()).map(({ nombre }: { nombre: string }) => nombre).sort();
    const one = await gerente.garita([
      'despidos',
      'dismiss',
      'Cabo',
      '--motivo',
      'Falta grave',
      '--vetar',
      '--yes',
    ]);
    expect(one.stderr).toContain('Cabo');
    expect(one.code).toBe(0);
    expect(await names()).toEqual(['Cabo']);
    const file = 'Usuario;Motivo;Vetar\nRecluta;Falta grave;sí\nAgente;Inactividad;no\n';
    expect(
      await gerente.json(['despidos', 'dismiss', '--archivo', '-', '--yes'], file),
    ).toMatchObject([{ descripcion: 'Despedir a Recluta y vetar su nombre: «Falta grave»' }, {}]);
    expect(await names()).toEqual(['Cabo', 'Recluta']);
  });

  test('despidos dismiss with --vetar is refused before it asks without the permission', async () => {
    const { db, idOf, now } = stage.agency;
    const [usuario_id, encargado_id] = [await idOf('Supervisora'), await idOf('Fundadora')];
    await db
      .insertInto('excepciones')
      .values({ usuario_id, codigo: 'des', encargado_id, fecha: now() })
      .execute();
    const supervisora = await stage.signIn('Supervisora');
    const { code, stderr } = await supervisora.garita([
      'despidos',
      'dismiss',
      'Cabo',
      '--motivo',
      'Falta grave',
      '--vetar',
      '--yes',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('vet');
    expect((await read()).length).toBe(0);
  });
});
