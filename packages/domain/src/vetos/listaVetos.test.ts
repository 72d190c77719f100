import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { COLUMNAS_VETOS } from './columnas';
import { judgeLista } from './judgeLista';
import { LISTA_VETOS_MAX, listaVetosRules } from './listaVetos.rules';
import { readFilas } from './readFilas';

const HOY = '2026-11-21';
const ALREDEDOR = { activas: ['Agente'], vetados: ['Intrus0'] };
const judge = (lista: string, { motivo = 'Molesta', hasta = '' } = {}) =>
  judgeLista({ lista, motivo, hasta }, ALREDEDOR);
const failure = (lista: string, { motivo = 'Molesta', hasta = '' } = {}) =>
  findFailure(listaVetosRules(HOY, ALREDEDOR), { lista, motivo, hasta });

describe('the lines of a list', () => {
  test.each([
    ['lines with semicolons', 'Lobo; Insulta; 31/12/2026'],
    ['rows of a spreadsheet', 'Lobo\tInsulta\t31/12/2026'],
    ['a table with a header', 'Hasta,Nombre,Motivo\n2026-12-31,Lobo,Insulta'],
    [
      'an exported list',
      '\ufeffNombre;Estado;Hasta;Motivo;Prueba\nLobo;En vigor;31/12/2026;Insulta;',
    ],
  ])('%s give name, reason and last day', (_, lista) => {
    expect(judge(lista)).toEqual({
      admitidas: [{ nombre: 'Lobo', motivo: 'Insulta', hasta: '2026-12-31', enlace: '' }],
      fuera: [],
    });
  });

  test('a line without reason and day takes those of the list', () => {
    expect(judge('Lobo\n\n-Ana-\n', { hasta: '2026-12-01' }).admitidas).toEqual([
      { nombre: 'Lobo', motivo: 'Molesta', hasta: '2026-12-01', enlace: '' },
      { nombre: '-Ana-', motivo: 'Molesta', hasta: '2026-12-01', enlace: '' },
    ]);
  });

  test('a line with only a name may stand above lines with more', () => {
    expect(
      judge('Lobo\nZorro; Insulta').admitidas.map(({ nombre, motivo }) => [nombre, motivo]),
    ).toEqual([
      ['Lobo', 'Molesta'],
      ['Zorro', 'Insulta'],
    ]);
    expect(judge('Nombre,Motivo\nLobo,Insulta; y molesta').admitidas[0]?.motivo).toBe(
      'Insulta; y molesta',
    );
  });

  test('names that equal or resemble an active person, a vetoed name or an earlier line are left out', () => {
    const { admitidas, fuera } = judge('Lobo\nAGENTE\nAg3nte\nIntruso\nL0bo\nlobo');
    expect(admitidas.map(({ nombre }) => nombre)).toEqual(['Lobo', 'Ag3nte']);
    expect(fuera.map(({ nombres }) => nombres)).toEqual([
      ['AGENTE'],
      ['Intruso'],
      ['L0bo', 'lobo'],
    ]);
  });

  test('a comma belongs to the name', () => {
    for (const lista of ['Lobo,malo\nZorro', 'Zorro\nLobo,malo'])
      expect(
        judge(lista)
          .admitidas.map(({ nombre }) => nombre)
          .sort(),
      ).toEqual(['Lobo,malo', 'Zorro']);
  });

  test('lifted and expired vetoes of an exported list, and unknown columns, are left out', () => {
    expect(judge('Nombre;Estado;Asta\nLobo;en vigor;x\nZorro;Levantado;\nOso;Venció;')).toEqual({
      admitidas: [{ nombre: 'Lobo', motivo: 'Molesta', hasta: '', enlace: '' }],
      fuera: [
        { porque: 'Levantados o vencidos en la lista', nombres: ['Zorro', 'Oso'] },
        { porque: 'Columnas que no se leen', nombres: ['Asta'] },
      ],
    });
  });

  test('the headers of the exported list are known', () => {
    const heads = [COLUMNAS_VETOS.nombre, COLUMNAS_VETOS.hasta, COLUMNAS_VETOS.enlace];
    const [fila] = readFilas(
      `${heads.map(({ header }) => header).join(';')}\nLobo;2026-12-31;https://example.org`,
    ).filas;
    expect(fila).toMatchObject({
      nombre: 'Lobo',
      hasta: '2026-12-31',
      enlace: 'https://example.org',
    });
  });
});

describe('the failures of a list', () => {
  test.each([
    ['no line', ' \n', /^Pega los nombres/],
    ['only a header', 'Nombre;Motivo\n', /^Pega los nombres/],
    ['a space in a name', 'Ana Ruiz', /^Línea 1, «Ana Ruiz»: nombre no puede tener espacio\.$/],
    ['no name', 'Lobo;Molesta\n;Molesta', /^Línea 2: escribe el nombre/],
    ['a day in the past', 'Lobo;;20/11/2026', /^Línea 1, «Lobo»: ese día ya pasó\.$/],
    ['no such day', 'Lobo;;mañana', /^Línea 1, «Lobo»: esa fecha no existe\.$/],
    ['a cell too many', 'Lobo; molesta; 31/12/2026; ; y mucho', /más celdas que columnas\.$/],
    ['an evidence that is no address', 'Lobo;;;javascript:alert(1)', /^Línea 1, «Lobo»: /],
    ['an open quote', '"Lobo', /^Línea 1: faltan las comillas que cierran\.$/],
    [
      'five faulty lines',
      'a b\n'.repeat(5),
      /Línea 3, «a b»: [^.]+\. Y 2 líneas más por arreglar\.$/,
    ],
    ['too many lines', 'Lobo\n'.repeat(LISTA_VETOS_MAX + 1), /^Son demasiados/],
    ['nothing to veto', 'Agente\nIntruso', /^No queda .*quien está: Agente\. .*vetado: Intruso\.$/],
  ])('a list with %s is refused', (_, lista, texto) => {
    expect(failure(lista)).toEqual({ campo: 'lista', texto: expect.stringMatching(texto) });
  });

  test('a missing reason and a past day are failures of the list’s own fields', () => {
    expect(failure('Lobo', { motivo: ' ' })?.campo).toBe('motivo');
    expect(failure('Lobo;Insulta', { motivo: '' })).toBeNull();
    expect(failure('Lobo', { hasta: '2026-11-20' })?.campo).toBe('hasta');
  });
});
