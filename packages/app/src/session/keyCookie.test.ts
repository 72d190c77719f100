import { describe, expect, test } from 'vitest';
import { createKeyStore, findKey, formatCookie } from './keyCookie';

const KEY = `12-${'aZ_-9'.repeat(9).slice(0, 43)}`;

describe('what is stored', () => {
  test('lasts 365 days, for the whole portal and for it alone', () => {
    expect(formatCookie(KEY, false)).toBe(`key=${KEY}; path=/; max-age=31536000; samesite=strict`);
  });

  test('travels only encrypted where the page does', () => {
    expect(formatCookie(KEY, true)).toContain('; secure');
  });

  test('is forgotten by an age of zero', () => {
    expect(formatCookie(null, false)).toBe('key=; path=/; max-age=0; samesite=strict');
  });
});

describe('what is found', () => {
  test.each([
    ['', null],
    [`key=${KEY}`, KEY],
    [`a=1; key=${KEY}; b=2`, KEY],
    [`monkey=${KEY}`, null],
    ['key=', null],
    ['key=12-short', null],
    [`key=nonsense; key=${KEY}`, KEY],
  ])('%j → %s', (cookies, key) => {
    expect(findKey(cookies)).toBe(key);
  });
});

test('a store reads what it wrote until it removes it', () => {
  const jar = new Map<string, string>();
  const page = {
    secure: false,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const store = createKeyStore(page);
  expect(store.read()).toBeNull();
  store.write(KEY);
  expect(store.read()).toBe(KEY);
  store.remove();
  expect(store.read()).toBeNull();
});
