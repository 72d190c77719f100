import { describe, expect, test } from 'vitest';
import { countInstall, countWholeRun } from './nodeVersions.mjs';

describe('a whole run on another Node', () => {
  test('a whole run on another Node is counted by its last line', () => {
    expect(
      countWholeRun('✓ check · tipos: 1 bien, 0 mal (3.0 s)\n\n12 passed, 0 failed\n', 0),
    ).toEqual({ passed: 12, failed: 0, notes: [] });
    expect(countWholeRun('\n12 passed, 3 failed\n', 1)).toMatchObject({ passed: 12, failed: 3 });
  });

  test('a whole run on another Node counts as failed without that line, or with an exit code that contradicts it', () => {
    expect(countWholeRun('npm error: no such package', 1).failed).toBe(1);
    expect(countWholeRun('\n12 passed, 0 failed\n', 1).failed).toBe(1);
  });
});

test('a successful install with a warning counts as failed', () => {
  const warned = 'npm warn EBADENGINE Unsupported engine {\n\nadded 844 packages in 30s\n';
  expect(countInstall(warned, 0).failed).toBe(1);
  expect(countInstall(warned.replace('npm warn', 'npm WARN'), 0).failed).toBe(1);
  expect(countInstall('npm error code EBADENGINE', 1).failed).toBe(1);
  expect(countInstall('npm warn Unknown env config "nodedir".\n', 0).failed).toBe(0);
  expect(countInstall('\nadded 844 packages in 30s\n', 0)).toMatchObject({ passed: 1, failed: 0 });
});
