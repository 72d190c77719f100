import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readDemo } from '@garita/testing/agency/readDemo';
import { expect, test } from 'vitest';

interface Anotacion {
  readonly tipo: 'ascenso' | 'asistencia' | 'minutos';
  readonly cantidad: number;
  readonly fecha: string;
  readonly motivo: string;
}

test('each profile’s counts equal its lists', async () => {
  const db = await openTestDemo();
  const personas = await db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('despedido_en', 'is', null)
    .orderBy('id')
    .execute();
  const { abierto_en } = await db
    .selectFrom('periodos')
    .select('abierto_en')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const [filas] = await readDemo('Gerente', 'allNomina');
  for (const { id, usuario } of personas) {
    const { nomina, membresias } = await readDemo(usuario, 'MyPerfil');
    const { anotaciones } = (await readDemo(usuario, 'nominaDetalle', { params: { id } })) as {
      anotaciones: Anotacion[];
    };
    const sum = (tipo: Anotacion['tipo']) =>
      anotaciones
        .filter((one) => one.tipo === tipo)
        .reduce((total, { cantidad }) => total + cantidad, 0);
    expect(nomina, usuario).toEqual({
      ascensos: sum('ascenso'),
      asistencias: sum('asistencia'),
      times: sum('minutos'),
    });
    const fila = filas.find((one: { usuarioNombre: string }) => one.usuarioNombre === usuario);
    expect([fila.ascensos, fila.asistencias, fila.times], usuario).toEqual([
      nomina.ascensos,
      nomina.asistencias,
      nomina.times,
    ]);

    const [, dados, trabajo] = (await readDemo(usuario, 'getLogUser', {
      params: { username: usuario },
    })) as [unknown, { fecha: string }[], Anotacion[]];
    const since = abierto_en.toISOString();
    const byHand = (tipo: Anotacion['tipo']) =>
      anotaciones
        .filter((one) => one.tipo === tipo && one.motivo.startsWith('Ajuste'))
        .reduce((total, { cantidad }) => total + cantidad, 0);
    expect(dados.filter(({ fecha }) => fecha >= since).length + byHand('ascenso'), usuario).toBe(
      nomina.ascensos,
    );
    const worked = trabajo
      .filter(({ fecha }) => fecha >= since)
      .reduce((total, { cantidad }) => total + cantidad, 0);
    expect([nomina.asistencias, nomina.times], usuario).toContain(worked);
    const all = await db
      .selectFrom('ascensos')
      .select('id')
      .where('encargado_id', '=', id)
      .execute();
    expect(dados, usuario).toHaveLength(Math.min(200, all.length));
    expect(
      new Set(membresias.map(({ membresia }: { membresia: number }) => membresia)).size,
      usuario,
    ).toBe(membresias.length);
  }
});

test('Recluta has done nothing yet, and the profile is empty', async () => {
  const { nomina, tiempo, paga, membresias } = await readDemo('Recluta', 'MyPerfil');
  expect({ nomina, tiempo, paga, membresias }).toEqual({
    nomina: { ascensos: 0, asistencias: 0, times: 0 },
    tiempo: null,
    paga: null,
    membresias: [],
  });
  const id = (await readDemo('Recluta', 'getUsuarios')).find(
    ({ usuario }: { usuario: string }) => usuario === 'Recluta',
  ).id;
  expect(await readDemo('Recluta', 'getSolicitudes', { params: { id } })).toEqual([]);
  expect(await readDemo('Recluta', 'getMyAusencias')).toEqual([]);
  const [, dados, trabajo] = await readDemo('Recluta', 'getLogUser', {
    params: { username: 'Recluta' },
  });
  expect([dados, trabajo]).toEqual([[], []]);
});
