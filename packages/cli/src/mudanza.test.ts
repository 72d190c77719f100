import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '@garita/api-client/operations';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { readLista, readRegistro } from '@garita/domain/mudanza/respuestas';
import { readTables } from '@garita/testing/database/readTables';
import { LLAVE_VIEJA, startViejo, type ViejoIniciado } from '@garita/testing/viejo/startViejo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toLlamada } from './acceso/llamadas';
import { Carpeta } from './services/sistema/mudanza/Carpeta';
import { LECTURAS } from './services/sistema/mudanza/lecturas';
import { misused, openStage } from './testing/openStage';

const stage = openStage();

const ZONA = 'Europe/Madrid';

/** As fast as the portal answers. */
const FAST = ['--ritmo', '1000'];

const filesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const portadaOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'mudanza.json'), 'utf8'));

test('by the contract, no call of a mudanza writes, and none tells the portal an address', () => {
  const calls = LECTURAS.map(toLlamada);
  // With this `op` the call lists the statuses.
  expect(calls.filter(({ id }) => OPERATIONS[id].effect !== 'read')).toEqual([
    { id: 'actionEstados', values: { op: OP_ESTADO.listar } },
  ]);
  expect(calls.map(({ id }) => id)).not.toContain('ipdetect');
});

describe('a mudanza from a portal of ours', () => {
  const signIn = () => stage.signIn('Fundadora');
  const readRows = async () => ({ ...(await readTables(stage.agency.db)), sesiones: [] });

  test('fetch copies every list and person, and changes nothing in the portal', async () => {
    const rows = await readRows();
    const folder = join(stage.home.env.HOME, 'viejo');
    const { code, stderr } = await (await signIn()).process([
      ...['mudanza', 'fetch', folder, '--desde', stage.servidor],
      ...FAST,
    ]);
    expect(stderr).toMatch(/^Guardado en «.+»: \d+ respuestas, \d+ nuevas\.\n/);
    const portada = portadaOf(folder);
    expect(portada).toMatchObject({ version: 1, desde: stage.servidor });
    expect(portada.terminada).not.toBeNull();
    expect(portada.faltan).toEqual([]);
    expect(code).toBe(0);
    const files = filesBelow(join(folder, 'listas'));
    const people = JSON.parse(files['getUsuarios.json'] ?? '[]') as { id: number }[];
    for (const { id } of people) expect(files).toHaveProperty([`userAllInfo/${id}.json`]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['getAllMultas.json', 'estados.json', 'getLog.json']),
    );
    expect(statSync(join(folder, 'mudanza.json')).mode & 0o077).toBe(0);
    expect(await readRows()).toEqual(rows);
  });

  test('a fetch killed on the way continues: what it has is not asked for again', async () => {
    const user = await signIn();
    const folder = join(stage.home.env.HOME, 'viejo');
    const args = ['mudanza', 'fetch', folder, '--desde', stage.servidor, ...FAST];
    const child = await user.start(args);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await expect
      .poll(() => {
        try {
          return Object.keys(filesBelow(join(folder, 'listas'))).length;
        } catch {
          return 0;
        }
      })
      .toBeGreaterThan(20);
    child.kill('SIGKILL');
    await ended;
    const kept = Object.entries(filesBelow(join(folder, 'listas'))).filter(
      ([path]) => !path.endsWith('.tmp'),
    );
    for (const [, text] of kept) expect(() => JSON.parse(text)).not.toThrow();
    const times = kept.map(([path]) => statSync(join(folder, 'listas', path)).mtimeMs);
    const { stderr } = await user.process(args);
    const all = filesBelow(join(folder, 'listas'));
    expect(all).toMatchObject(Object.fromEntries(kept));
    expect(kept.map(([path]) => statSync(join(folder, 'listas', path)).mtimeMs)).toEqual(times);
    expect(Object.keys(all).filter((path) => path.endsWith('.tmp'))).toEqual([]);
    expect(stderr).toContain(`${Object.keys(all).length - kept.length} nuevas.`);
  });

  test('check says in sentences what comes over, without a portal', async () => {
    const folder = join(stage.home.env.HOME, 'viejo');
    await (await signIn()).process([
      ...['mudanza', 'fetch', folder, '--desde', stage.servidor],
      ...FAST,
    ]);
    const { code, stdout } = await stage.home.garita(['mudanza', 'check', folder, '--json'], {
      env: { GARITA_URL: 'http://127.0.0.1:1' },
    });
    expect(code).toBe(0);
    const textos = JSON.parse(stdout).map(({ texto }: { texto: string }) => texto);
    const multas = (await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as unknown[];
    expect(textos).toContain(`${multas.length} ${multas.length === 1 ? 'multa' : 'multas'}.`);
  });

  test('fetch copies every page of a long list', async () => {
    const { agency } = stage;
    const [recluta, gerente] = [await agency.idOf('Recluta'), await agency.idOf('Gerente')];
    const rows = Array.from({ length: LISTA_MAXIMA + 3 }, (_, i) => ({
      usuario_id: recluta,
      encargado_id: gerente,
      motivo: `n.º ${i + 1}`,
      creditos: 1,
      fecha: new Date(Date.parse('2026-11-01T00:00:00.000Z') - i * 1000),
    }));
    await agency.db.insertInto('multas').values(rows).execute();
    const folder = join(stage.home.env.HOME, 'viejo');
    await (await signIn()).process([
      ...['mudanza', 'fetch', folder, '--desde', stage.servidor],
      ...FAST,
    ]);
    const copied = readLista(await new Carpeta(folder).readAnswers(), 'getAllMultas', 'UTC');
    const own = copied.filter(({ motivo }) => motivo?.startsWith('n.º'));
    expect(new Set(own.map(({ id }) => id)).size).toBe(rows.length);
    expect(own.length).toBe(rows.length);
  });

  test('an export of everything is the same folder', async () => {
    const user = await signIn();
    const folder = (name: string) => join(stage.home.env.HOME, name);
    const { code } = await user.process(['agencia', 'export', '--todo', folder('salida')]);
    expect(code).toBe(0);
    await user.process([
      ...['mudanza', 'fetch', folder('viejo'), '--desde', stage.servidor],
      ...FAST,
    ]);
    const lists = (name: string) => filesBelow(join(folder(name), 'listas'));
    expect(Object.keys(lists('salida')).length).toBeGreaterThan(50);
    expect(lists('salida')).toEqual(lists('viejo'));
  });

  test('a folder with other files is refused before any request', async () => {
    stage.write('de otra cosa');
    const { HOME } = stage.home.env;
    expect(
      await (await signIn()).garita(['mudanza', 'fetch', HOME, '--desde', stage.servidor]),
    ).toEqual(misused(`«${HOME}» no es una carpeta de «garita mudanza fetch».`));
    expect(readdirSync(HOME)).toEqual(['lote.csv']);
  });
});

describe('a mudanza from an old portal, in the bare shapes of its description', () => {
  let viejo: ViejoIniciado;
  beforeEach(async () => {
    viejo = await startViejo();
  });
  afterEach(() => viejo.close());

  const fetchViejo = (llave = LLAVE_VIEJA) =>
    stage.home.garita(
      [
        ...['mudanza', 'fetch', join(stage.home.env.HOME, 'viejo'), '--desde', viejo.url],
        ...FAST,
      ].concat('--llave-stdin'),
      { input: `${llave}\n` },
    );

  test('each answer that it cannot give is named, and the rest is copied', async () => {
    const { code, stderr } = await fetchViejo();
    expect(stderr).toContain(
      [
        'respuestas faltan:',
        '  allVentas: responde una página HTML (200).',
        '  getTraslados: responde una página HTML (500).',
        '  getInfoDetailTime: «Tiempo no encontrado» (6 veces).',
        '',
      ].join('\n'),
    );
    expect(code).toBe(5);
    const folder = join(stage.home.env.HOME, 'viejo');
    expect(portadaOf(folder).faltan[0]).toEqual({
      llamada: 'allVentas',
      ruta: 'listas/allVentas.json',
      razon: 'responde una página HTML (200)',
    });
    // Text that was Latin-1 is UTF-8 in the folder.
    expect(readFileSync(join(folder, 'listas/getUsuarios.json'), 'utf8')).toContain('Ñandú');
    // Her id is only in the answer about her name.
    expect(viejo.asked).toContain('GET /userAllInfo/9');
    expect(new Set(viejo.asked.map((one) => one.split(' ')[0]))).toEqual(new Set(['GET', 'POST']));
    // The log of times is cut at 100, and asked for again by name.
    const { length } = readRegistro(await new Carpeta(folder).readAnswers(), 'tiempos', ZONA);
    expect(length).toBe(201);
  });

  test('check asks for the zone, and tells the gaps in sentences', async () => {
    await fetchViejo();
    const folder = join(stage.home.env.HOME, 'viejo');
    const asks = await stage.home.garita(['mudanza', 'check', folder]);
    expect(asks).toMatchObject({ code: 2, stderr: expect.stringContaining('--zona') });
    const { stdout } = await stage.home.garita([
      ...['mudanza', 'check', folder, '--zona', ZONA, '--json'],
    ]);
    const found = JSON.parse(stdout) as { tipo: string; texto: string }[];
    expect(found.map(({ tipo, texto }) => `${tipo}: ${texto}`)).toEqual([
      'viene: 6 personas en la agencia y 1 persona que ya no está.',
      'viene: 4 categorías.',
      'viene: 5 misiones.',
      'viene: 2 membresías del catálogo.',
      'viene: 1 membresía vendida.',
      'viene: 1 misión vendida.',
      'viene: 1 multa.',
      'viene: 1 despido.',
      'viene: 1 degrado.',
      'viene: 1 ausencia.',
      'viene: 1 empleado del mes.',
      'viene: 1 código de descuento.',
      'viene: 201 anotaciones del registro de tiempos, como frases del portal anterior.',
      'viene: 2 anotaciones del registro de ascensos.',
      'viene: 1 anotación del registro de nombres: las que se entiendan, en su sitio; las demás, como frases del portal anterior.',
      'viene: 1 anotación del registro de requisitos, como frases del portal anterior.',
      'viene: 1 anotación del registro de rangos: las que se entiendan, en su sitio; las demás, como frases del portal anterior.',
      'viene: 1 multa por cobrar: 15c.',
      'viene: 1 paga por pagar: 5c.',
      'supuesto: 1 persona que solo nombra la historia: viene como despedida y sin contraseña. Olvidada.',
      'supuesto: Los permisos de 4 categorías, y 1 persona con permisos propios.',
      'queda: Las contraseñas: cada persona entra la primera vez con un código nuevo.',
      'queda: No hay lista de ventas: el portal no la dio.',
      'queda: No hay lista de traslados: el portal no la dio.',
      'queda: 1 multa sin una fecha que se entienda.',
      'queda: 1 pase de lista sin una fecha que se entienda.',
      'queda: Lo más antiguo de 2 personas en el registro de tiempos, si el portal tiene más de lo que da.',
      'queda: 1 anotación del registro de clones.',
      'queda: Permisos que aquí no existen: zzz.',
      'mira: Se confunden: Oscar y 0scar. Vienen todos; conviene que alguien cambie de nombre.',
      'mira: «con espacio» no vale aquí como nombre: viene como con_espacio.',
      'falta: allVentas: responde una página HTML (200).',
      'falta: getTraslados: responde una página HTML (500).',
      'falta: getInfoDetailTime: «Tiempo no encontrado» (6 veces).',
    ]);
  });

  test('a key that it does not accept is told before anything is copied', async () => {
    expect(await fetchViejo('1-otra')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'garita: El portal no acepta la llave: ha caducado o no es suya.\n',
    });
    expect(readdirSync(stage.home.env.HOME)).not.toContain('viejo');
  });
});
