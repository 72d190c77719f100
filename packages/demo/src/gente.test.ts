import { findImpedimento } from '@garita/domain/ausencias/ausencia';
import { isVigente } from '@garita/domain/despidos/despido';
import {
  getAllAusencias,
  getAusenciasOf,
  readHoy,
} from '@garita/server/src/modules/ausencias/ausencias.service';
import { getGrupos, getPermitidos } from '@garita/server/src/modules/clones/lists.service';
import {
  listDescuentos,
  readDescuento,
} from '@garita/server/src/modules/descuentos/descuentos.service';
import { getAllDespidos } from '@garita/server/src/modules/despidos/despidos.service';
import { getExcepciones } from '@garita/server/src/modules/excepciones/excepciones.service';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readHistory } from '@garita/testing/agency/readHistory';
import { expect, test } from 'vitest';
import { CUENTAS } from './personas';

test('the accounts match their descriptions', async () => {
  const { personas, escala, isInAt, isActiveAt } = await readHistory(await openTestDemo());
  for (const {
    usuario,
    categoria,
    posicion,
    firma,
    owner = false,
    dismissed = false,
    clockedIn = false,
  } of CUENTAS) {
    const persona = personas.find((one) => one.usuario === usuario);
    const mision = escala.filter(({ categoria_id }) => categoria_id === categoria)[posicion - 1];
    expect(persona, usuario).toMatchObject({ firma, permiso_sys: owner, mision_id: mision?.id });
    expect(
      [!isActiveAt(persona?.id ?? 0, DEMO_NOW), isInAt(persona?.id ?? 0, DEMO_NOW)],
      usuario,
    ).toEqual([dismissed, clockedIn]);
  }
});

test('absences of a person are no more than the portal allows', async () => {
  const db = await openTestDemo();
  const all = await getAllAusencias(db, {});
  const hoy = await readHoy(db, DEMO_NOW);
  expect(new Set(all.map(({ usuario }) => usuario)).size).toBe(all.length);
  const idOf = async (usuario: string) =>
    (
      await db
        .selectFrom('usuarios')
        .select('id')
        .where('usuario', '=', usuario)
        .executeTakeFirstOrThrow()
    ).id;
  // Oficial has an absence that is still to come, and Supervisora a pending one. Agente may ask
  // again, and Recluta has never asked.
  const estados = await Promise.all(
    ['Oficial', 'Supervisora', 'Agente', 'Recluta'].map(
      async (usuario) =>
        findImpedimento(await getAusenciasOf(db, await idOf(usuario)), hoy)?.estado,
    ),
  );
  expect(estados).toEqual([1, 0, undefined, undefined]);
});

test('employees of the month are the people below category 10 with the most minutes since the previous choice', async () => {
  const db = await openTestDemo();
  const { categoriaAt, isActiveAt } = await readHistory(db);
  const chosen = await db.selectFrom('empleados_mes').selectAll().orderBy('fecha').execute();
  const minutos = await db
    .selectFrom('nomina')
    .select(['usuario_id', 'cantidad', 'fecha'])
    .where('tipo', '=', 'minutos')
    .execute();
  const moments = [...new Set(chosen.map(({ fecha }) => fecha.getTime()))];
  expect(moments.length).toBeGreaterThan(1);
  for (const [i, moment] of moments.entries()) {
    const sums = new Map<number, number>();
    for (const { usuario_id, cantidad, fecha } of minutos)
      if (fecha.getTime() > (moments[i - 1] ?? 0) && fecha.getTime() < moment)
        sums.set(usuario_id, (sums.get(usuario_id) ?? 0) + cantidad);
    const at = new Date(moment);
    const best = [...sums]
      .filter(([id]) => isActiveAt(id, at) && categoriaAt(id, at) < 10)
      .sort((a, b) => b[1] - a[1]);
    const mine = chosen
      .filter(({ fecha }) => fecha.getTime() === moment)
      .map(({ usuario_id }) => sums.get(usuario_id));
    expect(mine).toEqual(best.slice(0, mine.length).map(([, sum]) => sum));
  }
});

test('all dismissed people have a dismissal, and some people have returned', async () => {
  const db = await openTestDemo();
  const all = await getAllDespidos(db, {});
  const out = await db
    .selectFrom('usuarios')
    .select(['usuario', 'despedido_en', 'firma'])
    .where('despedido_en', 'is not', null)
    .execute();
  const standing = all.filter(isVigente).map(({ usuarioNombre, fecha }) => [usuarioNombre, fecha]);
  expect(standing.sort()).toEqual(
    out.map(({ usuario, despedido_en }) => [usuario, despedido_en?.toISOString()]).sort(),
  );
  expect(out.filter(({ firma }) => firma !== null)).toEqual([]);
  expect(all.filter((despido) => !isVigente(despido)).length).toBeGreaterThan(3);
  expect(
    all
      .filter(({ usuarioNombre }) => usuarioNombre === 'Expulsado')
      .map(({ encargadoNombre }) => encargadoNombre),
  ).toEqual(['Gerente', 'Sistema']);
});

test('every active person from category 5 on has a signature, unless they have returned', async () => {
  const { personas, escala, isActiveAt } = await readHistory(await openTestDemo());
  const signs = personas.filter(
    ({ id, mision_id }) =>
      isActiveAt(id, DEMO_NOW) && (escala.find((m) => m.id === mision_id)?.categoria_id ?? 0) >= 5,
  );
  const back = new Set(
    (await readHistory(await openTestDemo())).despidos.map(({ usuario_id }) => usuario_id),
  );
  expect(signs.filter(({ id, firma }) => firma === null && !back.has(id))).toEqual([]);
});

test('no fixed account has an exception', async () => {
  const [excepciones] = await getExcepciones(await openTestDemo());
  expect(new Set(excepciones.map(({ encargadoNombre }) => encargadoNombre))).toEqual(
    new Set(['Gerente', 'Fundadora']),
  );
  const fixed = CUENTAS.map(({ usuario }) => usuario);
  expect(excepciones.filter(({ usuario_nombre }) => fixed.includes(usuario_nombre))).toEqual([]);
});

test('groups of people share an address, some of these people are allowed or dismissed, and two homes form one group', async () => {
  const db = await openTestDemo();
  const grupos = await getGrupos(db);
  expect(grupos.map(({ users }) => users.length)).toContain(4);
  const people = grupos.flatMap(({ users }) => users);
  expect(people.find(({ usuario }) => usuario === 'Expulsado')).toMatchObject({
    despedido: 1,
    permitido: 0,
  });
  expect(people.filter(({ permitido }) => permitido === 1)).toHaveLength(3);
  expect(await getPermitidos(db)).toHaveLength(3);
});

test('discount codes can be used, and some were deleted, one of which was created again', async () => {
  const db = await openTestDemo();
  expect((await listDescuentos(db)).map(({ codigo, descuento }) => [codigo, descuento])).toEqual([
    ['AmigosDelFaro', 15],
    ['ANIVERSARIO-5', 50],
    ['ASPIRANTE', 10],
    ['FundadoresVuelven', 100],
    ['verano', 25],
  ]);
  expect(await readDescuento(db, 'VERANO')).toEqual({ descuento: 25 });
  await expect(readDescuento(db, 'PRIMERMES')).rejects.toMatchObject({ httpStatus: 404 });
});
