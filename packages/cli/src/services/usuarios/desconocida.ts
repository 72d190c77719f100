import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { ACCESO } from '@garita/domain/acceso/textos';
import { NotFoundError } from '../../errors';
import { suggest } from '../../input/suggest';

export function createDesconocida(typed: string, nombres: readonly string[]): NotFoundError {
  return new NotFoundError(
    `${typed}: ${ACCESO.personaDesconocida} ${suggest(typed, nombres, '')}`.trimEnd(),
  );
}

/** Turns a 404 into a NotFoundError that suggests the name of an active person. */
export async function askByNombre<T>(
  api: ApiClient,
  typed: string,
  answer: Promise<T>,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 404) throw error;
    const activas = await call(api, 'getUsuarios');
    throw createDesconocida(
      typed,
      activas.map(({ usuario }) => usuario),
    );
  }
}
