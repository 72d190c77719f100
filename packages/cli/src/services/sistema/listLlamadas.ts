import { describeAcceso } from '@garita/domain/acceso/describeAcceso';
import { foldText } from '@garita/domain/formato/foldText';

import { LLAMADAS } from './findLlamada';

/** The calls whose name or path contains a word; all calls for an empty word. */
export function listLlamadas(palabra: string) {
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

export type LlamadaMostrada = ReturnType<typeof listLlamadas>[number];
