import { beforeAll, describe, expect, test } from 'vitest';
import { findTouched, followImporters, listChanged, readImporters } from './touched.mjs';

describe('the reach of a change', () => {
  let importers;
  beforeAll(async () => {
    importers = await readImporters();
  });

  test('the reach of a change is the file with its direct and indirect importers, even in a circle', () => {
    const circle = new Map([
      ['a', ['b', 'x']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    expect([...followImporters(['b'], circle)].sort()).toEqual(['a', 'b', 'c', 'x']);
    expect([...followImporters(['lonely'], circle)]).toEqual(['lonely']);
  });

  test('the reach of a change includes the users of a domain rule in forms and the server, and no other test', () => {
    const touched = findTouched(['packages/domain/src/multas/multa.rules.ts'], importers);
    expect([...touched]).toEqual(
      expect.arrayContaining([
        'packages/server/src/modules/multas/multas.test.ts',
        'packages/ui/src/screens/multas/MultasScreen.stories.tsx',
      ]),
    );
    expect(touched.has('packages/domain/src/formato/formatCsv.test.ts')).toBe(false);
  });

  test('the reach of a change includes the journeys through a changed screen or server file, and none for a changed story', () => {
    const journey = 'e2e/ascenso.spec.ts';
    expect(
      findTouched(['packages/ui/src/screens/multas/MultasScreen.tsx'], importers).has(journey),
    ).toBe(true);
    expect(findTouched(['packages/server/src/db/embedded/worker.ts'], importers).has(journey)).toBe(
      true,
    );
    expect(
      findTouched(['packages/ui/src/screens/multas/MultasScreen.stories.tsx'], importers).has(
        journey,
      ),
    ).toBe(false);
  });

  test('the reach of a change is the whole project if the installed packages change', () => {
    expect(findTouched(['README.md', 'package-lock.json'], importers)).toBeNull();
  });

  test('the reach of a change includes the readers of the contract’s file', () => {
    const touched = findTouched(['openapi.yaml'], importers);
    expect(touched.has('packages/server/src/contract/access.test.ts')).toBe(true);
  });

  test('changes can be listed since a commit, and not since an unknown commit', () => {
    expect(Array.isArray(listChanged('HEAD'))).toBe(true);
    expect(() => listChanged('no-hay-tal-cosa')).toThrow();
  });
});
