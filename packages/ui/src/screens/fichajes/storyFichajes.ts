import { CROWD, PERSONAS } from '../storyData';
import type { Fichaje } from './FichajeScreenProps';

export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ago = (minutes: number): string => new Date(AHORA - minutes * MINUTE).toISOString();

/** An open record of Oficial, begun this many minutes ago. */
export const abiertoHace = (minutes: number, values: Partial<Fichaje> = {}): Fichaje => ({
  id: 900,
  dia: '2026-11-21',
  entrada: ago(minutes),
  salida: '-',
  min: 0,
  usuario: 4,
  usuarioNombre: 'Oficial',
  id_categoria: 5,
  mins: minutes,
  ...values,
});

/** A closed record of `minutes`. It began `later` minutes after the instant `days` days ago. */
export function cerradoHace(days: number, minutes: number, { later = 0, menos = 0 } = {}): Fichaje {
  const start = AHORA - days * DAY + later * MINUTE;
  return {
    ...abiertoHace(0),
    id: 800 - days * 2 + (later > 0 ? 1 : 0),
    dia: new Date(start).toISOString().slice(0, 10),
    entrada: new Date(start).toISOString(),
    salida: new Date(start + minutes * MINUTE).toISOString(),
    min: minutes - menos,
    mins: minutes - menos,
  };
}

/** Closed records of the past fortnight. One day has two records, one of them shortened. */
export const PASADOS: readonly Fichaje[] = [
  cerradoHace(1, 125, { later: 150, menos: 5 }),
  cerradoHace(1, 95),
  cerradoHace(2, 188),
  cerradoHace(3, 42),
  cerradoHace(5, 240, { later: 60 }),
  cerradoHace(6, 77),
  cerradoHace(9, 134),
  cerradoHace(12, 61),
];

const MINUTES = [133, 12, 254, 48, 7, 96];

export const ACTIVOS: readonly Fichaje[] = PERSONAS.filter(({ id }) =>
  [1, 2, 3, 4, 5, 9].includes(id),
).map((persona, index) =>
  abiertoHace(MINUTES[index] ?? 0, {
    id: 600 + persona.id,
    usuario: persona.id,
    usuarioNombre: persona.usuario,
    id_categoria: persona.id_categoria,
  }),
);

export const MULTITUD: readonly Fichaje[] = CROWD.map(({ id, usuario, id_categoria }) =>
  abiertoHace((id * 37) % 600, { id, usuario: id, usuarioNombre: usuario, id_categoria }),
);

export const ANIOS: readonly Fichaje[] = Array.from({ length: 1000 }, (_, index) =>
  cerradoHace(index + 1, 20 + ((index * 53) % 200)),
);
