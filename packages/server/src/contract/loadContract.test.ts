import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContract } from './loadContract';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-contrato-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function load(schema: object, schemas: object) {
  const call = {
    operationId: 'ver',
    tags: ['multas'],
    'x-access': [{ public: true }],
    'x-effect': 'read',
  };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const file = join(folder, 'openapi.json');
  writeFileSync(
    file,
    JSON.stringify({
      servers: [{ url: '/api' }],
      paths: { '/ver': { get: { ...call, responses } } },
      components: { schemas },
    }),
  );
  return (await loadContract(file)).operations[0]?.answers[200];
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a reference becomes its target, merged with its siblings, at any depth and any number of times', async () => {
  const Nombre = { type: 'string' };
  const Persona = {
    type: 'object',
    properties: { nombre: { ...ref('Nombre'), description: 'Suyo.' }, jefe: ref('Nombre') },
  };
  const resolved = {
    type: 'object',
    properties: { nombre: { type: 'string', description: 'Suyo.' }, jefe: { type: 'string' } },
  };
  expect(
    await load(
      { type: 'array', prefixItems: [ref('Persona'), ref('Persona')] },
      { Nombre, Persona },
    ),
  ).toEqual({
    type: 'array',
    prefixItems: [resolved, resolved],
  });
});

test('a circular or broken reference is refused', async () => {
  await expect(
    load(ref('Uno'), { Uno: { items: ref('Otro') }, Otro: { items: ref('Uno') } }),
  ).rejects.toThrow('goes in circles');
  await expect(load(ref('Nadie'), {})).rejects.toThrow('#/components/schemas/Nadie points nowhere');
});
