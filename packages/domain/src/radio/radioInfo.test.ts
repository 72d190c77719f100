import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRadioInfo } from './radioInfo';

describe('what the station says (RAD-06)', () => {
  test('is the first entry’s title, listeners and song', () => {
    const answer = { type: 'result', data: [{ title: 'DonFabián', listeners: 12, song: 'Sirenas - Noche' }, { title: 'otro' }] };
    expect(readRadioInfo(answer)).toEqual({ dj: 'DonFabián', oyentes: 12, cancion: 'Sirenas - Noche' });
  });

  test('may lack a part, and may count in text', () => {
    expect(readRadioInfo({ data: [{ title: '', listeners: '7' }] })).toEqual({ dj: null, oyentes: 7, cancion: null });
  });

  test.each([null, 'nada', {}, { data: {} }, { data: [] }, { data: [null] }, { data: [{}] }, { data: [{ listeners: -3, song: 7 }] }])(
    '%j says nothing',
    (answer) => {
      expect(readRadioInfo(answer)).toBeNull();
    },
  );

  test('never breaks on what a hostile service sends, and stays short', () => {
    fc.assert(
      fc.property(fc.record({ data: fc.array(fc.record({ title: fc.anything(), listeners: fc.anything(), song: fc.anything() })) }), (answer) => {
        const info = readRadioInfo(answer);
        if (info) for (const text of [info.dj, info.cancion]) expect((text ?? '').length).toBeLessThanOrEqual(120);
      }),
    );
    expect(readRadioInfo({ data: [{ song: 'x'.repeat(5000) }] })?.cancion).toHaveLength(120);
    expect(readRadioInfo({ data: [{ song: 'a\u0000b\u202ec' }] })?.cancion).toBe('a b c');
  });
});
