import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBuscaMision } from './misionDe';

const toMisiones = (categorias: readonly (readonly [string, ...string[]])[]) =>
  categorias.flatMap(([n_categoria, ...nombres], at) =>
    nombres.map((nombre) => ({
      id: at * 10 + nombres.indexOf(nombre),
      nombre,
      id_categoria: at + 1,
      n_categoria,
    })),
  );
const POLICIA = toMisiones([
  ['Ingreso', 'Recluta', 'Aspirante', 'Cadete'],
  ['Patrulla', 'Agente I', 'Agente II', 'Agente III'],
  ['Cabos', 'Cabo I', 'Cabo II', 'Cabo III'],
  ['Oficiales', 'Oficial I', 'Oficial II', 'Oficial III'],
  ['Mando', 'Sargento', 'Inspector', 'Inspector Jefe'],
  ['Supervisión', 'Supervisión I', 'Supervisión II'],
  ['Dirección', 'Dirección'],
]);
const propose = (texto: string, misiones = POLICIA) => {
  const found = createBuscaMision(misiones)(texto, '');
  if (!('propuesta' in found)) throw new Error(`${texto} is known`);
  return found.propuesta && [found.propuesta.mision.nombre, found.propuesta.nota];
};

describe('an unknown name of a list', () => {
  test.each([
    ['Insp.', 'Inspector'],
    ['INSP', 'Inspector'],
    ['Insp. Jefe', 'Inspector Jefe'],
    ['Sgto.', 'Sargento'],
    ['Of. 2', 'Oficial II'],
    ['OF2', 'Oficial II'],
    ['Ofic. III', 'Oficial III'],
    ['Oficial segundo', 'Oficial II'],
    ['2.º Oficial', 'Oficial II'],
    ['Cabo Primero', 'Cabo I'],
    ['Cabo 1º', 'Cabo I'],
    ['1er. Cabo', 'Cabo I'],
    ['Cbo. tercera', 'Cabo III'],
    ['Oficail 3', 'Oficial III'],
    ['Patr. Ag. 2', 'Agente II'],
    ['Inspectora', 'Inspector'],
    ['Reclutas', 'Recluta'],
  ])('the name %s probably means the mission %s', (texto, nombre) => {
    expect(propose(texto)).toEqual([nombre, '']);
  });

  test.each([
    ['Oficial mayor', 'Oficial I', 'No hay «Oficial mayor» en tu escalafón'],
    ['Inspector 2', 'Inspector', 'No hay «Inspector 2» en tu escalafón'],
    ['Supervisora 1', 'Supervisión I', 'No hay «Supervisora 1» en tu escalafón'],
    ['Director', 'Dirección', 'No hay «Director» en tu escalafón'],
    ['Of.', 'Oficial I', 'Tu hoja no dice cuál: hay Oficial I, Oficial II y Oficial III'],
    ['Cabos', 'Cabo I', 'Tu hoja no dice cuál: hay Cabo I, Cabo II y Cabo III'],
  ])(
    'the name %s most likely means the mission %s, and the note names the part that the mission lacks',
    (texto, nombre, nota) => {
      expect(propose(texto)).toEqual([nombre, nota]);
    },
  );

  test.each(['Ca.', 'Cabo 7', 'Panadero', 'C', 'Cabo Oficial', '???', '7', 'Ñoño', 'constructor'])(
    'the name %s is unclear: nothing is proposed',
    (texto) => {
      expect(propose(texto)).toBeNull();
    },
  );

  test('a name is unclear if two categories have the mission', () => {
    const dos = toMisiones([
      ['Norte', 'Oficial I', 'Jefe'],
      ['Sur', 'Oficial I', 'Jefe'],
    ]);
    expect(propose('Jef.', dos)).toBeNull();
    expect(propose('Of. 1', dos)).toBeNull();
    expect(createBuscaMision(dos)('Jef.', 'Sur')).toMatchObject({
      propuesta: { mision: { n_categoria: 'Sur' } },
    });
  });
});

const word = fc.oneof(
  fc.constantFrom('Of.', 'Oficial', 'Cabo', 'mayor', 'Insp', '2', 'II', 'primero', 'Jefe', '1.º'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

test('a proposal is always a mission of the ladder, whatever the list says and whatever the ladder is', () => {
  fc.assert(
    fc.property(name, fc.array(fc.tuple(name, name), { maxLength: 6 }), (texto, ladder) => {
      const misiones = toMisiones(ladder);
      const found = createBuscaMision(misiones)(texto, '');
      if ('propuesta' in found && found.propuesta)
        expect(misiones).toContain(found.propuesta.mision);
    }),
  );
});

test('for an abbreviation of a mission, that mission is proposed or none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...POLICIA), fc.integer({ min: 2, max: 12 }), (mision, letters) => {
      const [first = '', ...others] = mision.nombre.split(' ');
      const short = [`${first.slice(0, letters)}.`, ...others].join(' ');
      const found = createBuscaMision(POLICIA)(short, '');
      if ('mision' in found) expect(found.mision).toBe(mision);
      else if ('propuesta' in found && found.propuesta) expect(found.propuesta.mision).toBe(mision);
    }),
  );
});
