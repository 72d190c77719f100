import { expect, test } from 'vitest';
import { WeightedCache } from './WeightedCache';

const lengthOf = (text: string) => text.length;

test('concurrent callers have a value computed once', async () => {
  const kept = new WeightedCache<string>(100, lengthOf);
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((resolve) => setImmediate(resolve));
    return `la ${made}`;
  };
  expect(await Promise.all([1, 2, 3].map(() => kept.get('lista', 'v1', make)))).toEqual([
    'la 1',
    'la 1',
    'la 1',
  ]);
  expect(await kept.get('lista', 'v1', make)).toBe('la 1');
  expect(await kept.get('lista', 'v2', make)).toBe('la 2');
  expect(await kept.get('lista', 'v1', make)).toBe('la 3');
});

test('the cache never exceeds its weight, and drops the least recently used value', async () => {
  const kept = new WeightedCache<string>(10, lengthOf);
  const made: string[] = [];
  const ask = (key: string, length: number) =>
    kept.get(key, '', async () => {
      made.push(key);
      return 'x'.repeat(length);
    });
  for (const key of ['a', 'b', 'a', 'c']) {
    await ask(key, 4);
    expect(kept.weight).toBeLessThanOrEqual(10);
  }
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('a', 4);
  await ask('b', 4);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect((await ask('grande', 11)).length).toBe(11);
  await ask('grande', 11);
  expect(made.filter((key) => key === 'grande')).toHaveLength(2);
  expect(kept.weight).toBe(8);
});

test('failures and values without a weight are not kept', async () => {
  const kept = new WeightedCache<string | null>(10, (value) => (value === null ? null : 1));
  await expect(kept.get('a', '', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', '', async () => null)).toBeNull();
  expect(await kept.get('a', '', async () => 'ya')).toBe('ya');
  expect(kept.weight).toBe(1);
});
