import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readDemo } from '@garita/testing/agency/readDemo';
import { beforeAll, expect, test } from 'vitest';
import { openPerfiles } from './openPerfiles';

let direccion: string;
beforeAll(async () => {
  direccion = await openPerfiles(await openTestDemo());
});
const read = (nombre: string) => fetch(direccion.replace('{usuario}', encodeURIComponent(nombre)));

test('the demo’s people wear the motto that the door expects, and are online while clocked in, except the one who forgot the exit', async () => {
  for (const [usuario, online] of [
    ['Supervisora', true],
    ['Cabo', false],
    ['Halcón-3', false],
  ] as const) {
    const { persona } = await readDemo('Gerente', 'puerta', { params: { nombre: usuario } });
    const answer = await read(usuario);
    expect(await answer.json()).toMatchObject({ name: usuario, motto: persona.lema, online });
  }
});

test('the avatar of Oficial has the badge of the category, and the avatar of Cabo lacks it', async () => {
  for (const [usuario, hasPlaca] of [
    ['Oficial', true],
    ['Cabo', false],
  ] as const) {
    const { persona } = await readDemo('Gerente', 'puerta', { params: { nombre: usuario } });
    const { selectedBadges } = (await (await read(usuario)).json()) as {
      selectedBadges: readonly { code: string }[];
    };
    expect(persona.placa_avatar).toMatch(/^GAR/);
    expect(selectedBadges.some(({ code }) => code === persona.placa_avatar)).toBe(hasPlaca);
  }
});

test('the demo’s service has an avatar for each sentence of the door', async () => {
  expect(await (await read('Agente')).json()).toMatchObject({ motto: 'Vendo furni barato' });
  expect(await (await read('Gerente')).json()).toMatchObject({ profileVisible: false });
  expect((await read('Recluta')).status).toBe(503);
  for (const nombre of ['Expulsado', '?Que!', '']) expect((await read(nombre)).status).toBe(404);
  expect((await fetch(`${new URL(direccion).origin}//`)).status).toBe(404);
});
