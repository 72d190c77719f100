import { createPng } from '../createPng';

export const EMBLEMA = createPng(
  {
    lineas: [
      '.......nn.......',
      '......nnnn......',
      '.....nnnnnn.....',
      'aaa..nlllln..aaa',
      '.aaa.nllllnaaaa.',
      '..aa.nllllnaa...',
      '.....nnnnnn.....',
      '......rrrr......',
      '......wwww......',
      '.....wwwwww.....',
      '.....rrrrrr.....',
      '.....wwwwww.....',
      '....wwwwwwww....',
      '....rrrrrrrr....',
      '..bbbbbbbbbbbb..',
      '.bbcbbbcbbbcbbb.',
    ],
    colores: {
      n: '#12324a',
      l: '#ffd24a',
      a: '#ffb21a',
      r: '#c2324b',
      w: '#c9d6df',
      b: '#1c6f9e',
      c: '#8fd0ec',
    },
  },
  8,
);
