import { PERMISOS } from '@garita/domain/acceso/permisos';
import { must } from '@garita/domain/must';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { FUZZ_SEED, propertyRuns } from '@garita/testing/effort';
import { readEscalafon } from '@garita/testing/scenarios/escalafon';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The code that the intruder does not have. Lower categories and people below the intruder have it.
 */
const AJENO = 'dec';
const INTRUSO = 'Supervisora';
const CLAVE = 'la-que-sabe-el-intruso';
const MISIONES = [
  'Cadete',
  'Vigilante I',
  'Agente III',
  'Cabo I',
  'Cabo III',
  'Oficial I',
  'Inspección I',
] as const;

/** An intruder who has every code but one, and who opens sessions with known passwords. */
class Intrusion {
  readonly #agency: TestAgency;
  /** The key of each session that the intruder has opened, by the person's id. */
  readonly sesiones = new Map<number, string>();

  constructor(agency: TestAgency) {
    this.#agency = agency;
  }

  async prepare(): Promise<void> {
    const { db, idOf, place, now, pass, keyOf, call } = this.#agency;
    await place(INTRUSO, 'Coordinación I');
    await place('Recluta', 'Cadete');
    await place('Agente', 'Agente III');
    await place('Cabo', 'Cabo I');
    const [intruso, encargado_id] = [await idOf(INTRUSO), await idOf('Fundadora')];
    await db
      .insertInto('excepciones')
      .values(
        PERMISOS.filter((codigo) => codigo !== AJENO).map((codigo) => ({
          usuario_id: intruso,
          codigo,
          encargado_id,
          fecha: now(),
        })),
      )
      .execute();
    await db
      .insertInto('categoria_permisos')
      .values([2, 4, 6, 8].map((categoria_id) => ({ categoria_id, codigo: AJENO })))
      .execute();
    const row = { usuario_id: await idOf('Agente'), categoria_id: 3, monto: 40, creado_en: now() };
    await db.insertInto('pagos').values(row).execute();
    pass({ days: 31 });
    expect(
      await call('sendAscenso', { as: 'Fundadora', body: { usuario: await idOf('Recluta') } }),
    ).toMatchObject({ httpStatus: 200 });
    this.sesiones.set(intruso, await keyOf(INTRUSO));
  }

  async #enter(usuario: string, clave: string): Promise<void> {
    const { token } = (await this.#agency.call('login', { body: { usuario, clave } })).body;
    if (!token) return;
    const changed = await this.#agency.call('cambioClave', {
      key: token,
      body: { clavea: clave, claven: CLAVE },
    });
    if (changed.httpStatus === 200) this.sesiones.set(Number(token.split('-')[0]), token);
  }

  async step({ que, con, a, mision }: Step): Promise<void> {
    const { db, call, pass } = this.#agency;
    const people = await db
      .selectFrom('usuarios')
      .select(['id', 'usuario'])
      .where('usuario', '<>', 'Fundadora')
      .orderBy('id')
      .execute();
    const actors = [...this.sesiones];
    const [actorId, key] = must(actors[con % actors.length], 'a session');
    const target = must(people[a % people.length], 'a person');
    const destino = await db
      .selectFrom('misiones')
      .selectAll()
      .where('nombre', '=', must(MISIONES[mision % MISIONES.length], 'a mission'))
      .executeTakeFirstOrThrow();
    const ask = (operation: Parameters<TestAgency['call']>[0], body: object): Promise<Answer> =>
      call(operation, { key, body });
    const usuario = target.id;
    const acts: Readonly<Record<Step['que'], () => Promise<unknown>>> = {
      clave: async () => {
        const { body } = await ask('resetPassword', { usuario });
        if (body.clave) await this.#enter(target.usuario, body.clave);
      },
      editar: () =>
        ask('editUsuario', {
          id: usuario,
          nombre: 'igual',
          rango: destino.id,
          firma: `F${String(usuario).padStart(2, '0')}`,
          mifirma: 'XXX',
        }),
      proponer: async () => {
        pass({ days: 11 });
        await ask('sendAscenso', { usuario });
      },
      aceptar: async () => {
        for (const one of (await call('getSolicitudes', { key, params: { id: actorId } })).body as {
          id: number;
          encargado: number;
          id_rango: number;
          nueva: string;
        }[])
          await ask('actionSolicitudes', {
            option: 0,
            id: one.id,
            encargado: one.encargado,
            rango: one.id_rango,
            mision: one.nueva,
          });
      },
      trasladar: () =>
        ask('addTraslado', {
          usuario,
          rango: destino.categoria_id,
          agencia: 'Agencia Faro',
          firma: `F${String(usuario).padStart(2, '0')}`,
        }),
      vender: async () => {
        const row = await db
          .selectFrom('usuarios')
          .innerJoin('misiones', 'misiones.id', 'mision_id')
          .select('precio')
          .where('usuarios.id', '=', usuario)
          .executeTakeFirstOrThrow();
        await ask('addMision', {
          usuario,
          rango: destino.id,
          creditos: Math.max(0, destino.precio - row.precio),
        });
      },
      pagar: async () => {
        const pago = await db
          .selectFrom('pagos')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        await ask('ascensoPaga', { op: 1, id: pago.id });
      },
      degradar: () => ask('actionDegrado', { usuario, motivo: '«Prueba»', rango: destino.id }),
      despedir: () => ask('despedir', { usuario, motivo: '«Prueba»' }),
      readmitir: () => ask('ingresar', { usuario, devolverPermisos: 1 }),
      alta: async () => {
        const { body } = await ask('darDeAlta', {
          filas: [
            {
              fila: 1,
              usuario: `Ñoño_${people.length}`,
              mision: destino.nombre,
              firma: `N${String(people.length).padStart(2, '0')}`,
            },
          ],
        });
        for (const one of body.codigos ?? []) await this.#enter(one.usuario, one.codigo);
      },
      excepcion: () =>
        ask('actionExcepciones', { op: 0, usuario, permisos: String(PERMISOS.indexOf(AJENO) + 1) }),
      matriz: () => ask('setMatriz', { data: [{ id_categoria: 1, permisos: [AJENO] }] }),
      escalafon: async () => {
        const body = await readEscalafon(this.#agency);
        const nivel = must(body.categorias[a % 5], 'a level');
        const gone = nivel.misiones.length > 1 ? nivel.misiones.at(-1)?.id : null;
        if (!gone) return;
        nivel.misiones = nivel.misiones.slice(0, -1);
        await ask('guardarEscalafon', {
          ...body,
          destinos: [{ mision: gone, nivel: 1 + (mision % 6), posicion: 1 }],
        });
      },
    };
    await acts[que]();
  }

  /** The people with an open session that has the code. The test expects none. */
  async listGained(): Promise<number[]> {
    const gained: number[] = [];
    for (const [id, key] of this.sesiones) {
      const { httpStatus, body } = await this.#agency.call('checkUser', { key });
      if (httpStatus === 200 && body.permisos.includes(AJENO)) gained.push(id);
      if (httpStatus === 401 && this.sesiones.size > 1) this.sesiones.delete(id);
    }
    return gained;
  }
}

const QUE = [
  'clave',
  'editar',
  'proponer',
  'aceptar',
  'trasladar',
  'vender',
  'pagar',
  'degradar',
  'despedir',
  'readmitir',
  'alta',
  'excepcion',
  'matriz',
  'escalafon',
] as const;
const step = fc.record({
  que: fc.constantFrom(...QUE, 'clave' as const, 'aceptar' as const),
  con: fc.nat(7),
  a: fc.nat(15),
  mision: fc.nat(41),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test('no sequence of calls by a user without a permission ends with a session of theirs that holds it', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      const agency = await openTestAgency();
      try {
        const intrusion = new Intrusion(agency);
        await intrusion.prepare();
        for (const one of steps) {
          await intrusion.step(one);
          expect(await intrusion.listGained()).toEqual([]);
        }
      } finally {
        await agency.close();
      }
    }),
    { numRuns: propertyRuns(15), seed: FUZZ_SEED, endOnFailure: true },
  );
});
