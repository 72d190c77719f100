import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SIZE, seedDemo } from '@garita/demo/seedDemo';
import { readRegistro } from '@garita/domain/mudanza/respuestas';
import { createKeyedHash } from '@garita/server/src/access/createKeyedHash';
import { buildApp } from '@garita/server/src/buildApp';
import { createOrigen } from '@garita/server/src/mudanza/createOrigen';
import { type Cargado, loadMudanza } from '@garita/server/src/mudanza/loadMudanza';
import { openCarpeta } from '@garita/server/src/mudanza/openCarpeta';
import { runAlone } from '@garita/server/src/respaldo/runAlone';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { insertKey, send } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Carpeta } from './services/sistema/mudanza/Carpeta';
import { fetchMudanza } from './services/sistema/mudanza/fetchMudanza';

const NOW = new Date('2026-11-21T18:30:00.000Z');
const AVANCE = { begin: () => undefined, add: () => undefined };
const FAST = 10_000;

interface Portal {
  readonly database: TestDatabase;
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly desde: string;
  readonly llave: string;
}

async function serve(database: TestDatabase): Promise<Portal> {
  const app = await buildApp({
    config: testConfig(),
    db: database,
    contract: CONTRACT,
    clock: () => NOW,
    passwords: cheapPasswords,
    checkAnswers: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const llave = await insertKey(database.kysely, 'Fundadora', NOW);
  return { database, app, desde: `http://127.0.0.1:${port}`, llave };
}

async function copy({ desde, llave }: Portal, carpeta: string): Promise<Carpeta> {
  const { signal } = new AbortController();
  await fetchMudanza({ desde, llave, carpeta, ritmo: FAST, signal }, AVANCE);
  return new Carpeta(carpeta);
}

async function openSource(): Promise<Portal> {
  const database = await openTestDatabase();
  await seedDemo(database.kysely, DEFAULT_SIZE, NOW, async () => 'nada');
  return serve(database);
}

let cargado: Cargado;
async function openTarget(folder: string): Promise<Portal> {
  const database = await openTestDatabase({ isNew: true });
  const abierta = { ...openCarpeta(folder, null), corte: NOW.toISOString(), duenia: null };
  const deps = { keyedHash: createKeyedHash('un secreto'), random: randomBytes };
  cargado = await runAlone(database, (tx) => loadMudanza(tx, createOrigen(abierta), deps, NOW));
  // The owner has come in and chosen a password.
  await database.kysely
    .updateTable('usuarios')
    .set({ clave_hash: 'nada', debe_cambiar_clave: false })
    .where('permiso_sys', '=', true)
    .execute();
  return serve(database);
}

let folder: string;
let source: Portal;
let target: Portal;
let before: Carpeta;
let after: Carpeta;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-mudanza-'));
  source = await openSource();
  before = await copy(source, join(folder, 'antes'));
  target = await openTarget(join(folder, 'antes'));
  after = await copy(target, join(folder, 'despues'));
}, 200_000);
afterAll(async () => {
  for (const { app, database } of [source, target]) {
    await app.close();
    await database.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** An answer without the ids of rows. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(fields.map(([name, one]) => [name, withoutIds(one)]));
}

const readBoth = async (ruta: string) =>
  [withoutIds(await before.read(ruta)), withoutIds(await after.read(ruta))] as const;

const isList = (ruta: string): boolean => /^listas\/\w+\.json$/.test(ruta);

describe('a demo portal, copied through its API and loaded into an empty database', () => {
  test('answers every list as before', async () => {
    const rutas = before.list().filter((ruta) => isList(ruta) && ruta !== 'listas/getLog.json');
    expect(rutas.length).toBeGreaterThan(25);
    for (const ruta of rutas) {
      const [one, other] = await readBoth(ruta);
      expect(other, ruta).toEqual(one);
    }
  });

  test('answers the pays of every week as before, and has at most one closed period, for older debts', async () => {
    const rutas = before.list().filter((ruta) => ruta.includes('/getListaPagaPorFecha/'));
    expect(rutas.length).toBeGreaterThan(4);
    for (const ruta of rutas) {
      const [one, other] = await readBoth(ruta);
      expect(other, ruta).toEqual(one);
    }
    const { kysely } = target.database;
    const periodos = await kysely.selectFrom('periodos').select('cerrado_en').execute();
    expect(periodos.filter(({ cerrado_en }) => cerrado_en === null)).toHaveLength(1);
    expect(periodos.length).toBeLessThanOrEqual(2);
  });

  test('knows every person as before', async () => {
    const rutas = before.list().filter((ruta) => /\/(userAllInfo|usuarioPermiso)\//.test(ruta));
    expect(rutas.length).toBeGreaterThan(DEFAULT_SIZE.personas);
    for (const ruta of rutas) {
      const [one, other] = await readBoth(ruta);
      expect(other, ruta).toEqual(one);
    }
    for (const ruta of before.list().filter((one) => one.includes('/getLogUser/'))) {
      const [one, other] = (await readBoth(ruta)) as [unknown[], unknown[]];
      expect(other.slice(0, 2), ruta).toEqual(one.slice(0, 2));
    }
  });

  const LOGS = ['ascensos', 'nombres', 'rangos', 'fichajes', 'fichajesDia'] as const;

  test('has the logs that have a place here as before', async () => {
    const [one, other] = (await readBoth('listas/getLog.json')) as readonly Record<
      string,
      unknown
    >[];
    for (const log of LOGS) expect(other?.[log], log).toEqual(one?.[log]);
    const isKept = (ruta: string) => /PorPalabra\/(ascensos|fichajes)\+/.test(ruta);
    const rutas = before.list().filter(isKept);
    expect(rutas.length).toBeGreaterThan(2);
    for (const ruta of rutas) {
      const [first, second] = await readBoth(ruta);
      expect(second, ruta).toEqual(first);
    }
  });

  const ask = ({ app, llave }: Portal, usuario: string, antes?: string) =>
    send(app, 'historiaPersona', llave, {
      params: { nombre: usuario },
      query: antes === undefined ? {} : { antes },
    });
  type Hecho = Readonly<Record<string, unknown>>;
  /** All that a person's page tells, the newest first. */
  async function readStory(portal: Portal, usuario: string): Promise<Hecho[]> {
    const hechos: Hecho[] = [];
    let antes: string | undefined;
    do {
      const { body } = await ask(portal, usuario, antes);
      hechos.push(...body.hechos);
      antes = body.siguiente ?? undefined;
    } while (antes !== undefined);
    return hechos;
  }
  /** Entries that come as sentences, or whose dates no answer has. */
  const APART = new Set<unknown>(['tiempos', 'nomina', 'ausencias']);
  /** No answer has who readmitted a person. */
  const asTold = (hecho: Hecho) =>
    hecho.tipo === 'reingreso' ? { ...hecho, encargado: null } : hecho;
  const people = async () =>
    (await source.database.kysely.selectFrom('usuarios').select('usuario').execute()).map(
      ({ usuario }) => usuario,
    );

  test("tells every person's story as before, in the same order", async () => {
    for (const usuario of await people()) {
      const story = async (portal: Portal) =>
        withoutIds(
          (await readStory(portal, usuario)).filter(({ fuente }) => !APART.has(fuente)).map(asTold),
        );
      expect(await story(target), usuario).toEqual(await story(source));
    }
  }, 120_000);

  test('keeps each act on a time as a sentence of its person', async () => {
    const acts = readRegistro(await before.readAnswers(), 'tiempos', 'UTC');
    const { kysely } = target.database;
    const kept = await kysely
      .selectFrom('historia_traida as h')
      .innerJoin('usuarios as u', 'u.id', 'h.usuario_id')
      .select(['u.usuario', 'h.texto as motivo', 'h.fecha'])
      .where('h.fuente', '=', 'tiempos')
      .orderBy('h.fecha', 'desc')
      .orderBy('h.id', 'desc')
      .execute();
    expect(kept.map(({ fecha, ...one }) => ({ ...one, fecha: fecha.toISOString() }))).toEqual(
      acts
        .toSorted(
          (a, b) => String(b.fecha).localeCompare(String(a.fecha)) || Number(b.id) - Number(a.id),
        )
        .map(({ usuario, motivo, fecha }) => ({ usuario, motivo, fecha })),
    );
  });

  test('loads nothing twice and gives each active person a code', () => {
    expect(cargado.quedan).toBe(0);
    expect(new Set(cargado.codigos.map(({ codigo }) => codigo)).size).toBe(cargado.codigos.length);
  });

  /**
   * People whose paid row in the present list is of an earlier period. No answer says so, and the
   * load takes it for a payment of the open period.
   */
  const listPaidBefore = async () =>
    (
      await source.database.kysely
        .selectFrom('pagos')
        .innerJoin('pago_partes', 'pago_partes.pago_id', 'pagos.id')
        .innerJoin('periodos', 'periodos.id', 'pago_partes.periodo_id')
        .innerJoin('usuarios', 'usuarios.id', 'pagos.usuario_id')
        .select('usuario')
        .where('archivado_en', 'is', null)
        .where('pagado_en', 'is not', null)
        .where('cerrado_en', 'is not', null)
        .execute()
    ).map(({ usuario }) => usuario);

  test('owes each person as much as before, also after a refresh of the pay list', async () => {
    const but = ['Fundadora', ...(await listPaidBefore())];
    const usuarios = (await people()).filter((usuario) => !but.includes(usuario)).slice(0, 20);
    const owed = async ({ app, database, llave }: Portal) => {
      expect((await send(app, 'updateLista', llave, {})).httpStatus).toBe(200);
      const { body } = await send(app, 'getListaPaga', llave, {});
      const filas = (body[2] as { usuarioNombre: string }[]).filter(
        ({ usuarioNombre }) => !but.includes(usuarioNombre),
      );
      const cuentas = [];
      await database.kysely
        .updateTable('usuarios')
        .set({ debe_cambiar_clave: false })
        .where('usuario', 'in', usuarios)
        .execute();
      for (const usuario of usuarios) {
        const key = await insertKey(database.kysely, usuario, NOW);
        const { httpStatus, body: cuenta } = await send(app, 'miCuenta', key, {});
        const { abierto, cerrados, pagos } = cuenta;
        cuentas.push([usuario, httpStatus, abierto, cerrados, pagos?.length]);
      }
      return withoutIds([filas, cuentas]);
    };
    const expected = await owed(source);
    expect(JSON.stringify(expected)).toContain('200');
    expect(await owed(target)).toEqual(expected);
  });
});
