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

test('hidden characters are dropped from a motto, and a long one is cut between characters', () => {
  const misionOf = (motto: string) =>
    readPerfil({ ...PERFIL, motto, profileVisible: false }, 'Cabo', HABITUAL);
  expect(misionOf('GAR\u200b - Ca\u00adbo I\u202c')).toEqual({
    estado: 'privado',
    mision: 'GAR - Cabo I',
  });
  expect(misionOf(`${'x'.repeat(119)}👮👮`)).toMatchObject({ mision: `${'x'.repeat(119)}👮` });
});

test.each([
  ['2026-11-20T12:30:00Z', '2026-11-20T12:30:00.000Z'],
  ['2026-11-20T12:30:00.5+01:00', '2026-11-20T11:30:00.500Z'],
  ['2026-11-20T12:30:00', null],
  ['2026-11-20', null],
  ['Fri, 20 Nov 2026 12:30', null],
  ['2026-13-20T12:30:00Z', null],
  [1_795_177_800, null],
])('the last visit %j is the instant %j', (lastAccessTime, ultimaVez) => {
  expect(readPerfil({ ...PERFIL, lastAccessTime }, 'Cabo', HABITUAL)).toMatchObject({ ultimaVez });
});

test('a place of prototypes is no place', () => {
  const rutas = { perfilMision: 'data.constructor', perfilEnLinea: null };
  expect(readPerfil({ data: {} }, 'Cabo', rutas)).toEqual({ estado: 'desconocido' });
});

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
