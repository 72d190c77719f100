import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '../session/sessionReducer';
import { userOf } from '../session/testTabs';
import { findPantalla } from './findPantalla';
import { askForScreen, SCREEN_READS } from './screenReads';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, gcTime: 60_000 } },
});
const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
afterEach(() => prefetch.mockClear());

const jefa = userOf(1, {
  id_categoria: 12,
  permisos: ['adm', 'asc', 'mul', 'tt', 'usu'],
  fichaje: true,
});

/** What is asked for as somebody goes to an address. */
function askedBy(user: SessionUser, ruta: string): unknown[] {
  const pantalla = findPantalla(ruta);
  if (!pantalla) throw new Error(`${ruta} is no screen`);
  const isAsked = askForScreen(client, user, pantalla) !== null;
  const operations = prefetch.mock.calls.map(([{ queryKey }]) => queryKey?.[1]);
  expect(isAsked).toBe(operations.length > 0);
  return operations;
}

test('all that a screen opens with is asked for at once', () => {
  expect(askedBy(jefa, '/tiempos')).toEqual(['getAllTime', 'cuentaEncargado', 'ausentes']);
});

test('nothing is asked for that the contract does not let somebody see', () => {
  expect(askedBy({ ...jefa, id_categoria: 9 }, '/fichaje')).toEqual(['getFichajes', 'getAllTime']);
  prefetch.mockClear();
  expect(askedBy({ ...jefa, id_categoria: 9, fichaje: false }, '/fichaje')).toEqual([
    'getFichajes',
  ]);
  prefetch.mockClear();
  expect(askedBy(userOf(2), '/usuarios')).toEqual(['rangos']);
});

test('nothing is asked for a screen that will not open', () => {
  expect(askedBy({ ...jefa, fichaje: false }, '/tiempos')).toEqual([]);
  expect(askedBy({ ...jefa, debeCambiarClave: true }, '/multas')).toEqual([]);
  expect(askedBy({ ...jefa, debeSegundoFactor: true }, '/multas')).toEqual([]);
});

test('nothing is asked for ahead that its screen would take for old and ask for again', () => {
  const reads = Object.values(SCREEN_READS).flatMap((list) => list?.() ?? []);
  expect(reads.length).toBeGreaterThan(10);
  expect(reads.filter((read) => 'staleTime' in read || 'gcTime' in read)).toEqual([]);
});
