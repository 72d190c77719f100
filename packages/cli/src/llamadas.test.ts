import { readdirSync, readFileSync } from 'node:fs';
import { ACCESS, type OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import type { Grant } from '@garita/domain/acceso/can';
import { expect, test } from 'vitest';
import { ACTOS } from './acceso/actos';
import { toLlamada } from './acceso/llamadas';
import { CON_PERMISO } from './services/sistema/mudanza/lecturas';
import { findCommand, LLAMADAS } from './testing/llamadas';
import { SIN_ORDEN } from './testing/sinOrden';

/**
 * The commands without declared calls: local commands, and commands whose calls depend on their
 * arguments.
 */
const LOCALES = [
  ...['list', 'add', 'use', 'delete'].map((verb) => `portales ${verb}`),
  ...['list', 'show', 'resume', 'undo'].map((verb) => `lotes ${verb}`),
  ...[
    'respaldo restore',
    'mudanza check',
    'plantilla',
    'api',
    'propietario recover',
    'completion',
    'help',
  ],
];

const sources = ['commands', 'services', 'config'].flatMap((folder) => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'));
});

const calls = new Set(
  sources.flatMap((source) =>
    [
      ...source.matchAll(/\b(?:call|readAll)\(\s*[^,]+,\s*'([^']+)'/g),
      ...source.matchAll(/\b(?:rowsOf|allRowsOf|prepareActo)\(\s*'([^']+)'/g),
      ...source.matchAll(/\bllamada: (?:\{ id: )?'([^']+)'/g),
    ].map(([, id]) => id),
  ),
);
const copied = new Set(CON_PERMISO.map((llamada) => toLlamada(llamada).id));
const isMade = (id: OperationId): boolean => calls.has(id) || copied.has(id);
const IDS = Object.keys(OPERATIONS) as OperationId[];

const declared = new Set(
  Object.values(LLAMADAS).flatMap((llamadas) => llamadas.map(({ id }) => id)),
);

test('every call of the contract has a command, or a written reason why it has none', () => {
  const lacking = IDS.filter((id) => !isMade(id));
  expect(lacking.toSorted()).toEqual(Object.keys(SIN_ORDEN).toSorted());
});

test('every command declares its calls, except the local ones', () => {
  const local = Object.keys(LLAMADAS).filter((name) => LLAMADAS[name]?.length === 0);
  expect(local.toSorted()).toEqual(LOCALES.toSorted());
});

test('commands send the calls that they document', () => {
  expect(IDS.filter((id) => declared.has(id) !== isMade(id))).toEqual([]);
});

test('a call documented for an option names an existing option', () => {
  for (const [name, llamadas] of Object.entries(LLAMADAS)) {
    const options = findCommand(name).options.map(({ long }) => `Con ${long}`);
    for (const { con } of llamadas) if (con !== undefined) expect(options, name).toContain(con);
  }
});

test('every call on a person of a lower category has a phrase for refusals', () => {
  const onThoseBelow = [...declared].filter((id) =>
    ACCESS[id].some((grant: Grant) => grant.target === 'below'),
  );
  expect(onThoseBelow.toSorted()).toEqual(Object.keys(ACTOS).toSorted());
});

test('the reason why a call has no command is a sentence', () => {
  for (const [id, reason] of Object.entries(SIN_ORDEN)) expect(reason, id).toMatch(/^[A-Z].+\.$/);
});
