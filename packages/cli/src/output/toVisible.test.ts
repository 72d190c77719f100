import { findHidden } from '@garita/domain/formato/hiddenCharacters';
import { describe, expect, test } from 'vitest';
import { toVisible, toVisibleCell } from './toVisible';
import { toJson } from './writeRows';

// This text clears a terminal, colours it by one C1 character, reverses the text direction and
// hides a neighbouring letter.
const HOSTILE = 'Lle\u001b[2Jgó\u009b31m \u202etarde\u200b\r\nal\ufeff \u2028turno 👩‍🚀';

describe('control and hidden characters of a text', () => {
  test('control and hidden characters become one space in a line, and emoji stay whole', () => {
    expect(toVisible(HOSTILE)).toBe('Lle [2Jgó 31m tarde al turno 👩‍🚀');
  });

  test('control and hidden characters become a space in a cell, which keeps its line breaks', () => {
    expect(toVisibleCell(HOSTILE)).toBe('Lle [2Jgó 31m  tarde  \nal   turno 👩‍🚀');
  });

  test('control and hidden characters are escaped in JSON, which has the same value', () => {
    const json = toJson({ motivo: HOSTILE, [HOSTILE]: ['\u{e0041}'] });
    expect(findHidden(json)).toBeNull();
    expect(json).toContain('\\u202etarde\\u200b');
    expect(json).toContain('👩‍🚀');
    expect(JSON.parse(json)).toEqual({ motivo: HOSTILE, [HOSTILE]: ['\u{e0041}'] });
  });
});
