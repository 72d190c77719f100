import { foldText } from '../formato/foldText';

/** What the portal calls itself, whoever runs it or nobody: a person of such a name would speak in its name. `igual` says "unchanged" in `editUsuario`. */
const RESERVADOS = [
  ...['sistema', 'system', 'garita', 'portal', 'root', 'igual'],
  ...[
    'admin',
    'administrador',
    'administradora',
    'administracion',
    'moderador',
    'moderadora',
    'moderacion',
    'soporte',
  ],
];

/** Digits and signs that are read as a letter. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  '7': 't',
};

/** A name as it is read: without case, accents and signs, `l` and `1` as `i`, `rn` as `m`. */
const toRead = (nombre: string): string =>
  [...foldText(nombre)]
    .map((character) => READ_AS[character] ?? character)
    .join('')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm');

const READ = new Set(RESERVADOS.map(toRead));

/** Whether a name is one that nobody may have, or is read as one: `S1stema`, `.Admin.`, `SÍSTEMA`. */
export const isReservado = (nombre: string): boolean => READ.has(toRead(nombre));
