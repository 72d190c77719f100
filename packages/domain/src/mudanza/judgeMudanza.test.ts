import { describe, expect, test } from 'vitest';
import { judgeMudanza } from './judgeMudanza';
import { listPersonas } from './listPersonas';
import { proposeCodigos } from './proposeCodigos';
import { readLista, readRegistro } from './respuestas';

const ZONA = 'Europe/Madrid';

const GENTE = {
  'listas/getUsuarios.json': [
    { id: '3', usuario: 'Ana', mision: 'Jefa', id_categoria: '10' },
    { id: '4', usuario: 'Eva', mision: 'Jefa', id_categoria: '10' },
    { id: '5', usuario: 'Leo', mision: 'Recluta', id_categoria: '1' },
  ],
  'listas/userAllInfo/4.json': { id: '4', usuario: 'Eva', categoria: '10', despedido: null },
  'listas/userAllInfo/9.json': { id: '9', usuario: 'Ida', categoria: '2', despedido: '1' },
  'listas/getAllDespidos.json': [
    { usuario: 9, usuarioNombre: 'Ida', fecha: '01/02/2026' },
    { usuario: 8, usuarioNombre: 'Ugo', fecha: '01/02/2026' },
    { usuarioNombre: 'Íñigo', fecha: '01/02/2026' },
  ],
  'listas/usuarioPorNombre/%C3%8D%C3%B1igo.json': { id: '7' },
};
const textosDe = (respuestas: Record<string, unknown>, tipo: string): string[] =>
  judgeMudanza(respuestas, { zona: ZONA })
    .filter((one) => one.tipo === tipo)
    .map(({ texto }) => texto);

test('people are the active and the dismissed, each once', () => {
  expect(
    listPersonas(GENTE, ZONA).map(({ id, usuario, despedida }) => [id, usuario, despedida]),
  ).toEqual([
    [3, 'Ana', false],
    [4, 'Eva', false],
    [5, 'Leo', false],
    [9, 'Ida', true],
    [8, 'Ugo', true],
    [7, 'Íñigo', true],
  ]);
});

describe('the codes of a category', () => {
  const held = {
    ...GENTE,
    'listas/usuarioPermiso/3.json': { datos: { id: 3, permisos: ['adm', 'mul', 'vip'] } },
    'listas/usuarioPermiso/4.json': { datos: { id: 4, permisos: ['adm', 'pag'] } },
  };

  test('are those that its people share, and the rest are exceptions', () => {
    const { categorias, excepciones, desconocidos } = proposeCodigos(
      held,
      listPersonas(held, ZONA),
      ZONA,
    );
    expect([...categorias]).toEqual([[10, ['adm']]]);
    expect([...excepciones]).toEqual([
      [3, ['mul']],
      [4, ['pag']],
    ]);
    expect(desconocidos).toEqual(['vip']);
  });

  test('of a person are also those of the exceptions that the portal lists; the owner has none', () => {
    const listed = {
      ...GENTE,
      'listas/usuarioPermiso/3.json': { datos: { id: 3, permisos: ['adm'], permisoSys: '1' } },
      'listas/getExcepciones.json': [
        [{ id: '1', usuario_nombre: 'Leo', permisos: '2,9' }],
        [
          { id: '2', nombre: 'mul' },
          { id: '9', nombre: 'raro' },
        ],
      ],
    };
    const found = proposeCodigos(listed, listPersonas(listed, ZONA), ZONA);
    expect([...found.excepciones]).toEqual([[5, ['mul']]]);
    expect(found.desconocidos).toEqual(['raro']);
  });

  test('are those that the portal gives, if it gives them', () => {
    const said = { ...held, 'listas/allInfoRank.json': [{ id_categoria: 10, permisos: ['pag'] }] };
    const { categorias, excepciones } = proposeCodigos(said, listPersonas(said, ZONA), ZONA);
    expect([...categorias]).toEqual([[10, ['pag']]]);
    expect([...excepciones]).toEqual([
      [3, ['adm', 'mul']],
      [4, ['adm']],
    ]);
  });
});

test('a long list is read from all its pages, and answers of a log that overlap give each entry once', () => {
  const entry = (usuario: string) => ({ motivo: 'Abierto', usuario, fecha: '2026-01-05 10:00:00' });
  const respuestas = {
    'listas/getAllMultas.json': [{ id: 9 }],
    'listas/getAllMultas/antes~9.json': [{ id: 8 }],
    'listas/getLog.json': { tiempos: [entry('Ana')] },
    'listas/getLogPorPalabra/tiempos+2.json': [entry('Eva')],
    'listas/getLogPorPalabra/tiempos~Leo.json': [entry('Leo'), entry('Leo'), entry('Eva')],
    'listas/getLogPorPalabra/rangos.json': [{ motivo: 'Otra', fecha: '2026-01-05' }],
  };
  expect(readLista(respuestas, 'getAllMultas', ZONA).map(({ id }) => id)).toEqual([9, 8]);
  expect(readRegistro(respuestas, 'tiempos', ZONA).map(({ usuario }) => usuario)).toEqual([
    'Ana',
    'Eva',
    'Leo',
    'Leo',
  ]);
});

test('pages are read in their order, the newest first', () => {
  const entry = (motivo: string) => ({ motivo, usuario: 'Ana', fecha: '2026-01-05 10:00:00' });
  const carpeta = {
    'listas/getAllMultas.json': [{ id: 1000 }],
    'listas/getAllMultas/antes~1000.json': [{ id: 999 }],
    'listas/getAllMultas/antes~998.json': [{ id: 997 }],
    'listas/getAllMultas/antes~999.json': [{ id: 998 }],
    'listas/getLog.json': { tiempos: [entry('1')] },
    'listas/getLogPorPalabra/tiempos+10.json': [entry('10')],
    'listas/getLogPorPalabra/tiempos+2.json': [entry('2')],
  };
  expect(readLista(carpeta, 'getAllMultas', ZONA).map(({ id }) => id)).toEqual([
    1000, 999, 998, 997,
  ]);
  expect(readRegistro(carpeta, 'tiempos', ZONA).map(({ motivo }) => motivo)).toEqual([
    '1',
    '2',
    '10',
  ]);
});

describe('the judgement of a folder', () => {
  test('knows people by their former names, and says what a portal did not give', () => {
    const carpeta = {
      ...GENTE,
      'listas/getLog.json': {
        nombres: [{ motivo: 'Anita ahora se llama Ana', fecha: '2026-01-05' }],
      },
      'listas/getAllMultas.json': [{ usuarioNombre: 'Anita', fecha: '2026-01-05' }],
    };
    expect(textosDe(carpeta, 'supuesto')).toEqual([]);
    const faltan = ['allVentas: error 500.'];
    expect(judgeMudanza(carpeta, { zona: ZONA, faltan })).toContainEqual({
      tipo: 'queda',
      texto: 'El portal no dio allVentas: error 500.',
    });
  });

  test('of one of our portals tells the parts that no old call answers', () => {
    const carpeta = { ...GENTE, 'listas/configuracion.json': { zona: ZONA } };
    expect(textosDe(carpeta, 'queda')).toContainEqual(expect.stringMatching(/^De una Garita: /));
  });

  test('names people whom only the history has, but neither the system nor buyers from outside', () => {
    const respuestas = {
      ...GENTE,
      'listas/getAllMultas.json': [
        { usuarioNombre: 'ana', encargadoNombre: 'Sistema', fecha: '2026-01-05' },
        { usuarioNombre: 'Olvido', encargadoNombre: 'Eva', fecha: '2026-01-05' },
      ],
      'listas/allVentas.json': [
        { usuarioNombre: 'Cliente', externo: '1', encargoNombre: 'Ana', fecha: '2026-01-05' },
      ],
    };
    expect(textosDe(respuestas, 'supuesto')).toEqual([
      '1 persona que solo nombra la historia: viene como despedida y sin contraseña. Olvido.',
    ]);
  });

  test('the judgement sums the debts, tells rows without a date, and debts that cannot come', () => {
    const multa = { usuarioNombre: 'Leo', encargadoNombre: 'Ana', fecha: '05/01/2026' };
    const carpeta = {
      ...GENTE,
      'listas/getAllMultas.json': [
        { ...multa, creditos: '15', cobrado: '0' },
        { ...multa, creditos: '10', cobrado: '0', fecha: 'ayer' },
        { ...multa, creditos: '99', cobrado: '1' },
        { ...multa, creditos: '7', cobrado: '0', encargadoNombre: null },
        { ...multa, creditos: '99999999999', cobrado: '0' },
      ],
    };
    expect(textosDe(carpeta, 'viene')).toEqual(
      expect.arrayContaining(['4 multas.', '1 multa por cobrar: 15c.']),
    );
    expect(textosDe(carpeta, 'queda')).toContain('1 multa sin una fecha que se entienda.');
    expect(textosDe(carpeta, 'mira')).toEqual([
      'Multa por cobrar de Leo, anotada por alguien que no se dice: 7. Mírala y vuelve a anotarla aquí.',
      'Multa por cobrar de Leo, anotada por Ana: una cantidad que no se entiende. Mírala y vuelve a anotarla aquí.',
    ]);
  });

  test('lets the owner decide about names that are alike, or that are not valid here', () => {
    const respuestas = {
      'listas/getUsuarios.json': [
        { id: 1, usuario: 'Ola' },
        { id: 2, usuario: '0la' },
        { id: 3, usuario: 'Ana Eva' },
      ],
    };
    expect(textosDe(respuestas, 'mira')).toEqual([
      'Se confunden: Ola y 0la. Vienen todos; conviene que alguien cambie de nombre.',
      '«Ana Eva» no vale aquí como nombre: viene como Ana_Eva.',
    ]);
  });

  test('of an empty folder tells which lists are missing', () => {
    expect(textosDe({}, 'queda')).toContain('No hay lista de multas: el portal no la dio.');
  });
});
