import { foldText } from '../formato/foldText';

/**
 * Names with which a person could pose as the portal. `igual` is here because it means "unchanged"
 * in `editUsuario`.
 */
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

/** Characters that read as another letter. */
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

/** Drops case, accents and punctuation; `l` and `1` read as `i`, `rn` as `m`. */
const toRead = (nombre: string): string =>
  [...foldText(nombre)]
    .map((character) => READ_AS[character] ?? character)
    .join('')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm');

const READ = new Set(RESERVADOS.map(toRead));

/** Whether a name is reserved, or reads like a reserved name: `S1stema`, `.Admin.`, `SÍSTEMA`. */
export const isReservado = (nombre: string): boolean => READ.has(toRead(nombre));
