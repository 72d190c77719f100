import { isDeepStrictEqual } from 'node:util';
import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { normativaRules } from '@garita/domain/normativa/normativa.rules';
import { UsageError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { toFields } from '../../input/parseJson';
import { readMsg } from '../readMsg';
import type { Seccion } from './Seccion';

type Normativa = Schemas['Normativa'];

const isNormativa = (valor: unknown): valor is Normativa => {
  const one = toFields<keyof Normativa>(valor);
  return (
    [one.tipos, one.infracciones, one.personal, one.articulos].every(Array.isArray) &&
    typeof one.nota === 'string'
  );
};

/**
 * The published normativa; null while the agency uses the default normativa. An import publishes a
 * version.
 */
export const normativaSeccion: Seccion = {
  id: 'normativa',
  titulo: 'Normativa',
  read: async ({ api }) => {
    const { propia, contenido } = await call(api, 'normativa');
    return propia ? contenido : null;
  },
  describe: (valor: Normativa | null) =>
    valor === null
      ? [['Versión', 'la de Garita']]
      : [
          ['Infracciones', String(valor.infracciones.length)],
          ['Artículos', valor.articulos.map(({ titulo }) => titulo).join(', ') || 'ninguno'],
        ],
  plan: async ({ api }, valor) => {
    if (valor === null) return [];
    if (!isNormativa(valor)) throw new UsageError('normativa: no es una normativa.');
    const { contenido } = await call(api, 'normativa');
    if (isDeepStrictEqual(contenido, valor)) return [];
    checkRules(normativaRules, valor, {});
    const send = async () => {
      const borrador = await call(api, 'borradorNormativa');
      const { numero } = await call(api, 'guardarNormativa', {
        numero: borrador.numero,
        contenido: valor,
      });
      return readMsg(call(api, 'publicarNormativa', { numero }));
    };
    return [
      {
        descripcion: `Publica otra versión, con ${valor.infracciones.length} infracciones y ${valor.articulos.length} artículos`,
        send,
      },
    ];
  },
};
