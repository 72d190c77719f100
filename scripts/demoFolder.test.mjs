import { expect, test } from 'vitest';
import { demoFolder } from './lib/demoFolder.mjs';

test.each([
  [[], './data-demo'],
  [['--personas', '500'], './data-demo'],
  [['--agencia', 'garita'], './data-demo'],
  [['--agencia', 'faro'], './data-demo-faro'],
  [['--personas', '30', '--agencia=faro'], './data-demo-faro'],
  [['--agencia', '../../fuera'], './data-demo-fuera'],
])('the demo of %j is in %s', (args, folder) => {
  expect(demoFolder(args)).toBe(folder);
});
