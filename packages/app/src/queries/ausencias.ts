import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';
import { readPages } from '../data/readPages';

/** The agency's day. */
export const hoyQuery = () =>
  queryOptions({ ...read('ausencias', 'getHoy', 'GET /getHoy'), select: ({ hoy }) => hoy });

/** One's own absences. */
export const misAusenciasQuery = () => read('ausencias', 'getMyAusencias', 'GET /getMyAusencias');

/** Everybody's absences, the newest first. */
export const ausenciasQuery = () => readPages('ausencias', 'getAusencias', 'GET /getAusencias');

/** Who is excused this week, up to today. */
export const ausentesQuery = () => read('ausencias', 'ausentes', 'GET /ext/ausentes');
