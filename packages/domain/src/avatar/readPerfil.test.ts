import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPerfil } from './readPerfil';

const HABITUAL = { perfilMision: null, perfilEnLinea: null };
const PERFIL = {
  uniqueId: 'hhes-1',
  name: 'Cabo',
  motto: ' GAR -  Cabo I ',
  online: true,
  lastAccessTime: '2026-11-20T12:30:00.000+0000',
  memberSince: '2011-01-01T00:00:00.000+0000',
  profileVisible: true,
  selectedBadges: [{ badgeIndex: 1, code: 'ES123', name: 'Placa' }, { badgeIndex: 2 }],
};

test('a profile of Habbo has motto, presence, last visit and badges', () => {
  expect(readPerfil(PERFIL, 'CABO', HABITUAL)).toEqual({
    estado: 'dicho',
    mision: 'GAR - Cabo I',
    enLinea: true,
    ultimaVez: '2026-11-20T12:30:00.000Z',
    placas: ['ES123'],
    grupos: null,
  });
});

test('a profile has null where it does not say a thing', () => {
  expect(readPerfil({ name: 'Cabo' }, 'Cabo', HABITUAL)).toEqual({
    estado: 'dicho',
    mision: null,
    enLinea: null,
    ultimaVez: null,
    placas: null,
    grupos: null,
  });
});

test('a private profile keeps its motto and loses its presence', () => {
  expect(readPerfil({ ...PERFIL, profileVisible: false }, 'Cabo', HABITUAL)).toEqual({
    estado: 'privado',
    mision: 'GAR - Cabo I',
  });
});

test.each([null, [], 7, 'x', {}, { error: 'not-found' }, { ...PERFIL, name: 'Otra' }])(
  'no avatar is in %j',
  (profile) => {
    expect(readPerfil(profile, 'Cabo', HABITUAL)).toEqual({ estado: 'desconocido' });
  },
);

test('a profile of another service is read at its own places', () => {
  const rutas = { perfilMision: 'data.0.mision', perfilEnLinea: 'data.0.dentro' };
  const profile = { data: [{ mision: 'GAR', dentro: '1' }], groups: ['Garita', { name: 'Ocio' }] };
  expect(readPerfil(profile, 'Cabo', rutas)).toMatchObject({
    estado: 'dicho',
    mision: 'GAR',
    enLinea: true,
    grupos: ['Garita', 'Ocio'],
  });
  expect(readPerfil({ data: [] }, 'Cabo', rutas)).toEqual({ estado: 'desconocido' });
});

test('a profile of any form is read without a failure, also at places of prototypes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (profile, ruta) => {
      const rutas = { perfilMision: ruta, perfilEnLinea: '__proto__.constructor' };
      const avatar = readPerfil(profile, 'Cabo', rutas);
      if (avatar.estado === 'dicho') expect(avatar.enLinea).toBeNull();
    }),
  );
});
