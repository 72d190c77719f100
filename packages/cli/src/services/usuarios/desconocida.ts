import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { ACCESO } from '@garita/domain/acceso/textos';
import { NotFoundError } from '../../errors';
import { suggest } from '../../input/suggest';

/** What is said of a name that is nobody's: the name, and whose was meant if one is near it. @param nombres those that there are */
export function createDesconocida(typed: string, nombres: readonly string[]): NotFoundError {
  return new NotFoundError(
    `${typed}: ${ACCESO.personaDesconocida} ${suggest(typed, nombres, '')}`.trimEnd(),
  );
}

/** What the portal answers about a name, by the active people's names where it says that it is nobody's. @throws RefusedError for a name that is nobody's */
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
