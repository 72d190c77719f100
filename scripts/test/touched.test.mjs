import { beforeAll, describe, expect, test } from 'vitest';
import { findTouched, followImporters, listChanged, readImporters } from './touched.mjs';

describe('the reach of a change', () => {
  let importers;
  beforeAll(async () => {
    importers = await readImporters();
  });

  test('is the file and whatever imports it, however far, also in a circle', () => {
    const circle = new Map([
      ['a', ['b', 'x']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    expect([...followImporters(['b'], circle)].sort()).toEqual(['a', 'b', 'c', 'x']);
    expect([...followImporters(['lonely'], circle)]).toEqual(['lonely']);
  });

  test('follows a rule of the domain to the form, the server and the command that use it, and not to what does not', () => {
    const touched = findTouched(['packages/domain/src/multas/multa.rules.ts'], importers);
    expect([...touched]).toEqual(
      expect.arrayContaining([
        'packages/server/src/modules/multas/multas.test.ts',
        'packages/ui/src/screens/multas/MultasScreen.stories.tsx',
      ]),
    );
    expect(touched.has('packages/domain/src/formato/formatCsv.test.ts')).toBe(false);
  });

  test('reaches the journeys through the portal that they start, and not through a test of it', () => {
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

  test('is everything when the installed packages change', () => {
    expect(findTouched(['README.md', 'package-lock.json'], importers)).toBeNull();
  });

  test('reaches those who read the contract as a file', () => {
    const touched = findTouched(['openapi.yaml'], importers);
    expect(touched.has('packages/server/src/contract/access.test.ts')).toBe(true);
  });

  test('knows what was not committed yet, and refuses a commit that there is not', () => {
    expect(Array.isArray(listChanged('HEAD'))).toBe(true);
    expect(() => listChanged('no-hay-tal-cosa')).toThrow();
  });
});
