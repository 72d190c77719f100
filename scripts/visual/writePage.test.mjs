import { expect, test } from 'vitest';
import { writePage } from './writePage.mjs';

const HOSTILE =
  '</script><script>alert(1)</script><img src=https://malo.ejemplo onerror=alert(1)>"\'&';
const REPORT = {
  base: { name: 'main', subject: 'Antes', tree: '1' },
  head: { name: HOSTILE, subject: HOSTILE, tree: '2' },
  same: 3,
  unsteady: [],
  scope: 'Se han mirado todas las historias.',
  stories: [
    {
      id: 'a--b',
      title: HOSTILE,
      name: HOSTILE,
      file: 'x',
      kind: 'nueva',
      variants: [{ name: 'claro-1280', after: HOSTILE }],
    },
  ],
};
const page = await writePage(REPORT, new Map([[HOSTILE, Buffer.from('foto')]]));

test('the report requests nothing from third parties: no foreign address, and a policy that refuses all of them', () => {
  const plain = page.replaceAll(/https:\/\/malo\.ejemplo/g, '');
  // XML namespaces are no addresses, and are not requested.
  expect(plain.match(/(?:https?:)?\/\/[\w-]+\.[\w.-]+/g) ?? []).toEqual([]);
  expect(plain.match(/\b(?:src|href)=["']?(?!data:)[^\s>]+/g) ?? []).toEqual([]);
  expect(plain.match(/url\((?!'data:)[^)]*\)|@import/g) ?? []).toEqual([]);
  expect(page).toContain("default-src 'none'");
});

test('the name of a story or a commit never becomes markup of the report', () => {
  const outside = page.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
  expect(outside).not.toContain('<script>alert');
  expect(outside).not.toContain('<img src');
  const data = /<script type="application\/json" id="datos">([\s\S]*?)<\/script>/.exec(page)[1];
  expect(JSON.parse(data).stories[0].name).toBe(HOSTILE);
});

test('the report contains the given pictures', () => {
  expect(page).toContain(`>${Buffer.from('foto').toString('base64')}</script>`);
});
