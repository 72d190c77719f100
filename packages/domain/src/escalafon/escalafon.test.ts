import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNextMission } from '../ascensos/siguiente';
import { CREDITOS } from '../formato/moneda';
import { adoptIds } from './adoptIds';
import { applyPlantilla } from './applyPlantilla';
import { readArchivo, toArchivo } from './archivo';
import {
  type Borrador,
  emptyCategoria,
  listActivas,
  listPeldanios,
  type MisionBorrador,
} from './borrador';
import { describeCambios } from './describeCambios';
import {
  addMision,
  editCategoria,
  editMision,
  moveMision,
  restoreMision,
  retireMision,
  setDestino,
} from './ediciones';
import { toBorrador, toEnviado } from './enviado';
import { findFallos } from './findFallos';
import { listSalidas } from './listSalidas';
import { nivelOf, posicionOf } from './posiciones';
import { rebase } from './rebase';
import { resumirCategoria } from './resumirCategoria';

const mision = (id: number, nombre: string, personas = 0): Omit<MisionBorrador, 'clave'> => ({
  id,
  nombre,
  precio: 50,
  venta: 1,
  personas,
});
const BASE: Borrador = toBorrador([
  {
    ...emptyCategoria(1),
    activa: true,
    nombre: 'Ingreso',
    misiones: [mision(1, 'Recluta', 3), mision(2, 'Aspirante')],
  },
  {
    ...emptyCategoria(5),
    activa: true,
    nombre: 'Oficiales',
    nomina_asistencia: 4,
    paga_nomina: 14,
    traslado: 'Oficial I',
    asciende_hasta: 1,
    misiones: [mision(3, 'Oficial I', 2), mision(4, 'Oficial II'), mision(5, 'Oficial III', 6)],
  },
  {
    ...emptyCategoria(12),
    activa: true,
    nombre: 'Fundación',
    asciende_hasta: 12,
    misiones: [mision(6, 'Fundación', 1)],
  },
]);
const say = (borrador: Borrador, solicitudes = 0) =>
  describeCambios(BASE, borrador, { solicitudes, moneda: CREDITOS }).map(
    ({ sujeto, texto }) => `${sujeto} ${texto}`,
  );
const names = (borrador: Borrador, nivel: number) =>
  borrador.categorias.find((c) => c.nivel === nivel)?.misiones.map(({ nombre }) => nombre);

describe('the sentences about a draft’s changes', () => {
  test('the sentences name an added mission, and its effect on the people below it', () => {
    const draft = editMision(addMision(BASE, 5, 'Oficial IV'), 'n1', { precio: 55 });
    expect(say(draft, 2)).toEqual([
      'Oficiales tiene una misión más: Oficial IV, 55c',
      'Oficial III asciende ahora a Oficial IV',
      '2 solicitudes de ascenso que esperan respuesta dejan de valer',
    ]);
  });

  test.each<[string, Borrador, string[]]>([
    [
      'requirements',
      editCategoria(BASE, 5, { nomina_asistencia: 5 }),
      ['8 personas de Oficiales necesitarán 1 asistencia más para cobrar'],
    ],
    [
      'a requirement to a lower value',
      editCategoria(BASE, 5, { nomina_asistencia: 2 }),
      ['8 personas de Oficiales necesitarán 2 asistencias menos para cobrar'],
    ],
    [
      'a requirement of a category of one person',
      editCategoria(BASE, 12, { boni_times: 60 }),
      ['1 persona de Fundación necesitará 1h más para la bonificación'],
    ],
    [
      'pay',
      editCategoria(BASE, 5, { paga_nomina: 16 }),
      ['8 personas de Oficiales cobrarán 16c en lugar de 14c'],
    ],
    ['a name', editCategoria(BASE, 5, { nombre: 'Mandos' }), ['Oficiales pasa a llamarse Mandos']],
    [
      'the wait',
      editCategoria(BASE, 5, { tiempo_ascenso: '3 days' }),
      ['Oficiales sube cada 3 días en lugar de cada día'],
    ],
    ['reach', editCategoria(BASE, 5, { asciende_hasta: 0 }), ['Oficiales ya no asciende a nadie']],
    [
      'a mission’s name and price',
      editMision(BASE, 'm3', { nombre: 'Alférez', precio: 60 }),
      [
        'Oficiales cambia en qué da un traslado',
        'Oficial I pasa a llamarse Alférez',
        'Alférez costará 60c en lugar de 50c',
      ],
    ],
    [
      'the order',
      moveMision(BASE, 'm5', 0),
      [
        'Oficiales ordena así sus misiones: Oficial III, Oficial I y Oficial II',
        'Oficial III asciende ahora a Oficial I',
      ],
    ],
    [
      'a level',
      editCategoria(addMision(BASE, 3, 'Agente'), 3, { activa: true, nombre: 'Patrulla' }),
      ['Patrulla empieza a usarse en el nivel 3, con Agente'],
    ],
    ['nothing', BASE, []],
  ])('the sentences about a draft that changes %s', (_, draft, frases) => {
    for (const frase of frases)
      expect(say(draft)).toEqual(expect.arrayContaining([expect.stringContaining(frase)]));
    if (frases.length === 0) expect(say(draft)).toEqual([]);
  });

  test('the sentences name the mission to which people are moved', () => {
    const draft = retireMision(BASE, 'm3');
    expect(say(draft)).toContain('2 personas de Oficial I necesitan otra misión');
    expect(say(setDestino(draft, 3, 'm2'))).toContain('2 personas de Oficial I pasan a Aspirante');
  });
});

describe('the permissions of a template', () => {
  const plantilla = [5, 12].map((nivel) => ({
    ...emptyCategoria(nivel),
    activa: true,
    nombre: `Otra ${nivel}`,
    permisos: ['asc', 'tt'] as const,
    misiones: [],
  }));

  test('a template’s permissions are taken over only by categories without permissions', () => {
    const base = editCategoria(BASE, 12, { permisos: ['mul'] });
    const given = listActivas(applyPlantilla(base, plantilla)).map(({ nivel, permisos }) => [
      nivel,
      permisos,
    ]);
    expect(given).toEqual([
      [5, ['asc', 'tt']],
      [12, ['mul']],
    ]);
  });

  test('the sentences about a draft name the permissions that a category gains or loses', () => {
    expect(say(applyPlantilla(BASE, plantilla))).toContain('Otra 5 dará los permisos asc y tt');
    expect(
      describeCambios(editCategoria(BASE, 5, { permisos: ['mul'] }), BASE, { moneda: CREDITOS }),
    ).toMatchObject([{ sujeto: 'Oficiales', texto: 'ya no dará el permiso mul' }]);
  });

  test('permissions are exported with the ladder; a file without them gives none, and an unknown permission is refused', () => {
    const file = toArchivo(editCategoria(BASE, 5, { permisos: ['asc'] }));
    const permisosOf = (text: string) => {
      const leido = readArchivo(text);
      return 'error' in leido ? leido.error : leido.categorias.map(({ permisos }) => permisos);
    };
    expect(permisosOf(file)).toEqual([[], ['asc'], []]);
    expect(permisosOf(file.replaceAll(/"permisos": \[[^\]]*\],/g, ''))).toEqual([[], [], []]);
    expect(permisosOf(file.replace('"asc"', '"todo"'))).toBe(
      'Oficiales: falta «permisos» o no es lo que debería.',
    );
  });
});

test('the avatar’s badge is exported with the ladder, and a file without it asks for none', () => {
  const file = toArchivo(editCategoria(BASE, 5, { placa_avatar: 'ES44A' }));
  const placasOf = (text: string) => {
    const leido = readArchivo(text);
    return 'error' in leido ? leido.error : leido.categorias.map((one) => one.placa_avatar);
  };
  expect(placasOf(file)).toEqual(['', 'ES44A', '']);
  expect(placasOf(file.replaceAll(/"placa_avatar": "[^"]*",/g, ''))).toEqual(['', '', '']);
  expect(placasOf(file.replace('"ES44A"', '7'))).toBe(
    'Oficiales: falta «placa_avatar» o no es lo que debería.',
  );
});

describe('the obstacles to saving a draft', () => {
  const texts = (draft: Borrador) => findFallos(BASE, draft).map(({ texto }) => texto);
  test.each<[Borrador, string | null]>([
    [BASE, null],
    [retireMision(BASE, 'm4'), null],
    [retireMision(BASE, 'm3'), 'Di adónde van las 2 personas de Oficial I'],
    [setDestino(retireMision(BASE, 'm3'), 3, 'm4'), null],
    [
      setDestino(retireMision(retireMision(BASE, 'm3'), 'm4'), 3, 'm4'),
      'Di adónde van las 2 personas de Oficial I',
    ],
    [editMision(BASE, 'm3', { nombre: ' ' }), 'Ponle un nombre a la misión'],
    [
      editMision(BASE, 'm3', { nombre: 'óficial ii' }),
      'Oficiales ya tiene una misión que se llama Oficial II',
    ],
    [editMision(BASE, 'm3', { precio: null }), 'Oficial I: escribe un número entero'],
    [editCategoria(BASE, 5, { nombre: '' }), 'Ponle un nombre a la categoría del nivel 5'],
    [
      editCategoria(BASE, 3, { activa: true }),
      'Nivel 3 no tiene ninguna misión: añade una o apaga el nivel',
    ],
    [
      editCategoria(BASE, 5, { tiempo_ascenso: 'nunca' }),
      'Oficiales: escribe una espera como 30 minute, 12 hour o 2 days',
    ],
  ])('obstacle %# to saving a draft: %j is reported', (draft, texto) => {
    if (texto === null) expect(texts(draft)).toEqual([]);
    else expect(texts(draft)).toContain(texto);
  });
});

describe('an exported file', () => {
  test('an exported file gives the same ladder back, without ids and people', () => {
    const read = readArchivo(toArchivo(BASE));
    if ('error' in read) throw new Error(read.error);
    const into = applyPlantilla(toBorrador([]), read.categorias);
    expect(toArchivo(into)).toBe(toArchivo(BASE));
    expect(listPeldanios(into).every(({ id, personas }) => id === null && personas === 0)).toBe(
      true,
    );
  });

  test.each([
    ['{', 'no es JSON'],
    ['[]', 'no es un escalafón'],
    ['{"formato":"garita-escalafon","version":2,"categorias":[]}', 'más nueva'],
    [
      '{"formato":"garita-escalafon","version":1,"categorias":[{"nombre":"Cabos"}]}',
      'Cabos: falta «nivel»',
    ],
    [toArchivo(BASE).replace('"precio": 50', '"precio": "x"'), 'Ingreso, misión 1: falta «precio»'],
    [
      toArchivo(BASE).replace('"paga_nomina": 14', '"paga_nomina": null'),
      'Oficiales: falta «paga_nomina»',
    ],
  ])('invalid file %# is refused with its error', (text, error) => {
    expect(readArchivo(text)).toEqual({ error: expect.stringContaining(error) });
  });

  test('a file with arbitrary JSON is refused with an error, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => 'error' in readArchivo(JSON.stringify(value))),
    );
  });
});

test('a template keeps people on their level, and matches missions by name first, then by position', () => {
  const plantilla = toBorrador([
    {
      ...emptyCategoria(5),
      activa: true,
      nombre: 'Mandos',
      misiones: [mision(0, 'Alférez'), mision(0, 'Oficial I')],
    },
  ]);
  const draft = applyPlantilla(BASE, plantilla.categorias);
  expect(
    draft.categorias
      .find(({ nivel }) => nivel === 5)
      ?.misiones.map(({ id, nombre }) => [id, nombre]),
  ).toEqual([
    [null, 'Alférez'],
    [3, 'Oficial I'],
  ]);
  expect(listActivas(draft).map(({ nivel }) => nivel)).toEqual([5]);
  expect(listSalidas(BASE, draft).map(({ mision: { id } }) => id)).toEqual([1, 2, 4, 5, 6]);
});

test('two editors’ changes are merged', () => {
  const mine = editMision(addMision(BASE, 5, 'Oficial IV'), 'm3', { nombre: 'Alférez' });
  const theirs = retireMision(
    editCategoria(editMision(BASE, 'm3', { precio: 70 }), 5, { paga_nomina: 20 }),
    'm4',
  );
  const merged = rebase(BASE, mine, theirs);
  expect(names(merged, 5)).toEqual(['Alférez', 'Oficial III', 'Oficial IV']);
  expect(merged.categorias.find(({ nivel }) => nivel === 5)).toMatchObject({
    paga_nomina: 20,
    misiones: [{ precio: 70 }, {}, {}],
  });
  expect(rebase(BASE, BASE, theirs)).toEqual(theirs);
  expect(rebase(BASE, mine, BASE)).toEqual(mine);
});

test('an edit during a save continues over the saved ladder', () => {
  const sent = setDestino(retireMision(addMision(BASE, 5, 'Oficial IV'), 'm3'), 3, 'n1');
  const later = addMision(
    setDestino(retireMision(editMision(sent, 'n1', { precio: 95 }), 'm5'), 5, 'n1'),
    5,
    'Oficial V',
  );
  const given = sent.categorias.map((categoria) => ({
    ...categoria,
    misiones: categoria.misiones.map((one) => ({ ...one, id: one.id ?? 77 })),
  }));
  const present = toBorrador(given);
  const [base, mine] = [adoptIds(sent, sent, present), adoptIds(later, sent, present)];
  expect(describeCambios(base, present, { moneda: CREDITOS })).toEqual([]);
  const merged = rebase(base, mine, present);
  expect(merged.categorias.find(({ nivel }) => nivel === 5)?.misiones).toMatchObject([
    { id: 4 },
    { id: 77, precio: 95 },
    { id: null, nombre: 'Oficial V' },
  ]);
  expect(merged.destinos).toEqual({ 5: 'm77' });
});

test('the summary of a category has its requirements and its pay', () => {
  expect(
    resumirCategoria(
      { ...emptyCategoria(1), nomina_ascenso: 1, nomina_times: 90, paga_nomina: 3 },
      CREDITOS,
    ),
  ).toEqual({ pide: '1 ascenso · 1h 30m', paga: '3c' });
  expect(resumirCategoria(emptyCategoria(1), CREDITOS).pide).toBe('Sin requisitos');
});

const nivel = fc.integer({ min: 1, max: 12 });
const clave = fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'n1', 'n2', 'n3');
const id = fc.integer({ min: 1, max: 6 });
const edits: fc.Arbitrary<((draft: Borrador) => Borrador)[]> = fc.array(
  fc.oneof(
    fc.tuple(nivel, fc.constantFrom('Sargento', 'Cabo', 'Agente')).map(
      ([n, nombre]) =>
        (draft: Borrador) =>
          addMision(draft, n, nombre),
    ),
    fc.tuple(clave, fc.constantFrom('Otra', 'Recluta')).map(
      ([c, nombre]) =>
        (draft: Borrador) =>
          editMision(draft, c, { nombre }),
    ),
    fc.tuple(clave, fc.nat(5)).map(
      ([c, place]) =>
        (draft: Borrador) =>
          moveMision(draft, c, place),
    ),
    clave.map((c) => (draft: Borrador) => retireMision(draft, c)),
    fc.tuple(id, clave).map(
      ([one, c]) =>
        (draft: Borrador) =>
          setDestino(draft, one, c),
    ),
    id.map((one) => (draft: Borrador) => restoreMision(draft, BASE, one)),
    fc.tuple(nivel, fc.boolean()).map(
      ([n, activa]) =>
        (draft: Borrador) =>
          editCategoria(draft, n, { activa }),
    ),
    fc.tuple(nivel, fc.nat(12)).map(
      ([n, asciende_hasta]) =>
        (draft: Borrador) =>
          editCategoria(draft, n, { asciende_hasta }),
    ),
  ),
  { maxLength: 25 },
);

/** The mission of each base mission's people after a valid draft is saved. */
const destinationsOf = (draft: Borrador) => {
  const salidas = new Map(
    listSalidas(BASE, draft).map(({ mision: { id: left }, destino }) => [left, destino]),
  );
  return listPeldanios(BASE)
    .filter(({ personas }) => personas > 0)
    .map(({ id: one, clave: own }) =>
      salidas.has(one as number) ? (salidas.get(one as number)?.clave ?? null) : own,
    );
};

describe('after any edits', () => {
  test('after any edits, all people are on an existing mission, and promotions go in one order', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const draft = steps.reduce((one, step) => step(one), BASE);
        const ladder = listPeldanios(draft);
        expect(new Set(ladder.map((one) => one.clave)).size).toBe(ladder.length);
        expect(ladder.map((one) => one.nivel)).toEqual(
          ladder.map((one) => one.nivel).sort((a, b) => a - b),
        );
        if (findFallos(BASE, draft).length > 0) return;
        for (const stands of destinationsOf(draft))
          expect(ladder.map((one) => one.clave)).toContain(stands);
        // From the first step, promotions reach every step below category 10 exactly once.
        const steps10 = ladder.map((one, i) => ({ id: i, id_categoria: one.nivel }));
        const walked: number[] = [];
        for (
          let at: number | undefined = steps10[0]?.id;
          at !== undefined;
          at = findNextMission(steps10, at)?.id
        )
          walked.push(at);
        expect(walked).toEqual(
          steps10.filter(({ id_categoria }) => id_categoria < 10).map((one) => one.id),
        );
      }),
    );
  });

  test('after any edits, missions keep their names and people: ids are neither shared nor reused', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const draft = steps.reduce((one, step) => step(one), BASE);
        const sent = toEnviado(draft, 'v');
        const ids = sent.categorias.flatMap(({ nivel: n, misiones }) =>
          misiones.flatMap((one) => (one.id === null ? [] : [[one.id, n]])),
        );
        const home = new Map(
          BASE.categorias.flatMap(({ nivel: n, misiones }) => misiones.map((one) => [one.id, n])),
        );
        expect(new Set(ids.map(([one]) => one)).size).toBe(ids.length);
        for (const [one, n] of ids) expect(home.get(one as number)).toBe(n);
      }),
    );
  });

  test('after any edits, changes are described exactly if there is something to save', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const draft = steps.reduce((one, step) => step(one), BASE);
        const shown = (one: Borrador) =>
          JSON.stringify(listActivas(one).map(({ ascenso: _, ...c }) => c));
        expect(describeCambios(BASE, draft, { moneda: CREDITOS }).length === 0).toBe(
          shown(draft) === shown(BASE),
        );
      }),
    );
  });

  test('after any edits, a draft rebased onto the unchanged ladder stays the same', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const draft = steps.reduce((one, step) => step(one), BASE);
        expect(rebase(BASE, draft, BASE)).toEqual(draft);
      }),
    );
  });
});

test('positions and levels convert into each other whatever levels are switched off', () => {
  const levels = fc.uniqueArray(nivel, { minLength: 1 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(levels, fc.nat(12), (niveles, wanted) => {
      const posicion = posicionOf(wanted, niveles);
      expect(niveles.slice(0, posicion)).toEqual(niveles.filter((one) => one <= wanted));
      expect(posicionOf(nivelOf(posicion, niveles), niveles)).toBe(posicion);
    }),
  );
});
