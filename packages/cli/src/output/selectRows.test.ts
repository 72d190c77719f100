import { CREDITOS } from '@garita/domain/formato/moneda';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../errors';
import type { Column } from './Column';
import { creditsColumn } from './creditsColumn';
import { selectRows } from './selectRows';

interface Fila {
  readonly id: number;
  readonly usuario: number;
  readonly nombre: string;
  readonly creditos: number | null;
  readonly fecha: string;
  readonly permisos: readonly string[];
  readonly pagado: number;
}

const fila = (id: number, nombre: string, creditos: number | null, fecha: string): Fila => ({
  id,
  usuario: id * 10,
  nombre,
  creditos,
  fecha,
  permisos: ['mul'],
  pagado: id === 1 ? 1 : 0,
});
const FILAS = [
  fila(1, 'Ñandú', 50, '2026-11-20T10:00:00.000Z'),
  fila(2, 'ana', null, '2026-11-21T10:00:00.000Z'),
  fila(3, 'Zoe', 5, '2026-10-01T10:00:00.000Z'),
];
const COLUMNS: readonly Column<Fila>[] = [
  { header: 'Usuario', value: ({ nombre }) => nombre },
  creditsColumn(CREDITOS, ({ creditos }) => creditos),
  { header: 'Última vez', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Cobrada', alias: 'Cobrado', value: ({ pagado }) => (pagado === 1 ? 'sí' : null) },
];

const idsOf = (view: Parameters<typeof selectRows>[2]) =>
  selectRows(FILAS, COLUMNS, view).rows.map(({ id }) => id);

describe('rows', () => {
  test.each([
    [['usuario=nandu'], [1]],
    [['Usuario=ANA'], [2]],
    [['usuario!=ana'], [1, 3]],
    [['usuario~an'], [1, 2]],
    [['creditos>=5', 'creditos<50'], [3]],
    [['creditos='], [2]],
    [['creditos!='], [1, 3]],
    [['creditos=50,0'], [1]],
    [['fecha>=01/11/2026'], [1, 2]],
    [['cobrada=no'], [2, 3]],
    [['cobrado=si'], [1]],
    [['pagado!=no'], [1]],
    [['ultima-vez=2026-11-21'], [2]],
    [['ultima vez>=2026-11'], [1, 2]],
    [['nombre=zoe'], [3]],
    [['permisos~mul'], [1, 2, 3]],
  ])('rows are filtered by %j', (filtro, ids) => {
    expect(idsOf({ filtro })).toEqual(ids);
  });

  test.each([
    ['usuario', [2, 1, 3]],
    ['-usuario', [3, 1, 2]],
    ['creditos', [3, 1, 2]],
    ['-creditos', [1, 3, 2]],
    ['ultima-vez', [3, 1, 2]],
    ['-id', [3, 2, 1]],
  ])('rows are sorted by %s, empty cells last', (orden, ids) => {
    expect(idsOf({ orden })).toEqual(ids);
  });

  test('rows are limited after filtering and sorting', () => {
    expect(idsOf({ orden: '-id', limite: 2, filtro: ['creditos!='] })).toEqual([3, 1]);
  });
});

test.each([
  ['creditos=nada', '«nada» no vale en «creditos». Escribe un número.'],
  ['creditos>=cincuenta', '«cincuenta» no vale en «creditos». Escribe un número.'],
  ['creditos!=tres', '«tres» no vale en «creditos». Escribe un número.'],
  [
    'ultima-vez>=ayer',
    '«ayer» no vale en «ultima-vez». Escribe una fecha como 2026-11-27, 2026-11 o 27/11/2026.',
  ],
  ['cobrada=quizas', '«quizas» no vale en «cobrada». Puede ser: sí, no.'],
  ['pagado=quizas', '«quizas» no vale en «pagado». Puede ser: sí, no.'],
])('a value that a field cannot have is refused: %s', (filtro, texto) => {
  expect(() => idsOf({ filtro: [filtro] })).toThrow(new UsageError(`--filtro: ${texto}`));
});

test('fields come from the table and from JSON; the JSON keeps their values unchanged', () => {
  const { columns, rows, toJsonRow } = selectRows(FILAS, COLUMNS, {
    campos: 'id, usuario,creditos',
    limite: 1,
  });
  expect(columns.map(({ header, value }) => [header, value(FILAS[0] as Fila)])).toEqual([
    ['id', 1],
    ['Usuario', 'Ñandú'],
    ['Créditos', 50],
  ]);
  expect(rows.map(toJsonRow)).toEqual([{ id: 1, usuario: 10, creditos: 50 }]);
});

test('the refusal of an unknown field lists the known fields', () => {
  expect(() => idsOf({ filtro: ['usario=ana'] })).toThrow(
    new UsageError('La lista no tiene el campo «usario». ¿Quisiste decir usuario?'),
  );
  expect(() => idsOf({ orden: '-zzzzzz' })).toThrow(
    /Tiene: usuario, creditos, ultima vez, cobrada, id, nombre, fecha, permisos, pagado\./,
  );
  expect(() => idsOf({ filtro: ['usuario'] })).toThrow(
    new UsageError('--filtro: «usuario» no es campo=valor.'),
  );
  expect(
    selectRows([] as Fila[], COLUMNS, { campos: 'lo que sea', filtro: ['nada=1'] }).rows,
  ).toEqual([]);
});
