import { readdirSync, readFileSync } from 'node:fs';
import { ACCESS, type OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import type { Grant } from '@garita/domain/acceso/can';
import { CREDITOS } from '@garita/domain/formato/moneda';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { ACTOS } from './acceso/actos';
import { createProgram } from './createProgram';
import { LLAMADAS, llamadasOf } from './reference/llamadas';
import { SIN_ORDEN } from './testing/sinOrden';

const sources = ['commands', 'services', 'config'].flatMap((folder) => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'));
});

const calls = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(?:call|toSend|readAll)\(\s*[^,]+,\s*'([^']+)'/g)].map(([, id]) => id),
  ),
);
const isMade = (id: OperationId): boolean => calls.has(id);
const IDS = Object.keys(OPERATIONS) as OperationId[];

const program = await createProgram(
  {
    env: {},
    moneda: CREDITOS,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
  },
  null,
);
/**
 * The commands that act: those without subcommands, and those that act in addition to having
 * subcommands.
 */
const actsIn = (command: Command, path: readonly string[]): string[] => {
  const below = command.commands.flatMap((child) => actsIn(child, [...path, child.name()]));
  return below.length === 0 || path.join(' ') in LLAMADAS ? [path.join(' '), ...below] : below;
};

const declared = new Set(
  Object.keys(LLAMADAS).flatMap((name) => (llamadasOf(name.split(' ')) ?? []).map(({ id }) => id)),
);

test('every call of the contract has a command, or a written reason why it has none', () => {
  const lacking = IDS.filter((id) => !isMade(id));
  expect(lacking.toSorted()).toEqual(Object.keys(SIN_ORDEN).toSorted());
});

test('every command says which calls it makes, and nothing else does', () => {
  expect(actsIn(program, []).toSorted()).toEqual(Object.keys(LLAMADAS).toSorted());
});

test('the documented calls of commands are those sent to the portal', () => {
  expect(IDS.filter((id) => declared.has(id) !== isMade(id))).toEqual([]);
});

test('a documented option exists', () => {
  for (const name of Object.keys(LLAMADAS)) {
    const command = name
      .split(' ')
      .reduce<Command | undefined>(
        (at, word) => at?.commands.find((one) => one.name() === word),
        program,
      );
    for (const { con } of llamadasOf(name.split(' ')) ?? []) {
      if (con !== undefined)
        expect(
          command?.options.map(({ long }) => `Con ${long}`),
          name,
        ).toContain(con);
    }
  }
});

test('of an act on a person below names the act, for a refused caller', () => {
  const onThoseBelow = [...declared].filter((id) =>
    ACCESS[id].some((grant: Grant) => grant.target === 'below'),
  );
  expect(onThoseBelow.toSorted()).toEqual(Object.keys(ACTOS).toSorted());
});

test('the reasons are sentences', () => {
  for (const [id, reason] of Object.entries(SIN_ORDEN)) expect(reason, id).toMatch(/^[A-Z].+\.$/);
});
