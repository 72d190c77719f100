import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAlbums } from './albums.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-albumes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a picture is found by its hash, and an equal picture is stored once', () => {
  const albums = openAlbums(folder);
  const hash = albums.keepPicture(Buffer.from('foto'));
  expect(albums.keepPicture(Buffer.from('foto'))).toBe(hash);
  expect(albums.readPicture(hash).toString()).toBe('foto');
});

test('a missing album is empty', () => {
  expect(openAlbums(folder).readAlbum('nada')).toEqual({});
});

test('the import graph of a Storybook is stored, and is null before', () => {
  const albums = openAlbums(folder);
  expect(albums.readGraph('libro')).toBeNull();
  albums.writeGraph('libro', { 'a.ts': ['b.ts'] });
  expect(openAlbums(folder).readGraph('libro')).toEqual({ 'a.ts': ['b.ts'] });
});

test('pictures that no stored album names are removed, and the others stay', () => {
  const albums = openAlbums(folder);
  const [kept, lost] = ['una', 'otra'].map((text) => albums.keepPicture(Buffer.from(text)));
  albums.writeAlbum('clave', { historia: { 'claro-1280': kept } });
  albums.prune([]);
  expect(albums.readAlbum('clave').historia['claro-1280']).toBe(kept);
  expect(albums.readPicture(kept).toString()).toBe('una');
  expect(() => albums.readPicture(lost)).toThrow();
});
