import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getGrupos, getPermitidos } from '../modules/clones/lists.service';

test('the demo has groups of people who share an address, allowed and dismissed ones among them', async () => {
  const db = await openTestDemo();
  const grupos = await getGrupos(db);
  // The third home's last was at the first's too: the two are one.
  expect(grupos.map(({ users }) => users.length)).toEqual([4, 3, 3]);
  const people = grupos.flatMap(({ users }) => users);
  expect(people.find(({ usuario }) => usuario === 'Expulsado')).toMatchObject({ despedido: 1, permitido: 0 });
  expect(people.filter(({ permitido }) => permitido === 1)).toHaveLength(2);
  expect(await getPermitidos(db)).toHaveLength(2);
});
