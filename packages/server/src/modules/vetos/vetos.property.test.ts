import { foldCase } from '@garita/domain/formato/foldCase';
import { localDay } from '@garita/domain/formato/localDay';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAgencia } from '../ajustes/ajustes.service';

/** Some of these names differ only in case, some look alike, and some do neither. */
const NOMBRES = ['Lobo', 'LOBO', 'L0bo', 'Ilusa', '1lusa', 'Mirlo', 'Mirl0', 'Marna', 'Ñu_7'];
const nombre = fc.constantFrom(...NOMBRES);
const act = fc.oneof(
  fc.record({ kind: fc.constant('vetar' as const), nombre, days: fc.constantFrom(null, 0, 2) }),
  fc.record({ kind: fc.constantFrom('levantar', 'registro', 'alta'), nombre }),
  fc.record({ kind: fc.constant('pedir' as const), nombre, who: fc.nat(1) }),
  fc.record({
    kind: fc.constantFrom('renombrar', 'despedir', 'despedirYVetar', 'ingresar'),
    nombre,
    who: fc.nat(5),
  }),
  fc.record({ kind: fc.constant('pasar' as const), days: fc.constantFrom(1, 3) }),
);
type Act = Partial<{ nombre: string; days: number | null; who: number }> & { kind: string };

const alike = (one: string, other: string): boolean =>
  foldCase(one) === foldCase(other) || toEsqueleto(one) === toEsqueleto(other);

const hoyOf = async ({ db, now }: TestAgency, days = 0) =>
  localDay(now().getTime() + days * 86_400_000, (await getAgencia(db)).zona);

interface Recluta {
  readonly id: number;
  readonly key: string;
}

async function run(
  agency: TestAgency,
  recluta: Recluta,
  { kind, nombre = '', days = null, who = 0 }: Act,
) {
  const { call, db } = agency;
  // The acts concern the people whom earlier acts have added, and two of the seeded people.
  const people = await db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('id', '<>', recluta.id)
    .where('usuario', 'not in', ['Fundadora', 'Gerente', 'Supervisora', 'Oficial'])
    .orderBy('id')
    .execute();
  const usuario = people[who % people.length]?.id ?? 0;
  const as = 'Gerente';
  const motivo = 'Prueba';
  switch (kind) {
    case 'vetar':
      return call('vetar', {
        as,
        body: { nombre, motivo, ...(days !== null && { hasta: await hoyOf(agency, days) }) },
      });
    case 'levantar': {
      const { body } = await call('vetos', { as });
      const found = body.find(
        (veto: { nombre: string; estado: string }) =>
          veto.estado === 'vigente' && alike(veto.nombre, nombre),
      );
      return found && call('levantarVeto', { as, body: { id: found.id } });
    }
    case 'registro':
      return call('registro', {
        body: { usuario: nombre, clave: 'mi clave', rclave: 'mi clave' },
      });
    case 'alta':
      return call('darDeAlta', {
        as: 'Fundadora',
        body: { filas: [{ fila: 1, usuario: nombre, mision: 'Recluta' }] },
      });
    case 'pedir': {
      const mine = { key: recluta.key, params: { id: recluta.id } };
      if ((await call('getNameRequest', mine)).body === null)
        await call('actionNombre', { key: recluta.key, body: { op: 2, nombre } });
      const { body } = await call('getNameRequest', mine);
      return body && call('actionNombre', { as, body: { op: who % 2, id: body.id } });
    }
    case 'renombrar':
      return call('editUsuario', {
        as,
        body: { id: usuario, nombre, rango: 'igual', firma: 'igual' },
      });
    case 'despedir':
    case 'despedirYVetar':
      return call('despedir', {
        as,
        body: { usuario, motivo, vetar: kind === 'despedir' ? 0 : 1 },
      });
    case 'ingresar':
      return call('ingresar', { as, body: { usuario } });
    default:
      return agency.pass({ days: days ?? 0 });
  }
}

/** The active people whose name a veto forbids. */
async function listIntrusos(agency: TestAgency): Promise<string[]> {
  const hoy = await hoyOf(agency);
  const activas = await agency.db
    .selectFrom('usuarios')
    .select('usuario')
    .where('despedido_en', 'is', null)
    .execute();
  const vetos = await agency.db
    .selectFrom('vetos')
    .select(['nombre', 'hasta'])
    .where('anulado_en', 'is', null)
    .execute();
  return activas
    .map(({ usuario }) => usuario)
    .filter((usuario) =>
      vetos.some((veto) => (veto.hasta ?? hoy) >= hoy && alike(veto.nombre, usuario)),
    );
}

test('no sequence of vetoes, renames, dismissals and registrations lets a vetoed name or a look-alike in; lifting does', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), nombre, async (acts, one) => {
      const agency = await openTestAgency({ config: { registerLimit: 1_000 } });
      try {
        const recluta = { id: await agency.idOf('Recluta'), key: await agency.keyOf('Recluta') };
        for (const each of acts) {
          await run(agency, recluta, each);
          expect(await listIntrusos(agency)).toEqual([]);
        }
        await agency.call('vetar', { as: 'Gerente', body: { nombre: one, motivo: 'Prueba' } });
        const { body } = await agency.call('vetos', { as: 'Gerente' });
        for (const { id, estado } of body)
          if (estado === 'vigente')
            await agency.call('levantarVeto', { as: 'Gerente', body: { id } });
        const people = await agency.db.selectFrom('usuarios').select('usuario').execute();
        const isTaken = people.some(({ usuario }) => alike(usuario, one));
        // Registering again with the password of an account just made would get the first answer
        // again.
        const { httpStatus } = await agency.call('registro', {
          body: { usuario: one, clave: 'otra clave', rclave: 'otra clave' },
        });
        expect(httpStatus).toBe(isTaken ? 409 : 200);
      } finally {
        await agency.close();
      }
    }),
    { numRuns: 25 },
  );
});
