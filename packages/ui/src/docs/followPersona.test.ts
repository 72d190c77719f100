import { buildMenu } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';
import { followPersona } from './followPersona';
import { STORY_PEOPLE, STORY_PERSONAS } from './storyPeople';

const { Recluta, Supervisora, Fundadora } = STORY_PEOPLE;

test('the presets are a visitor and the demo’s people, from the lowest to the owner', () => {
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

test('followPersona replaces viewer, menu and session, and keeps other arguments', () => {
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

test('followPersona adds no argument to a story', () => {
  expect(followPersona({ label: 'Ingresar' }, 'Fundadora')).toEqual({ label: 'Ingresar' });
});

test('for a visitor the menu has only Información, and the story’s viewer stays', () => {
  const { viewer, menu } = followPersona(
    { viewer: Fundadora, menu: buildMenu(Fundadora) },
    'Visitante',
  );
  expect(viewer).toBe(Fundadora);
  expect(menu.map(({ grupo }) => grupo)).toEqual(['informacion']);
});

test('an unknown session stays unknown', () => {
  expect(followPersona({ session: { kind: 'unknown' } }, 'Gerente')).toEqual({
    session: { kind: 'unknown' },
  });
});

const TRASLADOS = { viewer: Fundadora, state: { kind: 'ready', data: [] } };

test('a ready or loading screen becomes forbidden if the contract refuses the person its read', () => {
  expect(followPersona(TRASLADOS, 'Recluta', 'getTraslados').state).toEqual({ kind: 'forbidden' });
  expect(
    followPersona({ ...TRASLADOS, state: { kind: 'loading' } }, 'Visitante', 'getTraslados').state,
  ).toEqual({ kind: 'forbidden' });
  expect(followPersona(TRASLADOS, 'Gerente', 'getTraslados').state).toBe(TRASLADOS.state);
});

test('a failed read keeps its error, and a screen that reads nothing is never forbidden', () => {
  const failed = { ...TRASLADOS, state: { kind: 'error' } };
  expect(followPersona(failed, 'Recluta', 'getTraslados').state).toBe(failed.state);
  expect(followPersona(TRASLADOS, 'Recluta', null).state).toBe(TRASLADOS.state);
});
