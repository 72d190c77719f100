import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, describe, expect, test } from 'vitest';
import { DEMO_AVATARS } from './demoAvatars';

let agency: TestAgency;
afterEach(() => agency.close());
const figureOf = (usuario: string) =>
  agency.app.inject({ url: `/avatares/${encodeURIComponent(usuario)}` });

describe('the demo’s avatars', () => {
  test('are drawn from the name: the same one looks the same, whatever its case, and others look different', async () => {
    agency = await openTestAgency({ config: { avatarUrl: DEMO_AVATARS } });
    const first = await figureOf('Oficial');
    expect(first.headers['content-type']).toBe('image/svg+xml');
    expect((await figureOf('OFICIAL')).body).toBe(first.body);
    const figures = await Promise.all(
      ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta'].map(figureOf),
    );
    expect(new Set(figures.map((f) => f.body)).size).toBe(6);
  });

  test('carry nothing of what was asked for', async () => {
    agency = await openTestAgency({ config: { avatarUrl: DEMO_AVATARS } });
    const answer = await figureOf('<script>alert(1)</script>');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('script');
  });

  test('are not there for an agency with an avatar service of its own', async () => {
    agency = await openTestAgency({ config: { avatarUrl: 'https://avatares.test/{usuario}' } });
    expect((await figureOf('Oficial')).statusCode).toBe(404);
  });
});
