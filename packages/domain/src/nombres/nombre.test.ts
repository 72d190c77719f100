import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNombreFailure, normalizeNombre, proposeNombre } from './nombre';

describe('a name', () => {
  const LONG = 'ñ'.repeat(32);
  test.each([
    'Recluta',
    'I1l_O0scar',
    'Sra.Quintana',
    'm0nt4ñes',
    'Ñ',
    '7',
    '-=?!@:.,_x',
    'İnci3',
    'Łukasz',
    'Øystein',
    'Strauß',
    'Çelik',
    'Nguyễn',
    LONG,
  ])('a name can be «%s»', (nombre) => {
    expect(findNombreFailure(nombre)).toBeNull();
    expect(findNombreFailure(nombre.normalize('NFD'))).toBeNull();
  });

  test.each(['con espacio', ' Recluta', 'Recluta ', 'a\u00a0b', 'a\tb', 'a\u3000b'])(
    'a name has no space: «%s» (REG-12)',
    (nombre) => {
      expect(findNombreFailure(nombre)).toBe('Nombre no puede tener espacio');
    },
  );

  test.each(['', 'a'.repeat(33), '\u200b', '\u2068\u2069', '\u3164', '👩\u200d🚀'])(
    'a name has 1 to 32 visible characters: %j',
    (nombre) => {
      expect(findNombreFailure(nombre)).toBe(
        'El nombre debe tener entre 1 y 32 caracteres visibles',
      );
    },
  );

  test.each([
    ['\u2068Álvaro.Ruiz\u2069', 'Álvaro.Ruiz'],
    ['a\u200bb', 'ab'],
    ['a\u202eb', 'ab'],
    ['ab\u0000', 'ab'],
    ['a\u00adb', 'ab'],
  ])('a name is stored without invisible characters: %j', (pasted, nombre) => {
    expect(findNombreFailure(pasted)).toBeNull();
    expect(normalizeNombre(pasted)).toBe(nombre);
  });

  test.each([
    ['Ana Ruiz', 'AnaRuiz'],
    ['👮 Ana_7 💂', 'Ana_7'],
    ['Ｒｅｃｌｕｔａ', 'Recluta'],
    ['Ñandú&co', 'Ñandúco'],
    ['Rесluta', null],
    ['?!', null],
    ['Admin *', null],
  ])('a name is proposed from the text %j', (texto, nombre) => {
    expect(proposeNombre(texto)).toBe(nombre);
  });

  test.each([
    ['a letter of another script among Latin letters', 'Rесluta'],
    ['only letters of another script', '名前'],
    ['Greek letters', 'ΟΔΟΣ'],
    ['full-width letters', 'Ｒｅｃｌｕｔａ'],
    ['mathematical letters', '𝐑𝐞𝐜𝐥𝐮𝐭𝐚'],
    ['a click letter, which looks like a sign', 'Ana\u01c3'],
    ['two combining marks on one letter', 'a\u0315\u0315na'],
    ['an emoji', 'Ana💂'],
    ['another sign', 'Ñandú&co'],
    ['a digit of another script', 'Ana٣'],
  ])('a name cannot have %s: «%s»', (_, nombre) => {
    expect(findNombreFailure(nombre)).toBe(
      'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,',
    );
  });

  test.each(['.', '-_-', '?!'])('a name needs a letter or a digit: «%s»', (nombre) => {
    expect(findNombreFailure(nombre)).toBe('El nombre debe llevar al menos una letra o un número');
  });

  test.each([
    'Igual',
    'Sistema',
    'SÍSTEMA',
    'S1stema',
    'Slstema',
    '.Sistema.',
    'Garita',
    'GAR1TA',
    'admin',
    '@dmin!',
    'Adm1nistraci0n',
    'Adrnin',
  ])('a name cannot be reserved: «%s»', (nombre) => {
    expect(findNombreFailure(nombre)).toBe('Ese nombre no se puede usar');
  });

  test.each(['Sistemas', 'Garitera', 'Adminia', 'Igualada'])(
    'a name can begin like a reserved name: «%s»',
    (nombre) => {
      expect(findNombreFailure(nombre)).toBeNull();
    },
  );

  test('a name is the same in any Unicode form of its accents, and stays allowed or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(normalizeNombre(text.normalize('NFD'))).toBe(normalizeNombre(text));
        expect(findNombreFailure(text.normalize('NFD'))).toBe(
          findNombreFailure(text.normalize('NFC')),
        );
      }),
    );
  });
});
