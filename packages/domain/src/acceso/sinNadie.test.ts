import { expect, test } from 'vitest';
import { PERMISOS } from './permisos';
import { describeSinNadie, listSinNadie } from './sinNadie';

test.each<[readonly string[], string | null]>([
  [PERMISOS, null],
  [
    ['asc', 'tt', 'mis', 'mul', 'pag'],
    'Nadie más que tú puede despedir. Da ese permiso a una categoría que tenga gente.',
  ],
  [
    ['asc', 'tt', 'mul', 'des'],
    'Nadie más que tú puede vender ni pagar. Da esos permisos a una categoría que tenga gente.',
  ],
  [
    [],
    'Nadie más que tú puede proponer ascensos, llevar los tiempos y pasar lista, vender, poner multas, pagar ni despedir. Da esos permisos a una categoría que tenga gente.',
  ],
])(
  'if other people hold the permissions %j, the text about the acts left to the owner is: %s',
  (codigos, texto) => {
    expect(describeSinNadie(listSinNadie(new Set(codigos)), 'tú')).toBe(texto);
  },
);
