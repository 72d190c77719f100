import { afterEach, describe, expect, it } from 'vitest';
import { inProduction } from './inProduction.mjs';

describe('inProduction', () => {
  const outside = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = outside;
  });

  it('inProduction sets NODE_ENV to production only for the work', async () => {
    process.env.NODE_ENV = 'test';
    expect(await inProduction(() => process.env.NODE_ENV)).toBe('production');
    expect(process.env.NODE_ENV).toBe('test');
  });

  it('inProduction unsets NODE_ENV again if it was unset, even when the work fails', async () => {
    delete process.env.NODE_ENV;
    await expect(inProduction(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect('NODE_ENV' in process.env).toBe(false);
  });
});
