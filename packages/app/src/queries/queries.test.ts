import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { TEMAS } from '@garita/domain/temas';
import { expect, test } from 'vitest';

type Options = { meta?: { operation: OperationId }; mutationFn?: unknown; queryKey?: readonly unknown[] };

const modules = import.meta.glob<Record<string, (...args: never[]) => Options>>(['./*.ts', '!./*.test.ts'], { eager: true });
const all = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, make]) => ({ tema: path.slice(2, -3), name, options: make(...([1] as never[])) })),
);
const writes = all.filter(({ options }) => options.mutationFn !== undefined);
const reads = all.filter(({ options }) => options.queryKey !== undefined);

/** Calls that only the session makes (app/src/session/sessionCalls.ts). */
const OF_THE_SESSION: readonly OperationId[] = ['login', 'loginFactor', 'logout', 'validateT', 'checkUser', 'usuarioPermiso'];

test('every file is a tema', () => {
  expect(all.map(({ tema }) => tema).filter((tema) => !(TEMAS as readonly string[]).includes(tema))).toEqual([]);
});

test('everything here is a read or a write', () => {
  expect(all.length).toBe(reads.length + writes.length);
  expect(reads.length).toBeGreaterThan(0);
});

test('every write says which operation of the contract it is, in the file of its tema', () => {
  const declared = writes.map(({ tema, name, options: { meta } }) => ({
    tema,
    name,
    effect: meta && OPERATIONS[meta.operation].effect,
    of: meta && OPERATIONS[meta.operation].tema,
  }));
  expect(declared.length).toBeGreaterThan(0);
  for (const { tema, name, effect, of } of declared) expect({ name, effect, of }).toEqual({ name, effect: 'write', of: tema });
});

test('every read is kept under its tema and its operation', () => {
  for (const { tema, name, options } of reads) {
    const [first, operation] = options.queryKey ?? [];
    expect({ name, first, of: OPERATIONS[operation as OperationId]?.tema }).toEqual({ name, first: tema, of: tema });
  }
});

test('every write of the contract has exactly one mutation', () => {
  const wanted = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => OPERATIONS[id].effect === 'write' && !OF_THE_SESSION.includes(id));
  expect(writes.map(({ options }) => options.meta?.operation).sort()).toEqual(wanted.sort());
});
