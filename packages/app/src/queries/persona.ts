import type { GrupoHistoria } from '@garita/domain/persona/hecho';
import { queryOptions } from '@tanstack/react-query';
import { read, readParts } from '../data/read';

/** A person's record. Always stale, so that the record is as fresh as the history below it. */
export const personaQuery = (nombre: string) =>
  queryOptions({
    ...read('persona', { nombre }),
    staleTime: 0,
  });

export const historiaQuery = (nombre: string, grupo: GrupoHistoria | null) =>
  readParts('historiaPersona', { nombre, ...(grupo !== null && { grupo }) });
