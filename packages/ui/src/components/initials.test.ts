import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Ronda-Nocturna', 'RN'],
  ['luz_verde', 'LV'],
  ['elPatio83', 'EL'],
  ['ñ', 'Ñ'],
  ['--', '?'],
])('initials of %s are %s', (usuario, initials) => expect(initialsOf(usuario)).toBe(initials));
