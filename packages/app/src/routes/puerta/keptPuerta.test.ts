import type { Reciente } from '@garita/ui/screens/puerta/PuertaScreenProps';
import { expect, test } from 'vitest';
import { addRecientes, parseRecientes } from './keptPuerta';

const visita = (nombre: string): Reciente => ({ nombre, veredicto: 'visita' });

test('a device keeps the last twenty names, each once, the newest first', () => {
  let kept: readonly Reciente[] = [];
  for (let i = 0; i < 25; i++) kept = addRecientes(kept, [visita(`Nadie${i}`)]);
  kept = addRecientes(kept, [{ nombre: 'Nadie20', veredicto: 'no' }]);
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 2)).toEqual([{ nombre: 'Nadie20', veredicto: 'no' }, visita('Nadie24')]);
  expect(new Set(kept.map(({ nombre }) => nombre)).size).toBe(20);
  expect(parseRecientes(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, '{', 'null', '[1, {"nombre": 3}, {"nombre": "x", "veredicto": "y"}]'])(
  'a damaged list counts as empty: %s',
  (text) => {
    expect(parseRecientes(text)).toEqual([]);
  },
);
