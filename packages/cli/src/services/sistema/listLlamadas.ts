import type { Fields } from '@garita/api-client/fields';
import { describeAcceso } from '@garita/domain/acceso/describeAcceso';
import { foldText } from '@garita/domain/formato/foldText';

import { LLAMADAS } from './findLlamada';

export interface LlamadaMostrada {
  readonly llamada: string;
  readonly metodo: string;
  readonly ruta: string;
  readonly cambia: boolean;
  readonly permiso: string;
  readonly campos: Fields;
}

/** Matches names and paths; an empty word matches all. */
export function listLlamadas(palabra: string): readonly LlamadaMostrada[] {
  const word = foldText(palabra);
  return LLAMADAS.filter(({ id, path }) => foldText(`${id} ${path}`).includes(word)).map(
    ({ id, method, path, isWrite, access, fields }) => ({
      llamada: id,
      metodo: method,
      ruta: path,
      cambia: isWrite,
      permiso: describeAcceso(access),
      campos: fields,
    }),
  );
}
