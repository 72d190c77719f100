/** Names that the rules of names admit, as people of the virtual world have them: between them every sign that a name may hold, the shortest and the longest. */
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

/** Names of before there were rules, which their owners keep. */
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
