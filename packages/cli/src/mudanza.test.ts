import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { OPERATIONS } from '@garita/api-client/operations';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { readTables } from '@garita/testing/database/readTables';
import { afterEach, describe, expect, test } from 'vitest';
import { toLlamada } from './acceso/llamadas';
import { LECTURAS } from './services/sistema/mudanza/lecturas';
import { misused, openStage } from './testing/openStage';

const stage = openStage();

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

  test('a folder with other files is refused before any request', async () => {
    stage.write('de otra cosa');
    const { HOME } = stage.home.env;
    expect(
      await (await signIn()).garita(['mudanza', 'fetch', HOME, '--desde', stage.servidor]),
    ).toEqual(misused(`«${HOME}» no es una carpeta de «garita mudanza fetch».`));
    expect(readdirSync(HOME)).toEqual(['lote.csv']);
  });
});

describe('a mudanza from a portal of old, in the bare shapes of its description', () => {
  let viejo: Server | undefined;
  afterEach(async () => {
    viejo?.closeAllConnections();
    await new Promise((done) => (viejo ? viejo.close(done) : done(null)));
  });

  const latin1 = (value: unknown) => Buffer.from(JSON.stringify(value), 'latin1');
  const PEOPLE = [
    { id: '3', usuario: 'Ñandú', mision: 'Recluta', id_categoria: '1' },
    { id: '4', usuario: 'Eva', mision: 'Jefa', id_categoria: '10' },
    { id: '5', usuario: 'eva', mision: null },
    { id: '6', usuario: 'con espacio' },
  ];
  const ANSWERS: Readonly<Record<string, unknown>> = {
    '/configuracion': { siglas: 'VJO', firma_desde: '5' },
    '/getUsuarios': PEOPLE,
    '/getAllFirmas': [{ usuario: 'Eva', firma: 'EVA' }],
    '/getAllMultas': [
      {
        id: '1',
        usuarioNombre: 'Ñandú',
        motivo: 'Tardó',
        creditos: '15',
        cobrado: '0',
        fecha: '05/01/2026',
      },
      { id: '2', usuarioNombre: 'Eva', creditos: '5', cobrado: '1', fecha: '0000-00-00' },
    ],
    '/getAllDespidos': [
      { usuarioNombre: 'Ido', motivo: 'Se fue', fecha: '24/12/2025', encargado: '0' },
    ],
    '/usuarios/Ido': { id: '9' },
    '/getLog': {
      tiempos: [{ motivo: 'Abierto', usuario: 'Olvidada', fecha: '02/01/2026 10:00' }],
    },
    '/usuarioPermiso/3': { datos: { id: '3', permisos: ['asc', 'tt'] } },
    '/usuarioPermiso/4': { datos: { id: '4', permisos: ['adm', 'zzz'] } },
  };

  async function startViejo(): Promise<{ url: string; asked: string[] }> {
    const asked: string[] = [];
    viejo = createServer((request, response) => {
      const path = decodeURI((request.url ?? '').split('?')[0] ?? '');
      asked.push(`${request.method} ${path}`);
      if (path.startsWith('/api/') || request.headers.key !== 'llave-vieja') {
        response.writeHead(404, { 'content-type': 'text/html' });
        return void response.end('<h1>Not Found</h1>');
      }
      const answer = ANSWERS[path];
      if (answer !== undefined) return void response.end(latin1(answer));
      if (path === '/allVentas') return void response.end('<br /><b>Fatal error</b>: PDO');
      if (path === '/getTraslados') {
        response.writeHead(500, { 'content-type': 'text/html' });
        return void response.end('<h1>500</h1>');
      }
      response.end('[]');
    });
    await new Promise<void>((resolve) => viejo?.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(viejo.address() as AddressInfo).port}`, asked };
  }

  test('what it cannot answer is named and the rest goes on; check tells the gaps', async () => {
    const { url, asked } = await startViejo();
    const folder = join(stage.home.env.HOME, 'viejo');
    const { code, stderr } = await stage.home.garita(
      ['mudanza', 'fetch', folder, '--desde', url, '--llave-stdin', ...FAST],
      { input: 'llave-vieja\n' },
    );
    expect(stderr).toContain('  allVentas: responde una página HTML (200).\n');
    expect(code).toBe(5);
    expect(portadaOf(folder).faltan).toEqual([
      {
        llamada: 'allVentas',
        ruta: 'listas/allVentas.json',
        razon: 'responde una página HTML (200)',
      },
      {
        llamada: 'getTraslados',
        ruta: 'listas/getTraslados.json',
        razon: 'responde una página HTML (500)',
      },
    ]);
    // Text that was Latin-1 is UTF-8 in the folder.
    expect(readFileSync(join(folder, 'listas/getUsuarios.json'), 'utf8')).toContain('Ñandú');
    expect(asked).toContain('GET /userAllInfo/9');
    expect(asked).toContain('POST /getListaPaga');
    expect(new Set(asked.map((one) => one.split(' ')[0]))).toEqual(new Set(['GET', 'POST']));

    const asks = await stage.home.garita(['mudanza', 'check', folder]);
    expect(asks).toMatchObject({ code: 2, stderr: expect.stringContaining('--zona') });
    const { stdout } = await stage.home.garita([
      ...['mudanza', 'check', folder, '--zona', 'Europe/Madrid', '--json'],
    ]);
    const textos = JSON.parse(stdout).map(({ texto }: { texto: string }) => texto);
    expect(textos).toEqual(
      expect.arrayContaining([
        '4 personas en la agencia y 1 persona que ya no está.',
        'No hay lista de ventas: el portal no la dio.',
        '1 multa sin una fecha que se entienda.',
        '1 multa por cobrar: 15c.',
        'Aquí no se distinguirían: Eva y eva. Cambia alguno de esos nombres.',
        '1 persona que solo nombra la historia: viene como despedida y sin contraseña. Olvidada.',
        'Permisos que aquí no existen: zzz.',
      ]),
    );
  });
});
