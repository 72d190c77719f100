import { openTestAgency } from '@garita/testing/agency/testAgency';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { registerAvatars } from './registerAvatars';

const app = Fastify();
registerAvatars(app);
const addressOf = (usuario: string) => ({ url: `/avatares/${encodeURIComponent(usuario)}` });
const figureOf = (usuario: string) => app.inject(addressOf(usuario));

describe('the demo’s avatars', () => {
  test('the demo draws an avatar from the name: the same in any case, different for other names', async () => {
    const first = await figureOf('Oficial');
    expect(first.headers['content-type']).toBe('image/svg+xml');
    expect((await figureOf('OFICIAL')).body).toBe(first.body);
    const figures = await Promise.all(
      ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta'].map(figureOf),
    );
    expect(new Set(figures.map((f) => f.body)).size).toBe(6);
  });

  test('the demo’s avatars contain no text of the request', async () => {
    const answer = await figureOf('<script>alert(1)</script>');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('script');
  });

  test('a real agency has no demo avatars', async () => {
    const agency = await openTestAgency();
    expect((await agency.app.inject(addressOf('Oficial'))).statusCode).toBe(404);
    await agency.close();
  });
});
