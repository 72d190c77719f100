import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardCell, unguardCell } from './csvGuard';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'] as const;

test('no cell begins like a formula, plain or full-width, and each is read back unchanged', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom(...SIGNS), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const cell = guardCell(value);
      expect(SIGNS.some((sign) => cell.startsWith(sign))).toBe(false);
      expect(unguardCell(cell)).toBe(value);
    }),
  );
});
