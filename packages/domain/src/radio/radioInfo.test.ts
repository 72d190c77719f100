import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RADIO_ANSWERS } from '../testing/radioAnswers';
import { readRadioInfo } from './radioInfo';

const read = (answer: unknown) => readRadioInfo(JSON.stringify(answer));

describe('the station’s answer (RAD-06)', () => {
  const WHOLE = { dj: 'DonFabián', oyentes: 12, cancion: 'Sirenas - Noche' };
  test.each([
    ['centova', WHOLE],
    ['azuracast', WHOLE],
    ['azuracastVarias', { ...WHOLE, dj: null }],
    ['icecastUna', WHOLE],
    ['icecastVarias', WHOLE],
    ['shoutcast2', WHOLE],
    ['shoutcast2Varias', WHOLE],
    ['shoutcast1', { dj: null, oyentes: 12, cancion: 'Sirenas & Cía, SL - Noche' }],
  ] as const)('the station’s answer is read from %s', (server, info) => {
    expect(readRadioInfo(RADIO_ANSWERS[server])).toEqual(info);
  });

  test('the station’s answer gives the first entry’s title, listeners and song', () => {
    expect(
      read({
        data: [{ title: 'DonFabián', listeners: 12, song: 'Sirenas - Noche' }, { title: 'otro' }],
      }),
    ).toEqual(WHOLE);
  });

  test('the station’s answer can lack a part, and can have numbers as text', () => {
    expect(read({ data: [{ title: '', listeners: '7' }] })).toEqual({
      dj: null,
      oyentes: 7,
      cancion: null,
    });
    expect(read({ icestats: { source: { listeners: 0, title: null } } })).toEqual({
      dj: null,
      oyentes: 0,
      cancion: null,
    });
    expect(readRadioInfo('0,0,30,200,0,128,')).toEqual({ dj: null, oyentes: 0, cancion: null });
  });

  test.each([
    null,
    'nada',
    [],
    {},
    { data: {} },
    { data: [] },
    { data: [null] },
    { data: [{}] },
    { data: [{ listeners: -3, song: 7 }] },
    { icestats: {} },
    { icestats: { source: [] } },
    { now_playing: null },
    { streams: [] },
  ])('the answer %j has no information', (answer) => {
    expect(read(answer)).toBeNull();
  });

  test.each(['', '<html>', '<body>1,2,3</body>', '{"data":'])(
    'the text «%s» has no information',
    (text) => {
      expect(readRadioInfo(text)).toBeNull();
    },
  );

  test('readRadioInfo never throws on hostile content, and its texts stay short', () => {
    const names = fc.constantFrom(
      'data',
      'title',
      'listeners',
      'song',
      'icestats',
      'source',
      'artist',
      'now_playing',
      'live',
      'streams',
      'songtitle',
      'servertitle',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(names, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(
        fc.oneof(
          tree.map((answer) => JSON.stringify(answer)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const info = readRadioInfo(text);
          if (info)
            for (const one of [info.dj, info.cancion])
              expect((one ?? '').length).toBeLessThanOrEqual(120);
        },
      ),
    );
    expect(read({ data: [{ song: 'x'.repeat(5000) }] })?.cancion).toHaveLength(120);
    expect(read({ data: [{ song: 'a\u0000b\u202ec' }] })?.cancion).toBe('a b c');
  });
});
