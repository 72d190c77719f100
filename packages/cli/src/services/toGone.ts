import { ApiError } from '@garita/api-client/ApiError';
import type { Cambio } from '../cambio/Cambio';
import { RefusedError } from '../errors';
import type { Answered } from './toIdle';

/** What is gone: of several lines this one is told as refused. @throws RefusedError when nothing else is to be done */
export function toGone({ texto, isMany, ...line }: Answered): Cambio {
  if (!isMany) throw new RefusedError(texto);
  return {
    ...line,
    send: async () => {
      throw new ApiError(texto, { httpStatus: 409 });
    },
  };
}
