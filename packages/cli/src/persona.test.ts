import { toAddressPart } from '@garita/domain/formato/addressPart';
import { HOSTILE_NAMES } from '@garita/domain/testing/hostileNames';
import { describe, expect, test } from 'vitest';
import { notFound, openStage } from './testing/openStage';

const stage = openStage(async ({ call, idOf }) => {
  for (let i = 0; i < 35; i++)
    await call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await idOf('Recluta'), motivo: `Falta ${i}`, creditos: 15 },
    });
});

const show = async (name: string, ...args: string[]) =>
  (await stage.signIn(name)).garita(['persona', 'show', ...args]);

describe('persona show', () => {
  test('persona show shows a person’s identity and history', async () => {
    const { code, stdout, stderr } = await (await stage.signIn('Gerente')).process([
      'persona',
      'show',
      'recluta',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usuario +Recluta\n/);
    expect(stdout).toContain('Multa de 15c: Falta 34, por Gerente');
    expect(stdout.match(/Multa de/g)).toHaveLength(30);
  });

  test('persona show finds each person by their name, whatever its characters', async () => {
    const [gerente, agente] = [await stage.signIn('Gerente'), await stage.signIn('Agente')];
    for (const [before, nombre] of ['Recluta', ...HOSTILE_NAMES].map(
      (one, place) => [one, HOSTILE_NAMES[place]] as const,
    )) {
      if (nombre === undefined) break;
      const body = { id: await stage.agency.idOf(before), nombre, rango: 'igual', firma: 'igual' };
      expect((await stage.agency.call('editUsuario', { as: 'Gerente', body })).httpStatus).toBe(
        200,
      );
      const { code, stdout } = await agente.garita(['persona', 'show', '--json', '--', nombre]);
      expect([code, JSON.parse(stdout).persona.usuario]).toEqual([0, nombre]);
      expect(
        (await gerente.garita(['api', `/ext/persona/${toAddressPart(nombre)}`])).stdout,
      ).toContain(JSON.stringify(nombre));
    }
    expect(await agente.garita(['api', '/ext/persona/50%'])).toMatchObject({
      code: 6,
      stderr: expect.stringContaining('Esa persona no existe.'),
    });
  });

  test('persona show limits days and group, also as JSON', async () => {
    const { stdout } = await show(
      'Gerente',
      'Recluta',
      '--grupo',
      'multas',
      '--limite',
      '33',
      '--json',
    );
    const { persona, historia } = JSON.parse(stdout);
    expect(persona).toMatchObject({ usuario: 'Recluta', activa: 1 });
    expect(historia).toHaveLength(33);
  });

  test.each([
    ['0', '--limite: debe ser al menos 1.'],
    ['muchos', '--limite: «muchos» no es un número entero sin puntos ni comas.'],
  ])(
    'persona show --limite %s is refused, and the message says what is wrong',
    async (limite, texto) => {
      const { code, stderr } = await show('Gerente', 'Recluta', '--limite', limite);
      expect({ code, stderr }).toEqual({ code: 2, stderr: `garita: ${texto}\n` });
    },
  );

  test('persona show shows only what the portal shows the caller, and nothing about an unknown person', async () => {
    expect((await show('Agente', 'Recluta')).stdout).not.toContain('Multa');
    expect(await show('Agente', 'Nadie')).toEqual(notFound('Nadie: Esa persona no existe.'));
    expect(await show('Agente', 'Recluta', '--grupo', 'nada')).toMatchObject({ code: 2 });
  });
});
