import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

export const hoyQuery = () => queryOptions({ ...read('getHoy'), select: ({ hoy }) => hoy });
