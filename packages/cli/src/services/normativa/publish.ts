import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { normativaRules } from '@garita/domain/normativa/normativa.rules';
import { readNormativa } from '@garita/domain/normativa/readNormativa';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { parseJson } from '../../input/parseJson';
import { readAgencia } from '../nomina/readAgencia';
import type { Session } from '../openSession';
import { readMsg } from '../readMsg';

/**
 * Parses a normativa. @throws UsageError for invalid JSON, another format, or values that
 * `normativaRules` refuse
 */
export function parseNormativa(text: string): Normativa {
  const normativa = readNormativa(parseJson(text, 'El fichero no es JSON.'));
  if (!normativa)
    throw new UsageError(
      'El fichero no es una normativa. Mira la forma que tiene con «garita normativa show --json».',
    );
  const failure = findFailure(normativaRules, normativa);
  if (failure) throw new UsageError(failure.texto);
  return normativa;
}

/**
 * Chooses what to publish: the file, or the draft if `file` is null. @throws RefusedError without a
 * draft, or for a file while there is a draft
 */
async function choose(connection: Connection, file: Normativa | null) {
  const borrador = await call(connection.api, 'borradorNormativa');
  if (file === null && borrador.contenido === null) throw new RefusedError(NORMATIVA.sinBorrador);
  if (file !== null && borrador.contenido !== null)
    throw new RefusedError(
      `Hay un borrador sin publicar, que guardó ${borrador.autor}. Publícalo con «garita normativa publish --borrador» o descártalo en el portal.`,
    );
  return { numero: borrador.numero, contenido: file ?? (borrador.contenido as Normativa) };
}

/**
 * Prepares publishing a file, or the draft if `file` is null. @throws RefusedError when nothing
 * changes, and in the cases of `choose`
 */
export async function preparePublish(
  session: Session,
  file: Normativa | null,
): Promise<Acto<'publicarNormativa'>> {
  session.check();
  const [publicada, { numero, contenido }, { nombre }] = [
    await call(session.api, 'normativa'),
    await choose(session, file),
    await readAgencia(session),
  ];
  const cambios = listDiferencias(publicada.contenido, contenido, session.moneda);
  if (cambios.length === 0) throw new RefusedError(NORMATIVA.sinCambios);
  const { api } = session;
  return {
    descripcion: `Versión ${publicada.version + 1} de la normativa de ${nombre}: ${cambios.join('; ')}`,
    confirmacion: nombre,
    send: async (clave) => {
      const kept =
        file &&
        (await call(
          api,
          'guardarNormativa',
          { numero, contenido: contenido as Schemas['Normativa'] },
          { idempotencyKey: clave },
        ));
      return readMsg(
        call(
          api,
          'publicarNormativa',
          { numero: kept?.numero ?? numero },
          { idempotencyKey: clave },
        ),
      );
    },
  };
}
