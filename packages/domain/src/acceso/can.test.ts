import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { can, type Grant, isBelow, type Subject } from './can';
import { PERMISOS } from './permisos';

const subject = (fields: Partial<Subject> = {}): Subject => ({
  id: 1,
  id_categoria: 5,
  permisos: [],
  permisoSys: 0,
  fichaje: false,
  ...fields,
});
const target = (id_categoria: number, fields = {}) => ({ id: 2, id_categoria, ...fields });

describe('can', () => {
  test.each<[string, Grant[], Partial<Subject> | null, boolean]>([
    ['no grant at all admits nobody', [], { permisoSys: 1 }, false],
    ['a public call admits visitors', [{ public: true }], null, true],
    ['any other grant refuses visitors', [{}], null, false],
    ['an empty grant admits every signed-in user', [{}], {}, true],
    ['all: every code is needed', [{ all: ['tt', 'ajs'] }], { permisos: ['tt'] }, false],
    [
      'all: a user with every code is admitted',
      [{ all: ['tt', 'ajs'] }],
      { permisos: ['ajs', 'tt'] },
      true,
    ],
    ['any: one code is enough', [{ any: ['adm', 'mem'] }], { permisos: ['mem'] }, true],
    [
      'any: a user with none of the codes is refused',
      [{ any: ['adm', 'mem'] }],
      { permisos: ['asc'] },
      false,
    ],
    ['the owner has every code', [{ all: ['pag', 'ldp'] }], { permisoSys: 1 }, true],
    ['minCategory refuses the category below', [{ minCategory: 10 }], { id_categoria: 9 }, false],
    ['minCategory admits that category', [{ minCategory: 10 }], { id_categoria: 10 }, true],
    ['maxCategory admits that category', [{ maxCategory: 9 }], { id_categoria: 9 }, true],
    ['maxCategory refuses the category above', [{ maxCategory: 9 }], { id_categoria: 10 }, false],
    ['clockedIn refuses a user who is not clocked in', [{ clockedIn: true }], {}, false],
    ['clockedIn admits a clocked-in user', [{ clockedIn: true }], { fichaje: true }, true],
    [
      'owner refuses a user with every code in the highest category',
      [{ owner: true }],
      { permisos: [...PERMISOS], id_categoria: 12 },
      false,
    ],
    ['owner admits the owner', [{ owner: true }], { permisoSys: 1 }, true],
    ['of several grants, one is enough', [{ all: ['frm'] }, { minCategory: 5 }], {}, true],
  ])('can(): %s', (_, grants, who, expected) => {
    expect(can(grants, who && subject(who))).toBe(expected);
  });

  test('a target can be the caller, a person of a lower category, or still unknown', () => {
    const self: Grant[] = [{ target: 'self' }];
    const below: Grant[] = [{ target: 'below' }];
    expect(can(self, subject(), { target: target(5, { id: 1 }) })).toBe(true);
    expect(can(self, subject(), { target: target(1) })).toBe(false);
    expect(can(below, subject(), { target: target(4) })).toBe(true);
    expect(can(below, subject(), { target: target(5) })).toBe(false);
    expect(can(below, subject(), { target: null })).toBe(false);
    expect(can(below, subject())).toBe(true);
  });

  test('a grant with «when» applies only to the requests that it names', () => {
    const grants: Grant[] = [
      { when: { op: [0, 1] }, minCategory: 10 },
      { when: { op: [2] }, maxCategory: 9 },
    ];
    expect(can(grants, subject(), { values: { op: 2 } })).toBe(true);
    expect(can(grants, subject(), { values: { op: 1 } })).toBe(false);
    expect(can(grants, subject({ id_categoria: 10 }), { values: { op: 1 } })).toBe(true);
    expect(can(grants, subject({ id_categoria: 10 }), { values: { op: 2 } })).toBe(false);
    expect(can(grants, subject({ id_categoria: 10 }), { values: {} })).toBe(false);
  });
});

const people = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  id_categoria: fc.integer({ min: 1, max: 13 }),
  permisoSys: fc.constantFrom<0 | 1>(0, 1),
});

describe('isBelow', () => {
  test('isBelow is never true in both directions, nor if the target is the same person or the owner', () => {
    fc.assert(
      fc.property(people, people, (a, b) => {
        const [up, down] = [isBelow(subject(a), b), isBelow(subject(b), a)];
        expect(up && down).toBe(false);
        if (a.id === b.id || b.permisoSys === 1) expect(up).toBe(false);
        else expect(up).toBe(a.permisoSys === 1 || a.id_categoria > b.id_categoria);
      }),
    );
  });
});

describe('additional permissions', () => {
  test('additional permissions never take a right away', () => {
    const codes = fc.subarray([...PERMISOS]);
    const grants = fc.array(
      fc.record({
        all: fc.subarray([...PERMISOS], { maxLength: 2 }),
        any: fc.subarray([...PERMISOS], { minLength: 1, maxLength: 3 }),
      }),
      {
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(grants, codes, codes, (list, some, more) => {
        if (can(list, subject({ permisos: some })))
          expect(can(list, subject({ permisos: [...some, ...more] }))).toBe(true);
      }),
    );
  });
});
