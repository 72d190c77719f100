import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupClones, type Venida } from './groupClones';

const venida = (usuario: number, direccion: string, desde = usuario): Venida => ({
  usuario,
  direccion,
  desde,
});

describe('groups of people who share an address', () => {
  test('a group has two people or more', () => {
    expect(groupClones([])).toEqual([]);
    expect(groupClones([venida(1, 'a'), venida(2, 'b')])).toEqual([]);
    expect(groupClones([venida(1, 'a'), venida(1, 'a')])).toEqual([]);
    expect(groupClones([venida(2, 'a'), venida(1, 'a'), venida(3, 'b')])).toEqual([[1, 2]]);
  });

  test('sharing is transitive: no person is in two groups', () => {
    expect(groupClones([venida(1, 'a'), venida(2, 'a'), venida(2, 'b'), venida(3, 'b')])).toEqual([
      [1, 2, 3],
    ]);
    expect(
      groupClones([venida(4, 'c'), venida(5, 'c'), venida(1, 'a'), venida(2, 'a'), venida(5, 'a')]),
    ).toEqual([[1, 2, 4, 5]]);
  });

  test('groups are in the order in which they were formed, so a new group changes no number', () => {
    const before = [
      venida(7, 'a', 10),
      venida(8, 'a', 20),
      venida(5, 'b', 10),
      venida(6, 'b', 30),
      venida(1, 'c', 1),
    ];
    expect(groupClones(before)).toEqual([
      [7, 8],
      [5, 6],
    ]);
    expect(groupClones([...before, venida(9, 'c', 40)])).toEqual([
      [7, 8],
      [5, 6],
      [1, 9],
    ]);
  });

  test('groups contain exactly the people connected by addresses, whatever the order of the input', () => {
    const some = fc.array(
      fc.record({
        usuario: fc.integer({ min: 1, max: 12 }),
        direccion: fc.constantFrom(...'abcdefgh'),
        desde: fc.nat(50),
      }),
    );
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (venidas, keys) => {
        const grupos = groupClones(venidas);
        const ids = grupos.flat();
        expect(new Set(ids).size).toBe(ids.length);
        const groupOf = (id: number) => grupos.findIndex((grupo) => grupo.includes(id));
        for (const a of venidas)
          for (const b of venidas)
            if (a.direccion === b.direccion && a.usuario !== b.usuario) {
              expect(groupOf(a.usuario)).toBe(groupOf(b.usuario));
              expect(groupOf(a.usuario)).toBeGreaterThanOrEqual(0);
            }
        // Each group is connected: otherwise it would be two groups.
        for (const grupo of grupos) {
          const reached = new Set([grupo[0] as number]);
          for (let size = 0; size < reached.size; ) {
            size = reached.size;
            const places = new Set(
              venidas
                .filter(({ usuario }) => reached.has(usuario))
                .map(({ direccion }) => direccion),
            );
            for (const { usuario, direccion } of venidas)
              if (places.has(direccion)) reached.add(usuario);
          }
          expect([...reached].sort((a, b) => a - b)).toEqual(grupo);
        }
        const shuffled = venidas
          .map((one) => [keys.next().value as number, one] as const)
          .sort(([a], [b]) => a - b);
        expect(groupClones(shuffled.map(([, one]) => one))).toEqual(grupos);
      }),
    );
  });
});
