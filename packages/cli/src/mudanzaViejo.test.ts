import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { must } from '@garita/domain/must';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import { runMudanza } from '@garita/server/src/mudanza/command/runMudanza';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { LLAVE_VIEJA, startViejo } from '@garita/testing/viejo/startViejo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchMudanza } from './services/sistema/mudanza/fetchMudanza';

const AVANCE = { begin: () => undefined, add: () => undefined };

let base: string;
let folder: string;
let datos: string;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'garita-viejo-'));
  folder = join(base, 'viejo');
  const viejo = await startViejo({});
  const acceso = { llave: LLAVE_VIEJA, ritmo: 10_000, signal: new AbortController().signal };
  await fetchMudanza({ desde: viejo.url, carpeta: folder, ...acceso }, AVANCE);
  await viejo.close();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(async () => {
  datos = mkdtempSync(join(base, 'datos-'));
  await fillDataFolder(datos);
  rmSync(join(folder, 'codigos.csv'), { force: true });
});

class Said extends Writable {
  text = '';
  override _write(piece: Buffer, _: unknown, done: () => void): void {
    this.text += String(piece);
    done();
  }
}

async function load(...options: string[]) {
  const [stdout, stderr] = [new Said(), new Said()];
  const terminal = { env: {}, stdin: Readable.from([]), stdout, stderr };
  const code = await runMudanza(['load', folder, '--datos', datos, ...options], terminal);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

const ZONA = ['--zona', 'Europe/Madrid'];

/** The parts of the loaded database that the test compares, and the id of the next person. */
async function readLoaded() {
  const db = await openDatabase({ dataDir: datos });
  const { kysely } = db;
  const personas = await kysely.selectFrom('usuarios').selectAll().orderBy('id').execute();
  const historia = await kysely.selectFrom('historia_traida').selectAll().orderBy('id').execute();
  const [primera] = personas;
  const { id: _, permiso_sys: __, ...otra } = must(primera, 'A person');
  const nueva = { ...otra, usuario: 'Nueva', firma: null };
  const found = {
    personas: personas.map(({ id, usuario, firma, despedido_en, permiso_sys }) => ({
      ...{ id, usuario, firma, ida: despedido_en !== null, permiso_sys },
    })),
    multas: await kysely
      .selectFrom('multas')
      .select(['usuario_id', 'creditos', 'fecha', 'cobrada_en'])
      .execute(),
    nomina: await kysely
      .selectFrom('nomina')
      .select(['tipo', 'cantidad', 'motivo'])
      .where('usuario_id', '=', 3)
      .orderBy('id')
      .execute(),
    frases: historia
      .filter(({ fuente }) => fuente !== 'tiempos')
      .map(({ fuente, texto, encargado_id }) => ({ fuente, texto, encargado_id })),
    actos: historia.filter(({ fuente }) => fuente === 'tiempos').length,
    nombres: await kysely
      .selectFrom('cambios_nombre')
      .select(['anterior', 'nuevo', 'usuario_id'])
      .execute(),
    siguiente: await kysely
      .insertInto('usuarios')
      .values({ ...nueva, usuario_plegado: 'nueva', usuario_esqueleto: 'nueva' })
      .returning('id')
      .executeTakeFirst(),
  };
  await db.close();
  return found;
}

describe('an old portal in the bare shapes of its description', () => {
  test('moves in with its gaps told, once', async () => {
    const { code, stdout, stderr } = await load(...ZONA);
    expect([code, stderr]).toEqual([0, `Cargando «${folder}»…\n`]);
    expect(stdout).toContain('  La agencia es de Íñigo.\n');
    expect(stdout).toContain('  «con espacio» no vale aquí como nombre: viene como con_espacio.\n');
    expect(stdout).toMatch(/Cargado\. 6 códigos de entrada en «.+codigos\.csv»/);
    const codigos = join(folder, 'codigos.csv');
    expect(statSync(codigos).mode & 0o777).toBe(0o600);
    expect(readFileSync(codigos, 'utf8')).toMatch(
      /^usuario,codigo\r\nÍñigo,\w{4}-\w{4}-\w{4}-\w{4}\r\n/,
    );
    const saldo = { motivo: 'Saldo del portal anterior' };
    const activa = { ida: false, permiso_sys: false };
    expect(await readLoaded()).toEqual({
      personas: [
        { id: 1, usuario: 'Íñigo', firma: 'IÑI', ida: false, permiso_sys: true },
        { id: 2, usuario: 'Begoña', firma: 'BEG', ...activa },
        { id: 3, usuario: 'Ñandú', firma: 'ÑAN', ...activa },
        { id: 4, usuario: 'Oscar', firma: 'OSC', ...activa },
        { id: 5, usuario: '0scar', firma: null, ...activa },
        { id: 6, usuario: 'con_espacio', firma: null, ...activa },
        { id: 9, usuario: 'Ida', firma: null, ida: true, permiso_sys: false },
        { id: 10, usuario: 'Olvidada', firma: null, ida: true, permiso_sys: false },
      ],
      multas: [
        { usuario_id: 3, creditos: 15, fecha: new Date('2026-01-04T23:00:00Z'), cobrada_en: null },
      ],
      nomina: [
        { tipo: 'ascenso', cantidad: 1, ...saldo },
        { tipo: 'asistencia', cantidad: 2, ...saldo },
        { tipo: 'minutos', cantidad: 90, ...saldo },
      ],
      frases: [
        { fuente: 'misiones', texto: 'Compró Oficial por 30', encargado_id: 2 },
        { fuente: 'usuarios', texto: 'Ñandú pasa a Oficial', encargado_id: 1 },
        { fuente: 'nomina', texto: 'Suma 2 ascensos a Ñandú', encargado_id: 1 },
        { fuente: 'nomina', texto: 'Asistencia: 0', encargado_id: null },
      ],
      // The portal answers the newest 100 of a name.
      actos: 201,
      nombres: [{ anterior: 'Oskar', nuevo: 'Oscar', usuario_id: 4 }],
      siguiente: { id: 11 },
    });
    rmSync(codigos);
    expect(await load(...ZONA)).toEqual({
      code: 1,
      stdout: '',
      stderr: `Cargando «${folder}»…\nAhí ya está VJO: una mudanza solo entra en una base de datos vacía.\n`,
    });
    expect(existsSync(codigos)).toBe(false);
  });

  test.each([
    [[], 'Falta la zona horaria de las horas de ese portal: dala con --zona, como Europe/Madrid.'],
    [['--zona', 'Marte'], '--zona: no existe la zona horaria «Marte».'],
    [[...ZONA, '--duenia', 'Nadie'], '--duenia: no hay nadie en activo que se llame «Nadie».'],
  ])('with %j it refuses and writes nothing', async (options, sentence) => {
    const { code, stdout, stderr } = await load(...options);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${sentence}\n`);
    expect(existsSync(join(folder, 'codigos.csv'))).toBe(false);
  });

  test('without a place for the codes, the database stays empty and the next load succeeds', async () => {
    const { code } = await load(...ZONA, '--codigos', join(base, 'no-hay', 'codigos.csv'));
    expect(code).toBe(1);
    expect((await load(...ZONA)).code).toBe(0);
  });

  test('an existing file of codes is never overwritten', async () => {
    const codigos = join(folder, 'codigos.csv');
    writeFileSync(codigos, 'de otra vez');
    const { code, stderr } = await load(...ZONA);
    expect([code, stderr]).toEqual([
      1,
      `«${codigos}» ya existe: bórralo, o elige otro fichero con --codigos.\n`,
    ]);
    expect(readFileSync(codigos, 'utf8')).toBe('de otra vez');
  });
});
