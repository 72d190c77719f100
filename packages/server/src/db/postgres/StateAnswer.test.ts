import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StateRow } from '../DataState';
import { StateAnswer } from './StateAnswer';

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, content: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
const text = (value: string | null): Buffer =>
  value === null ? int32(-1) : Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]);
const rowOf = (...values: readonly (string | null)[]): Buffer =>
  message('D', Buffer.concat([Buffer.from([0, values.length]), ...values.map(text)]));

const taken = message('2');
const ended = message('C', Buffer.from('SELECT 1\0'));
const ready = message('Z', Buffer.from('I'));
const answerOf = ({ nombre, versiones }: StateRow): Buffer =>
  Buffer.concat([taken, rowOf(nombre, versiones), ended, ready]);

const row = fc.record({
  nombre: fc.string({ unit: 'grapheme', minLength: 1 }),
  versiones: fc.option(fc.string({ unit: 'grapheme' })),
});
/** Bytes in pieces; none of them is empty, as none is that a socket hands over. */
const cut = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const at = [...new Set(places.map((place) => place % bytes.length))]
    .filter((place) => place > 0)
    .sort((a, b) => a - b);
  return [0, ...at].map((start, i) => bytes.subarray(start, at[i] ?? bytes.length));
};

test('however its bytes are cut, an answer is what was answered, and whole with the last of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(row, fc.array(fc.nat())), { minLength: 1, maxLength: 5 }),
      (answers) => {
        const answer = new StateAnswer();
        for (const [expected, places] of answers) {
          const pieces = cut(answerOf(expected), places);
          expect(pieces.map((piece) => answer.read(piece))).toEqual([
            ...pieces.slice(1).map(() => null),
            expected,
          ]);
        }
      },
    ),
  );
});

const given: StateRow = { nombre: '10:12:11', versiones: null };
const rest = Buffer.concat([rowOf(given.nombre, null), ended, ready]);
const strange: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['an error', message('E', Buffer.from('SFATAL\0C57P01\0Madiós\0\0'))],
  [
    'an error in the place of the row',
    Buffer.concat([taken, message('E', Buffer.from('SERROR\0C57014\0\0')), ready]),
  ],
  ['a notice', Buffer.concat([message('N', Buffer.from('SNOTICE\0\0')), answerOf(given)])],
  [
    'a setting that the server changed',
    Buffer.concat([taken, message('S', Buffer.from('TimeZone\0UTC\0')), rest]),
  ],
  ['no row', Buffer.concat([taken, ended, ready])],
  ['two rows', Buffer.concat([taken, rowOf('1:1:', null), rest])],
  ['a row of one', Buffer.concat([taken, rowOf('1:1:'), ended, ready])],
  ['a row of three', Buffer.concat([taken, rowOf('1:1:', null, null), ended, ready])],
  ['a row without a name', Buffer.concat([taken, rowOf(null, '{}'), ended, ready])],
  [
    'a row that says to be longer',
    Buffer.concat([
      taken,
      message('D', Buffer.concat([Buffer.from([0, 2]), int32(99), Buffer.from('1:1:'), int32(-1)])),
      ready,
    ]),
  ],
  [
    'an open transaction',
    Buffer.concat([taken, rowOf('1:1:', null), ended, message('Z', Buffer.from('T'))]),
  ],
  ['more than was asked', Buffer.concat([answerOf(given), taken])],
  ['a message without end', Buffer.concat([Buffer.from('2'), int32(2 ** 30)])],
  ['a message shorter than its length', Buffer.concat([Buffer.from('2'), int32(3)])],
];

test.each(strange)('%s is no answer, however it is cut', (_, bytes) => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (places) => {
      const answer = new StateAnswer();
      const read = () => {
        for (const piece of cut(bytes, places)) expect(answer.read(piece)).toBeNull();
      };
      // Where the cut falls behind a whole answer, the rest comes unasked, which is for the connection to refuse.
      if (bytes.subarray(0, answerOf(given).length).equals(answerOf(given))) return;
      expect(read).toThrow();
    }),
  );
});
