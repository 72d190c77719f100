import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { TEMAS } from '@garita/domain/temas';
import { expect, test } from 'vitest';

type Options = { queryKey?: readonly unknown[] };

const modules = import.meta.glob<Record<string, (...args: never[]) => Options>>(
  ['./*.ts', '!./*.test.ts'],
  { eager: true },
);
const reads = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, make]) => ({
    tema: path.slice(2, -3),
    name,
    options: make(...([1] as never[])),
  })),
);

test('every file is a tema', () => {
  expect(
    reads.map(({ tema }) => tema).filter((tema) => !(TEMAS as readonly string[]).includes(tema)),
  ).toEqual([]);
});

test('every read is kept under its tema and its operation', () => {
  expect(reads.length).toBeGreaterThan(0);
  for (const { tema, name, options } of reads) {
    const [first, operation] = options.queryKey ?? [];
    expect({ name, first, of: OPERATIONS[operation as OperationId]?.tema }).toEqual({
      name,
      first: tema,
      of: tema,
    });
  }
});
