import { describe, expect, test } from 'vitest';
import { createMarkStore, findMark } from './markCookie';

const KEY = `12-${'aZ_-9'.repeat(9).slice(0, 43)}`;

describe('the session in the cookies', () => {
  test.each([
    ['', null],
    ['sesion=12-aZ_-9aZ_-9aZ', '12-aZ_-9aZ_-9aZ'],
    ['a=1; sesion=12-x; b=2', '12-x'],
    ['obsesion=12-x', null],
    ['sesion=', null],
    ['sesion=saliendo', null],
    ['sesion=0-x', null],
    // A script-readable key, from before the server set marks. Only its user id is used.
    [`key=${KEY}`, '12'],
    [`key=${KEY}; sesion=12-x`, '12-x'],
    [`key=${KEY}; sesion=saliendo`, null],
    ['key=12-short', '12'],
    ['key=nonsense', null],
    ['key=', null],
  ])('the cookies %j give the mark %s', (cookies, mark) => {
    expect(findMark(cookies)).toBe(mark);
  });
});

test('a user who signs out has no mark at once, and counts as leaving until the cookies are removed', () => {
  const jar = new Map([['sesion', '12-x']]);
  const written: string[] = [];
  const store = createMarkStore({
    secure: true,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
  expect([store.read(), store.isLeaving()]).toEqual(['12-x', false]);
  store.leave();
  expect([store.read(), store.isLeaving()]).toEqual([null, true]);
  expect(written).toEqual(['sesion=saliendo; path=/; max-age=31536000; samesite=strict; secure']);
  jar.clear();
  expect([store.read(), store.isLeaving()]).toEqual([null, false]);
});
