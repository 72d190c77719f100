import type { GrupoHistoria } from '@garita/domain/persona/hecho';
import { queryOptions } from '@tanstack/react-query';
import { read, readParts } from '../data/read';

/** Who somebody is; as old as the history that stands below it. */
export const personaQuery = (nombre: string) =>
  queryOptions({
    ...read('persona', { nombre }),
    staleTime: 0,
  });

/** What has happened to somebody, page by page. Whatever is done to them adds to it. */
export const historiaQuery = (nombre: string, grupo: GrupoHistoria | null) =>
  readParts('historiaPersona', { nombre, ...(grupo !== null && { grupo }) });
