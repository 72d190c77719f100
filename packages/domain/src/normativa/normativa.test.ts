import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { findFailure } from '../reglas/Rule';
import { NORMATIVA_INICIAL } from './inicial';
import { listDiferencias } from './listDiferencias';
import { findTipo, type Normativa, type Paso } from './normativa';
import { normativaRules } from './normativa.rules';

const { tipos, infracciones } = NORMATIVA_INICIAL;
const [leve, intermedia, grave] = tipos as [
  Normativa['tipos'][number],
  Normativa['tipos'][number],
  Normativa['tipos'][number],
];
const changed = (change: Partial<Normativa>): Normativa => ({ ...NORMATIVA_INICIAL, ...change });
const paso = (accion: Paso['accion'], cantidad = 0, texto = ''): Paso => ({
  accion,
  cantidad,
  texto,
});

describe('the default normativa', () => {
  test('the default normativa has the codes ML, MI and MA (NOR-03 to NOR-05), with 8, 6 and 4 infractions', () => {
    expect(
      tipos.map(({ codigo, nombre }) => [
        codigo,
        nombre,
        infracciones.filter(({ tipo }) => tipo === codigo).length,
      ]),
    ).toEqual([
      ['ML', 'Leve', 8],
      ['MI', 'Intermedia', 6],
      ['MA', 'Grave', 4],
    ]);
    expect(infracciones.every(({ codigo, tipo }) => codigo.startsWith(`${tipo}-`))).toBe(true);
  });

  test('the default normativa has the traditional punishments (NOR-27 to NOR-30)', () => {
    expect(tipos.map(({ pasos }) => pasos.map(({ texto }) => texto))).toEqual([
      ['Advertencia', 'Se añaden 5 minutos', 'Pasa a falta intermedia (M.I)'],
      ['Multa de 5C', 'Multa de 15C', 'Pasa a falta grave (M.G)'],
      ['Multa de 25C', 'Degrado o despido'],
    ]);
    expect(NORMATIVA_INICIAL.nota).toContain('despido inmediato');
    expect(findTipo(NORMATIVA_INICIAL, 'MI')).toBe(intermedia);
  });

  test('the default normativa could be published', () => {
    expect(findFailure(normativaRules, NORMATIVA_INICIAL)).toBeNull();
  });
});

describe('a normativa to be published', () => {
  test.each<[Partial<Normativa>, string, string]>([
    [{ tipos: [] }, 'tipos', 'Tiene que haber al menos un tipo de falta.'],
    [
      { tipos: [{ ...leve, nombre: ' ' }, intermedia, grave] },
      'tipos',
      'Ponle un nombre y un código a cada tipo de falta.',
    ],
    [
      { tipos: [leve, { ...intermedia, codigo: 'ML' }, grave] },
      'tipos',
      'Hay dos tipos de falta con el código ML.',
    ],
    [
      { tipos: [{ ...leve, pasos: [] }, intermedia, grave] },
      'tipos',
      '«Leve» no dice qué castigo tiene: añade al menos uno.',
    ],
    [
      { tipos: [{ ...leve, pasos: [paso('multa')] }, intermedia, grave] },
      'tipos',
      'En «Leve» falta cuánto se añade o se multa.',
    ],
    [
      { tipos: [{ ...leve, pasos: [paso('despido', 5)] }, intermedia, grave] },
      'tipos',
      'En «Leve» hay una cantidad en un castigo que no la lleva.',
    ],
    [
      { tipos: [{ ...leve, pasos: [paso('superior'), paso('advertencia')] }, intermedia, grave] },
      'tipos',
      'En «Leve», lo que pasa a falta superior tiene que ser el último castigo.',
    ],
    [
      { tipos: [leve, intermedia, { ...grave, pasos: [paso('superior')] }] },
      'tipos',
      '«Grave» es el tipo más grave: no puede pasar a una falta superior.',
    ],
    [
      { infracciones: [{ codigo: 'X', tipo: 'ML', texto: '' }] },
      'infracciones',
      'Ponle un código y un texto a cada infracción.',
    ],
    [
      { infracciones: ['a', 'b'].map((texto) => ({ codigo: 'X', tipo: 'ML', texto })) },
      'infracciones',
      'Hay dos infracciones con el código X.',
    ],
    [
      { infracciones: [{ codigo: 'X', tipo: 'NO', texto: 'a' }] },
      'infracciones',
      'La infracción X es de un tipo de falta que no existe.',
    ],
    [{ personal: ['Una', ' '] }, 'personal', 'Hay una norma del personal sin escribir.'],
    [{ personal: ['Una', 'Una'] }, 'personal', 'Hay una norma del personal dos veces.'],
    [{ articulos: [{ titulo: '', texto: 'a' }] }, 'articulos', 'Ponle un título a cada artículo.'],
    [
      { articulos: ['a', 'b'].map((texto) => ({ titulo: 'Horario', texto })) },
      'articulos',
      'Hay dos artículos que se llaman «Horario».',
    ],
    [
      { articulos: [{ titulo: 'Horario', texto: 'al rev\u202eés' }] },
      'articulos',
      'Un texto lleva caracteres que no se ven. Escríbelo de nuevo.',
    ],
  ])('invalid normativa %# is not published', (change, campo, texto) => {
    expect(findFailure(normativaRules, changed(change))).toEqual({ campo, texto });
  });
});

describe('the differences between two versions', () => {
  test('equal versions have no differences', () => {
    expect(
      listDiferencias(NORMATIVA_INICIAL, JSON.parse(JSON.stringify(NORMATIVA_INICIAL)), CREDITOS),
    ).toEqual([]);
  });

  test('the differences ignore the order of a step’s fields in the stored JSON', () => {
    const otherwise = changed({
      tipos: tipos.map((tipo) => ({
        ...tipo,
        pasos: tipo.pasos.map(({ texto, cantidad, accion }) => ({ texto, cantidad, accion })),
      })),
    });
    expect(listDiferencias(NORMATIVA_INICIAL, otherwise, CREDITOS)).toEqual([]);
  });

  test('the differences between two versions are described as text', () => {
    const despues = changed({
      infracciones: [
        ...infracciones.slice(0, 7),
        { codigo: 'ML-9', tipo: 'ML', texto: 'Llegar tarde' },
        { codigo: 'MI-1', tipo: 'MA', texto: 'Perfil privado' },
        ...infracciones.slice(9),
      ],
      tipos: [
        { ...leve, pasos: [paso('advertencia'), paso('multa', 1200), paso('superior')] },
        intermedia,
        { ...grave, nombre: 'Muy grave' },
      ],
      nota: '',
      personal: NORMATIVA_INICIAL.personal.slice(1),
      articulos: [{ titulo: 'Horario', texto: 'De 8 a 10' }],
    });
    expect(listDiferencias(NORMATIVA_INICIAL, despues, CREDITOS)).toEqual([
      'Nueva infracción ML-9 (Leve): Llegar tarde',
      'MI-1 pasa a ser Muy grave; era Intermedia',
      'Se retira la infracción ML-8: Ascender a alguien fuera de zona',
      'Castigos de Leve: Advertencia → Multa de 1.200c → Pasa a falta intermedia; era Advertencia → Se añaden 5 minutos → Pasa a falta intermedia (M.I)',
      'El tipo MA pasa a llamarse Muy grave; era Grave',
      'Se retira el aviso de los castigos',
      'Se retira la norma del personal: Nadie puede comprometerse con más de 3 departamentos.',
      'Nuevo artículo: Horario',
    ]);
  });

  test('the differences name a new order once, and a changed text with the old text', () => {
    const [first, second, ...others] = infracciones;
    expect(
      listDiferencias(
        NORMATIVA_INICIAL,
        changed({ infracciones: [second, first, ...others] as Normativa['infracciones'] }),
        CREDITOS,
      ),
    ).toEqual(['Las infracciones cambian de orden']);
    expect(
      listDiferencias(
        NORMATIVA_INICIAL,
        changed({
          infracciones: [
            { ...first, texto: 'Otro' },
            second,
            ...others,
          ] as Normativa['infracciones'],
        }),
        CREDITOS,
      ),
    ).toEqual(['ML-1 dice ahora «Otro»; decía «Color de chat incorrecto»']);
  });
});
