import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { spellName } from './spellName';

const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const names = Object.entries(sources).flatMap(([path, source]) =>
  loadCsf(source, { fileName: path, makeTitle: (title) => title ?? '' })
    .parse()
    .stories.map(({ name }) => spellName(name ?? '')),
);

test('names are sentences, with their signs', () => {
  expect(spellName('Con Membresia')).toBe('Con membresía');
  expect(spellName('Vacio En Telefono')).toBe('Vacío en teléfono');
  expect(spellName('Codigo QR')).toBe('Código QR');
  expect(spellName('Por Que Cobra')).toBe('Por qué cobra');
  expect(spellName('Avisa A Discord')).toBe('Avisa a Discord');
});

test('no name of the book ends a word as Spanish never does without a sign', () => {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  expect(names.length).toBeGreaterThan(1000);
  expect([...new Set(words.filter((word) => /(cion|sion|xion|rafia|logia|isimo|andose|iendose|[aeiou]nio|duena)$/.test(word)))]).toEqual([]);
});
