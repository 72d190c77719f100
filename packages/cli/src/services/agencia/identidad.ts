import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { CAMPOS_IDENTIDAD, type Identidad } from '@garita/domain/identidad/identidad';
import { identidadRules } from '@garita/domain/identidad/identidad.rules';
import type { Rule } from '@garita/domain/reglas/Rule';
import type { Connection } from '../../connect';
import { readMsg } from '../readMsg';
import { ajusteSeccion } from './ajuste';
import { imagen, lista, numero, texto, textoONada } from './campo';

/**
 * The identity in a file. The emblem is its bytes in base64, since another portal does not know the
 * hash of the picture.
 */
type EnFichero = Schemas['Identidad'];

/**
 * Reads the emblem as base64, with `fetch`, since the contract's client reads only JSON. The emblem
 * is public. @throws ApiError if that fails
 */
async function readEmblema({ servidor }: Connection, hash: string): Promise<string> {
  const answer = await fetch(`${servidor}/api/ext/emblema/${hash}`, { redirect: 'error' }).catch(
    () => null,
  );
  if (!answer?.ok)
    throw new ApiError('No se ha podido leer el emblema. Vuelve a intentarlo.', {
      httpStatus: answer?.status ?? 0,
    });
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}

/** Uploads an emblem. @returns its hash; null if there is none */
async function sendEmblema({ api }: Connection, datos: string | null): Promise<string | null> {
  return datos === null ? null : (await call(api, 'subirEmblema', { datos })).emblema;
}

export const identidadSeccion = ajusteSeccion<EnFichero>({
  id: 'identidad',
  titulo: 'Identidad',
  campos: {
    nombre: texto(CAMPOS_IDENTIDAD.nombre),
    siglas: texto(CAMPOS_IDENTIDAD.siglas),
    firma_desde: numero(CAMPOS_IDENTIDAD.firma_desde),
    lema: texto(CAMPOS_IDENTIDAD.lema),
    emblema: imagen(CAMPOS_IDENTIDAD.emblema),
    color: textoONada(CAMPOS_IDENTIDAD.color),
    cartel: texto(CAMPOS_IDENTIDAD.cartel),
    bloques: lista(CAMPOS_IDENTIDAD.bloques),
  },
  rules: identidadRules as readonly Rule<Identidad>[] as readonly Rule<EnFichero>[],
  read: async (connection) => {
    const identidad = await call(connection.api, 'identidad');
    return {
      ...identidad,
      emblema: identidad.emblema === null ? null : await readEmblema(connection, identidad.emblema),
    };
  },
  write: async (connection, { emblema, ...data }, { emblema: _, ...previos }) => {
    const hash = emblema === undefined ? {} : { emblema: await sendEmblema(connection, emblema) };
    return readMsg(call(connection.api, 'setIdentidad', { data: { ...data, ...hash }, previos }));
  },
});
