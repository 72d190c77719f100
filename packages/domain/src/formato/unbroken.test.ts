import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatDays } from './days';
import { formatInstant } from './instant';
import { formatMinutes } from './minutes';
import { unbroken } from './unbroken';

const wordsOf = (text: string): string[] => unbroken(text).split(' ');

test.each([
  ['Ajustado +0h 10m', ['Ajustado', '+0h\u00a010m']],
  ['26 dic 2026, 18:30', ['26\u00a0dic\u00a02026,', '18:30']],
  ['del 30 dic 2026 al 2 ene 2027', ['del', '30\u00a0dic\u00a02026', 'al', '2\u00a0ene\u00a02027']],
  ['2 enemigos y 3 marzos', ['2', 'enemigos', 'y', '3', 'marzos']],
])('%j can be broken only between %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('whatever the portal formats is one word, and reads the same', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  fc.assert(
    fc.property(day, fc.integer({ min: -9_999, max: 99_999 }), (iso, minutes) => {
      const dia = iso.slice(0, 10);
      expect(wordsOf(formatDay(dia))).toHaveLength(1);
      expect(wordsOf(formatInstant(iso))).toHaveLength(2);
      expect(wordsOf(formatMinutes(minutes))).toHaveLength(1);
      expect(unbroken(formatDays(dia, dia)).replaceAll('\u00a0', ' ')).toBe(formatDays(dia, dia));
    }),
  );
});
