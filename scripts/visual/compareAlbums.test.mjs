import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { choosePictures } from './choosePictures.mjs';
import { compareAlbums } from './compareAlbums.mjs';

const draw = (grey) => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(255).forEach((_, place) => {
    if (place % 4 < 3) png.data[place] = grey;
  });
  return PNG.sync.write(png);
};
const PICTURES = { black: draw(0), grey: draw(100), white: draw(255) };
const readPicture = (hash) => PICTURES[hash];
const story = (id, title = 'Pantallas/Multas') => ({
  id,
  title,
  name: id.toUpperCase(),
  file: `${id}.stories.tsx`,
});
const side = (album, { faults = {}, titles = {} } = {}) => ({
  stories: [...Object.keys(album), ...Object.keys(faults)].map((id) => story(id, titles[id])),
  takes: [album],
  faults,
});

test('stories are equal, changed, new, removed or failed, and only differing variants are listed', () => {
  const before = side({
    igual: { a: 'black' },
    otra: { a: 'black', b: 'white' },
    vieja: { a: 'grey' },
    rota: { a: 'grey' },
  });
  const after = side(
    { igual: { a: 'black' }, otra: { a: 'black', b: 'grey' }, recien: { a: 'white' } },
    { faults: { rota: 'No hay botón' } },
  );
  const { same, stories } = compareAlbums(before, after, readPicture);
  expect(same).toBe(1);
  expect(
    stories.map(({ id, kind, variants }) => [id, kind, variants.map(({ name }) => name)]),
  ).toEqual([
    ['otra', 'cambiada', ['b']],
    ['recien', 'nueva', ['a']],
    ['rota', 'fallida', []],
    ['vieja', 'retirada', ['a']],
  ]);
  expect(stories[2].faults).toEqual([undefined, 'No hay botón']);
});

test('a picture that varies between takes is no change; a picture that never appears on the other side is a change', () => {
  const taken = (...hashes) => ({
    ...side({ a: { x: hashes[0] } }),
    takes: hashes.map((hash) => ({ a: { x: hash } })),
  });
  expect(compareAlbums(taken('black', 'grey'), taken('white', 'grey'), readPicture).same).toBe(1);
  expect(compareAlbums(taken('black', 'grey'), taken('white', 'white'), readPicture).same).toBe(0);
});

test('stories are sorted by title, so that a screen’s stories are together', () => {
  const titles = {
    a: 'Pantallas/Ventas',
    b: 'Pantallas/Álbum',
    c: 'Pantallas/Ventas',
    d: 'Pantallas/Álbum',
  };
  const after = side(
    { a: { x: 'black' }, b: { x: 'black' }, c: { x: 'black' }, d: { x: 'black' } },
    { titles },
  );
  const { stories } = compareAlbums(side({}), after, readPicture);
  expect(stories.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('stories of an album that were not requested are not compared', () => {
  const asked = {
    ...side({ a: { x: 'black' } }),
    takes: [{ a: { x: 'black' }, b: { x: 'white' } }],
  };
  expect(compareAlbums(asked, asked, readPicture)).toEqual({ same: 1, stories: [] });
});

test('when not all pictures fit, each story first gets the variant that differs most, and the others are marked as outside', () => {
  const variant = (name, share) => ({
    name,
    share,
    before: 'black',
    after: `${name}-after`,
    mask: Buffer.alloc(10),
  });
  const stories = ['s', 't'].map((id) => ({
    ...story(id),
    kind: 'cambiada',
    variants: [variant(`${id}1`, 0.1), variant(`${id}2`, 0.9)],
  }));
  const chosen = choosePictures(stories, () => Buffer.alloc(10), 55);
  expect(
    chosen.stories.map(({ variants }) =>
      variants.map(({ name, isOutside = false }) => [name, isOutside]),
    ),
  ).toEqual([
    [
      ['s1', true],
      ['s2', false],
    ],
    [
      ['t1', true],
      ['t2', false],
    ],
  ]);
  expect([...chosen.pictures.keys()].sort()).toEqual([
    'black',
    's-s2',
    's2-after',
    't-t2',
    't2-after',
  ]);
});
