import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { describe, expect, test } from 'vitest';
import { misused, openStage, readLines, refused } from './testing/openStage';
import { runHere } from './testing/runHere';
import { startFaultyProxy } from './testing/startFaultyProxy';

const PEOPLE = Array.from({ length: 40 }, (_, i) => `Persona${String(i).padStart(2, '0')}`);
const FILE = `Id;Usuario\n${PEOPLE.map((name, i) => `${i};${name}\n`).join('')}`;

const stage = openStage(async (agency) => {
  const clave = 'una-clave-larga';
  for (const usuario of PEOPLE)
    await agency.call('registro', { body: { usuario, clave, rclave: clave } });
});
const openBetween = startFaultyProxy();

const salida = () => join(stage.home.env.HOME, 'claves.csv');
const RESET = ['usuarios', 'reset-password', '--yes'];
const toFile = () => [...RESET, '--salida', salida()];
const lines = () => readFileSync(salida(), 'utf8').split('\r\n');
const canSignIn = async (line: string) => {
  const [usuario, clave] = line.split(',');
  return (await stage.agency.call('login', { body: { usuario, clave } })).httpStatus === 200;
};

async function expectCompleteFile(people: readonly string[]): Promise<void> {
  const [header, ...rest] = lines();
  // The file has a BOM, like every table of the command.
  expect(header).toBe('\uFEFFUsuario,Contraseña nueva');
  expect(rest.pop()).toBe('');
  expect(rest.map((line) => line.split(',')[0]).sort()).toEqual([...people].sort());
  for (const line of rest) expect(await canSignIn(line), line).toBe(true);
  expect(statSync(salida()).mode & 0o777).toBe(0o600);
}

const countOf = (stdout: string, wanted: string): number =>
  readLines(stdout).filter(({ resultado }) => resultado === wanted).length;

describe('new passwords for several people', () => {
  test('new passwords are written to a file that only its owner can read, and nowhere else', async () => {
    const gerente = await stage.signIn('Gerente');
    const { code, stdout, stderr } = await gerente.process([
      ...toFile(),
      'Recluta',
      'cabo',
      '--json',
    ]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `Hechas: 2 de 2.\nEstán en ${salida()}, que solo tú puedes leer, y no se volverán a mostrar.\n`,
    });
    expect(readLines(stdout)).toEqual([
      {
        linea: 1,
        descripcion: 'Contraseña nueva para Recluta',
        resultado: 'hecha',
        mensaje: 'Contraseña nueva de Recluta en el fichero',
      },
      {
        linea: 2,
        descripcion: 'Contraseña nueva para Cabo',
        resultado: 'hecha',
        mensaje: 'Contraseña nueva de Cabo en el fichero',
      },
    ]);
    await expectCompleteFile(['Recluta', 'Cabo']);
    const folder = stage.home.path('lotes');
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(kept.join('')).toContain('Contraseña nueva de Cabo en el fichero');
    for (const line of lines().slice(1, -1))
      expect(stdout + kept.join('')).not.toContain(line.split(',')[1]);
  });

  test('a .jsonl file of new passwords has an object per line; a .csv file is separated by GARITA_SEPARADOR', async () => {
    const env = {
      ...stage.home.env,
      GARITA_URL: stage.servidor,
      GARITA_TOKEN: await stage.agency.keyOf('Gerente'),
    };
    const path = join(stage.home.env.HOME, 'claves.jsonl');
    expect(await runHere([...RESET, '--salida', path, 'Recluta', 'Cabo'], env)).toMatchObject({
      code: 0,
    });
    const told = readLines(readFileSync(path, 'utf8')) as unknown as {
      usuario: string;
      clave: string;
    }[];
    expect(told.map(({ usuario }) => usuario)).toEqual(['Recluta', 'Cabo']);
    for (const { usuario, clave } of told)
      expect((await stage.agency.call('login', { body: { usuario, clave } })).httpStatus).toBe(200);
    const { code } = await runHere([...toFile(), 'Recluta', 'Cabo'], {
      ...env,
      GARITA_SEPARADOR: ';',
    });
    expect([code, lines()[0]]).toEqual([0, '\uFEFFUsuario;Contraseña nueva']);
    expect(
      (await runHere(['usuarios', 'list', '--csv'], { ...env, GARITA_SEPARADOR: ';' })).stdout,
    ).toMatch(/^Id;Usuario;/);
    expect(
      (await runHere(['usuarios', 'list', '--csv'], { ...env, GARITA_SEPARADOR: '.' })).code,
    ).toBe(2);
  });

  test('new passwords are refused if the file exists or cannot be created, and no password changes', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    writeFileSync(salida(), 'lo mío\n');
    expect(await gerente.garita([...toFile(), 'Recluta', 'Cabo'])).toEqual(
      misused(`--salida: ya existe «${salida()}».`),
    );
    const nowhere = join(stage.home.env.HOME, 'no', 'hay.csv');
    expect(await gerente.garita([...RESET, '--salida', nowhere, 'Recluta', 'Cabo'])).toEqual(
      misused(`--salida: no se puede escribir «${nowhere}» (ENOENT).`),
    );
    expect(readFileSync(salida(), 'utf8')).toBe('lo mío\n');
    expect(await stage.kept.read()).toEqual(before);
    expect(await gerente.json(['lotes', 'list'])).toEqual([]);
  });

  test('new passwords need --salida, and people named once and by name', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    const id = String(await stage.agency.idOf('Recluta'));
    expect(await gerente.garita([...RESET, 'Recluta', 'Cabo'])).toEqual(
      misused('Indica con --salida el fichero en el que escribir las contraseñas.'),
    );
    expect(await gerente.garita([...RESET])).toEqual(
      misused('Falta «Usuario». Usa --help para ver la ayuda.'),
    );
    expect(await gerente.garita([...RESET, 'Recluta', '--json'])).toEqual(
      misused('«--json» y «--csv» son para el resultado con --salida.'),
    );
    const wrong = await gerente.garita([
      ...toFile(),
      'Recluta',
      'recluta',
      id,
      'Nadie',
      'Fundadora',
      'Cabo',
    ]);
    expect(wrong.stderr.split('\n')).toEqual([
      'Recluta: está dos veces.',
      `${id}: Esa persona no existe.`,
      'Nadie: Esa persona no existe.',
      'Fundadora: No puedes dar una contraseña nueva a Fundadora: está por encima de ti. Lo puede hacer quien esté por encima.',
      'garita: 4 líneas no valen: no se ha enviado ninguna.',
      '',
    ]);
    expect(await gerente.garita([...toFile(), 'Recluta', 'Cabo', '--dry-run'])).toMatchObject({
      code: 0,
      stderr: 'No se ha cambiado nada.\n',
    });
    expect(existsSync(salida())).toBe(false);
    expect(await stage.kept.read()).toEqual(before);
  });

  test('a complete file of new passwords is not continued', async () => {
    const gerente = await stage.signIn('Gerente');
    expect((await gerente.garita([...toFile(), 'Recluta', 'Cabo'])).code).toBe(0);
    const text = readFileSync(salida(), 'utf8');
    expect(await gerente.garita([...toFile(), 'Recluta', 'Cabo'])).toEqual(
      misused(`--salida: ya existe «${salida()}».`),
    );
    expect(readFileSync(salida(), 'utf8')).toBe(text);
    await expectCompleteFile(['Recluta', 'Cabo']);
  });

  test('new passwords are given to the people of a list written with --csv', async () => {
    const gerente = await stage.signIn('Gerente');
    const list = (
      await gerente.garita(['usuarios', 'list', 'Persona0', '--filtro', 'categoría<=3', '--csv'])
    ).stdout;
    const { code, stderr } = await gerente.garita([...toFile(), '--archivo', '-'], list);
    expect({ code, stderr: stderr.split('\n').slice(0, 2) }).toEqual({
      code: 0,
      stderr: ['Columnas que no se usan: «Id», «Misión», «Categoría».', 'Hechas: 10 de 10.'],
    });
    await expectCompleteFile(PEOPLE.slice(0, 10));
  });
});

describe('forty new passwords', () => {
  /**
   * Starts a command that gets only the first `answers` answers. Resolves when it has sent four
   * more requests.
   */
  async function startInterrupted(answers: number) {
    let [arrived, seen, isOpen] = [0, () => {}, false];
    const several = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const never = new Promise<'pass'>(() => undefined);
    const fate = (write: number) => {
      if (++arrived === answers + 4) seen();
      return write <= answers ? ('pass' as const) : never;
    };
    const url = await openBetween(stage.servidor, (write) => (isOpen ? 'pass' : fate(write)));
    const gerente = await stage.signIn('Gerente', url);
    const child = await gerente.start([...toFile(), '--archivo', stage.write(FILE), '--json']);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await several;
    const open = () => {
      isOpen = true;
    };
    return { child, ended, gerente, open };
  }

  test.each([0, 1, 9])(
    'after kill -9 and a file that lost its last %i bytes, the same command completes forty new passwords: each person is listed once, with a valid password',
    async (lostBytes) => {
      const { child, ended, gerente, open } = await startInterrupted(17);
      child.kill('SIGKILL');
      await ended;
      const before = lines();
      expect(before.length).toBeGreaterThan(15);
      const text = readFileSync(salida(), 'utf8');
      if (lostBytes > 0) truncateSync(salida(), Buffer.byteLength(text) - lostBytes);
      // The passwords in lost answers are unknown, so these people get new passwords again.
      open();
      const again = await gerente.garita([...toFile(), '--archivo', stage.write(FILE), '--json']);
      expect(again.code).toBe(0);
      const whole = before.length - 2 - (lostBytes > 0 ? 1 : 0);
      expect([countOf(again.stdout, 'ya hecha'), countOf(again.stdout, 'hecha')]).toEqual([
        whole,
        PEOPLE.length - whole,
      ]);
      await expectCompleteFile(PEOPLE);
    },
  );

  test('forty new passwords are refused while another process sends the same list, and the file is unchanged', async () => {
    const { child, ended, gerente, open } = await startInterrupted(17);
    const before = readFileSync(salida(), 'utf8');
    const other = await gerente.garita([...toFile(), '--archivo', stage.write(FILE)]);
    expect(other).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/garita: Ese lote se está enviando ahora \(proceso \d+\)\.\n$/),
    });
    expect(readFileSync(salida(), 'utf8')).toBe(before);
    child.kill('SIGKILL');
    await ended;
    open();
    expect((await gerente.garita([...toFile(), '--archivo', stage.write(FILE)])).code).toBe(0);
    await expectCompleteFile(PEOPLE);
  });

  test('forty new passwords are not made again if another process finished the list during the confirmation', async () => {
    const { child, ended, gerente, open } = await startInterrupted(17);
    child.kill('SIGKILL');
    await ended;
    open();
    // Another process does the same work while the confirmation is open.
    const elsewhere = async () => {
      expect((await gerente.garita([...toFile(), '--archivo', stage.write(FILE)])).code).toBe(0);
      return '40 contraseñas\r';
    };
    const asked = await gerente.atTerminal(
      ['usuarios', 'reset-password', '--salida', salida(), '--archivo', stage.write(FILE)],
      elsewhere,
    );
    expect(asked).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('ha cambiado mientras tanto: repite la orden.\n'),
    });
    await expectCompleteFile(PEOPLE);
  });

  test('forty new passwords are completed although the portal closes the connection twice', async () => {
    let alive = 0;
    const url = await openBetween(stage.servidor, () => (++alive > 13 ? 'hang up' : 'pass'));
    const gerente = await stage.signIn('Gerente', url);
    const path = stage.write(FILE);
    for (const _ of [1, 2]) {
      alive = 0;
      const interrupted = await gerente.garita([...toFile(), '--archivo', path, '--json']);
      expect(interrupted.code).toBe(4);
      expect(countOf(interrupted.stdout, 'hecha')).toBe(13);
      expect(countOf(interrupted.stdout, 'sin respuesta')).toBeGreaterThan(0);
      expect(interrupted.stderr).toContain('Se ha interrumpido. Repite la misma orden para seguir');
    }
    alive = -100;
    const { code, stderr } = await gerente.garita([...toFile(), '--archivo', path]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Hechas: 14 de 40; 26 ya lo estaban.\n'),
    });
    await expectCompleteFile(PEOPLE);
    for (const usuario of PEOPLE)
      expect(
        (await stage.agency.call('login', { body: { usuario, clave: 'una-clave-larga' } }))
          .httpStatus,
      ).toBe(401);
  });
});

test('a list of new passwords is resumed only by its command, and cannot be undone', async () => {
  const gerente = await stage.signIn(
    'Gerente',
    await openBetween(stage.servidor, (write) => (write > 1 ? 'hang up' : 'pass')),
  );
  expect((await gerente.garita([...toFile(), 'Recluta', 'Cabo', 'Agente'])).code).toBe(4);
  const [{ id }] = await gerente.json(['lotes', 'list']);
  expect(await gerente.garita(['lotes', 'resume', id, '--yes'])).toEqual(
    refused(
      `Ese lote escribe en un fichero. Sigue con «garita usuarios reset-password Recluta Cabo Agente --salida '${salida()}'».`,
    ),
  );
  expect(await gerente.garita(['lotes', 'undo', id, '--yes'])).toEqual(
    refused('Lo que hace «garita usuarios reset-password» no se deshace con otra orden.'),
  );
});

test('lotes resume prints the command that continues a list of new passwords, and later that nothing is pending', async () => {
  let isMended = false;
  const gerente = await stage.signIn(
    'Gerente',
    await openBetween(stage.servidor, (write) => (isMended || write === 1 ? 'pass' : 'hang up')),
  );
  const list = 'Usuario\nRecluta\nCabo\nAgente\n';
  expect((await gerente.garita([...toFile(), '--archivo', '-'], list)).code).toBe(4);
  const [{ id }] = await gerente.json(['lotes', 'list']);
  const same = `«garita usuarios reset-password --archivo FICHERO --salida '${salida()}'», donde FICHERO es la misma lista que le diste, sin cambiarla.`;
  expect(await gerente.garita(['lotes', 'resume', id, '--yes'])).toEqual(
    refused(`Ese lote escribe en un fichero. Sigue con ${same}`),
  );
  isMended = true;
  expect((await gerente.garita([...toFile(), '--archivo', stage.write(list)])).code).toBe(0);
  expect(await gerente.garita(['lotes', 'resume', id, '--yes'])).toEqual(
    refused('De ese lote no queda nada por enviar.'),
  );
});

test('a list for new passwords that contains the caller is refused with the line and the reason, and no password changes', async () => {
  const gerente = await stage.signIn('Gerente');
  const before = await stage.kept.read();
  const { code, stderr } = await gerente.garita(
    [...toFile(), '--archivo', '-'],
    'Usuario\nRecluta\nGerente\n',
  );
  expect({ code, lines: stderr.split('\n') }).toEqual({
    code: 2,
    lines: [
      'línea 3: Gerente eres tú, y tu contraseña la cambias tú en el portal. Deja fuera esa línea: «garita usuarios list» lo hace con --filtro usuario!=Gerente.',
      'garita: 1 línea no vale: no se ha enviado ninguna.',
      '',
    ],
  });
  expect(existsSync(salida())).toBe(false);
  expect(await stage.kept.read()).toEqual(before);
});

test('a file of new passwords is not continued if other users can read it or it belongs to another bulk run', async () => {
  const gerente = await stage.signIn(
    'Gerente',
    await openBetween(stage.servidor, (write) => (write > 1 ? 'hang up' : 'pass')),
  );
  expect((await gerente.garita([...toFile(), 'Recluta', 'Cabo', 'Agente'])).code).toBe(4);
  expect(await gerente.garita([...toFile(), 'Recluta', 'Cabo'])).toEqual(
    misused(`--salida: ya existe «${salida()}».`),
  );
  chmodSync(salida(), 0o644);
  expect(await gerente.garita([...toFile(), 'Recluta', 'Cabo', 'Agente'])).toEqual(
    misused(`--salida: otras personas pueden leer «${salida()}»: quítales antes el permiso.`),
  );
  expect(
    (await stage.agency.call('login', { body: { usuario: 'Oficial', clave: DEMO_PASSWORD } }))
      .httpStatus,
  ).toBe(200);
});

test('a name like a spreadsheet formula is quoted as text in the file, and is recognised on resuming', async () => {
  const [usuario, clave] = ['=A1,x', 'una-clave-larga'];
  expect(
    (await stage.agency.call('registro', { body: { usuario, clave, rclave: clave } })).httpStatus,
  ).toBe(200);
  let isMended = false;
  const gerente = await stage.signIn(
    'Gerente',
    await openBetween(stage.servidor, (write) => (isMended || write === 1 ? 'pass' : 'hang up')),
  );
  expect((await gerente.garita([...toFile(), usuario, 'Cabo'])).code).toBe(4);
  expect(lines()[1]).toMatch(/^"'=A1,x",[^,]+$/);
  isMended = true;
  expect(await gerente.garita([...toFile(), usuario, 'Cabo'])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Hechas: 1 de 2; 1 ya lo estaba.\n'),
  });
  expect(lines()).toHaveLength(4);
});
