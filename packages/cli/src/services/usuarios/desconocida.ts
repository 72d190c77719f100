import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { ACCESO } from '@garita/domain/acceso/textos';
import { NotFoundError } from '../../errors';
import { suggest } from '../../input/suggest';

/** The error of an unknown name, with the closest known one. @param nombres the known names */
export function createDesconocida(typed: string, nombres: readonly string[]): NotFoundError {
  return new NotFoundError(
    `${typed}: ${ACCESO.personaDesconocida} ${suggest(typed, nombres, '')}`.trimEnd(),
  );
}

/**
 * The portal's answer about a name; a 404 becomes an error with a suggestion from the active
 * people.
 * @throws RefusedError for an unknown name
 */
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
