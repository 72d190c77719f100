import { expect, test } from 'vitest';
import { GRUPOS_PERMISOS } from './gruposPermisos';
import { PERMISOS } from './permisos';

test('every permission is in exactly one group', () => {
  expect(GRUPOS_PERMISOS.flatMap(({ codigos }) => codigos).sort()).toEqual([...PERMISOS].sort());
});
