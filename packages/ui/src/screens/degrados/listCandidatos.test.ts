import { expect, test } from 'vitest';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { listCandidatos } from './listCandidatos';

const escalera = [
  { id: 1, id_categoria: 1, nombre: 'Recluta' },
  { id: 2, id_categoria: 1, nombre: 'Aspirante' },
  { id: 3, id_categoria: 3, nombre: 'Agente I' },
  { id: 4, id_categoria: 10, nombre: 'Gerencia' },
  { id: 5, id_categoria: 12, nombre: 'Fundación' },
];
const persona = (id: number, usuario: string, mision: string, id_categoria: number) => ({
  id,
  usuario,
  mision,
  id_categoria,
});
const personas = [
  persona(1, 'Fundadora', 'Fundación', 12),
  persona(2, 'Gerente', 'Gerencia', 10),
  persona(5, 'Agente', 'Agente I', 3),
  persona(6, 'Recluta', 'Recluta', 1),
  persona(9, 'Antigua', 'Una misión que ya no existe', 2),
];
const offered = (viewer: keyof typeof STORY_PEOPLE) =>
  listCandidatos({ personas, escalera }, STORY_PEOPLE[viewer]).map(({ usuario, inferiores }) => [
    usuario,
    inferiores.map(({ nombre }) => nombre),
  ]);

test('a manager may demote people of a lower category, each to the missions below their own, nearest first', () => {
  expect(offered('Gerente')).toEqual([['Agente', ['Aspirante', 'Recluta']]]);
});

test('the owner may demote all other people whose mission has a lower one, each to missions of category 9 or lower (DEG-07)', () => {
  expect(offered('Fundadora')).toEqual([
    ['Gerente', ['Agente I', 'Aspirante', 'Recluta']],
    ['Agente', ['Aspirante', 'Recluta']],
  ]);
});

test('a user without the permission may demote no person', () => {
  expect(offered('Supervisora')).toEqual([]);
});
