import { isVigente } from '@garita/domain/despidos/despido';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getAllDespidos } from '../modules/despidos/despidos.service';

test('everybody who is out in the demo has the dismissal that put them out, and some have come back', async () => {
  const db = await openTestDemo();
  const all = await getAllDespidos(db);
  const out = await db.selectFrom('usuarios').select(['usuario', 'despedido_en']).where('despedido_en', 'is not', null).orderBy('usuario').execute();
  const standing = all.filter(isVigente).map(({ usuarioNombre, fecha }) => [usuarioNombre, fecha]);
  expect(standing.sort()).toEqual(out.map(({ usuario, despedido_en }) => [usuario, despedido_en?.toISOString()]).sort());
  expect(all.filter((despido) => !isVigente(despido)).map(({ usuarioNombre }) => usuarioNombre)).toEqual(['Expulsado', 'Agente', 'Oficial']);
  expect(all[0]).toMatchObject({ usuarioNombre: 'Expulsado', motivo: 'Inactividad', encargadoNombre: 'Sistema' });
  expect(new Set(all.map(({ encargadoNombre }) => encargadoNombre))).toEqual(new Set(['Sistema', 'Gerente', 'Fundadora']));
});
