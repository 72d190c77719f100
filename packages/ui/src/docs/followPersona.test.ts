import { buildMenu } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';
import { followPersona } from './followPersona';
import { STORY_PEOPLE, STORY_PERSONAS } from './storyPeople';

const { Recluta, Supervisora, Fundadora } = STORY_PEOPLE;

test('the presets go from outside to the top', () => {
  expect(STORY_PERSONAS).toEqual([
    'Visitante',
    'Recluta',
    'Agente',
    'Oficial',
    'Supervisora',
    'Gerente',
    'Fundadora',
  ]);
});

test('the arguments that depend on who looks follow, the others stay', () => {
  const args = {
    viewer: Recluta,
    menu: buildMenu(null),
    session: { kind: 'visitor' },
    currentPath: '/',
  };
  expect(followPersona(args, 'Supervisora')).toEqual({
    viewer: Supervisora,
    menu: buildMenu(Supervisora),
    session: { kind: 'signedIn', usuario: 'Supervisora', fichaje: true },
    currentPath: '/',
  });
});

test('a story gets no argument that it does not have', () => {
  expect(followPersona({ label: 'Ingresar' }, 'Fundadora')).toEqual({ label: 'Ingresar' });
});

test('a visitor has no menu but Información, and no screen loses its viewer', () => {
  const { viewer, menu } = followPersona(
    { viewer: Fundadora, menu: buildMenu(Fundadora) },
    'Visitante',
  );
  expect(viewer).toBe(Fundadora);
  expect(menu.map(({ grupo }) => grupo)).toEqual(['informacion']);
});

test('an unknown person stays unknown', () => {
  expect(followPersona({ session: { kind: 'unknown' } }, 'Gerente')).toEqual({
    session: { kind: 'unknown' },
  });
});

const TRASLADOS = { viewer: Fundadora, state: { kind: 'ready', data: [] } };

test('for a screen’s read that the contract refuses, the screen says so', () => {
  expect(followPersona(TRASLADOS, 'Recluta', 'getTraslados').state).toEqual({ kind: 'forbidden' });
  expect(
    followPersona({ ...TRASLADOS, state: { kind: 'loading' } }, 'Visitante', 'getTraslados').state,
  ).toEqual({ kind: 'forbidden' });
  expect(followPersona(TRASLADOS, 'Gerente', 'getTraslados').state).toBe(TRASLADOS.state);
});

test('a failed read keeps its error, and an empty one is refused to no user', () => {
  const failed = { ...TRASLADOS, state: { kind: 'error' } };
  expect(followPersona(failed, 'Recluta', 'getTraslados').state).toBe(failed.state);
  expect(followPersona(TRASLADOS, 'Recluta', null).state).toBe(TRASLADOS.state);
});
