import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The agency's current day. */
export const hoyQuery = () => queryOptions({ ...read('getHoy'), select: ({ hoy }) => hoy });
