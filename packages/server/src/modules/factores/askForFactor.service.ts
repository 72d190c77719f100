import { FACTORES } from '@garita/domain/factores/textos';
import type { Sitio } from '../../access/sitio';
import type { Factores } from './factores.service';
import { desafioOf, toLlaveRef } from './pedirLlave';

const TIMEOUT_MS = 5 * 60_000;

/**
 * The answer that asks for a second factor. It offers only the passkeys of the present host name.
 */
export function askForFactor(
  { aplicacion, llaves, quedan }: Factores,
  { reto, sitio }: { reto: string; sitio: Sitio | null },
) {
  const here = llaves.filter(({ dominio }) => dominio === sitio?.dominio);
  return {
    error: 0 as const,
    reto,
    formas: [
      ...(here.length === 0 ? [] : (['llave'] as const)),
      ...(aplicacion === null ? [] : (['codigo'] as const)),
      ...(quedan === 0 ? [] : (['recuperacion'] as const)),
    ],
    opciones:
      sitio && here.length > 0
        ? {
            challenge: desafioOf(reto),
            rpId: sitio.dominio,
            allowCredentials: here.map(toLlaveRef),
            userVerification: 'preferred' as const,
            timeout: TIMEOUT_MS,
          }
        : null,
    msg: FACTORES.falta,
  };
}
