import { expect, test } from 'vitest';
import { readFileLimit, shareFiles } from './fileLimit';

test('the limit of open files of this process is read', () => {
  expect(readFileLimit()).toBeGreaterThan(100);
});

test.each([
  [320, { database: 80, connections: 88 }],
  [1_024, { database: 256, connections: 352 }],
  [1_048_576, { database: 256, connections: 2_000 }],
  [64, { database: 64, connections: 16 }],
])(
  'a limit of %s open files is shared between the database and the connections',
  (limit, shares) => {
    expect(shareFiles(limit)).toEqual(shares);
  },
);
