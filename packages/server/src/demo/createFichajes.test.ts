import { localDay } from '@garita/domain/formato/localDay';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';

test('the demo’s people come and go: nobody is in twice at a time, and two accounts are in', async () => {
  const db = await openTestDemo();
  const { zona } = await db.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const all = await db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .select(['f.usuario_id', 'f.dia', 'f.entrada', 'f.salida', 'f.descontado', 'u.usuario', 'u.despedido_en'])
    .orderBy('f.usuario_id')
    .orderBy('f.entrada')
    .execute();

  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ despedido_en }) => despedido_en !== null)).toEqual([]);
  expect(all.filter(({ dia, entrada }) => dia !== localDay(entrada.getTime(), zona))).toEqual([]);
  expect(all.filter(({ entrada, salida }) => entrada > DEMO_NOW || (salida !== null && (salida > DEMO_NOW || salida < entrada)))).toEqual([]);
  const overlapping = all.filter((one, index) => {
    const next = all[index + 1];
    return next?.usuario_id === one.usuario_id && (one.salida === null || next.entrada < one.salida);
  });
  expect(overlapping).toEqual([]);

  const inside = all.filter(({ salida }) => salida === null).map(({ usuario }) => usuario);
  expect(inside).toEqual(expect.arrayContaining(['Supervisora', 'Oficial']));
  expect(inside.length).toBeGreaterThan(6);
  expect(all.filter(({ usuario }) => ['Fundadora', 'Gerente', 'Agente', 'Recluta', 'Cabo'].includes(usuario))).toEqual([]);
  expect(all.some(({ descontado }) => descontado > 0)).toBe(true);
});
