/**
 * Valid names that break careless code. Together they have every allowed sign, the shortest and the
 * longest length.
 */
export const HOSTILE_NAMES: readonly string[] = [
  'Ñoño_77',
  '?Que!',
  'Álvaro.Ruiz',
  'Alvaro.Ruiz',
  '-Ana-',
  'I1lO0',
  'x',
  'a.js',
  '=Suma,1:2@b?c=d',
  'ÆæÐðÞþĐđĦħŁłŊŋØøŒœŦŧßẞ',
  'Ẫ'.repeat(32),
];

/** Names that people chose before the present rules, and keep. */
export const OLD_NAMES: readonly string[] = [
  '50%',
  '%41',
  '%252F',
  'a/b',
  '#1&2',
  '¿Quién?',
  '🌙',
  'a+b',
  '{usuario}',
  '$&',
  'I1l|O0',
  '日本',
  '..a',
  "l'Ana\\",
];
