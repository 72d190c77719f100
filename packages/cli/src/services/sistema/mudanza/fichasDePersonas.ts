import type { PersonaVieja } from '@garita/domain/mudanza/listPersonas';
import type { Ficha } from './Copia';
import { DE_PERSONA, isOwn } from './lecturas';

/**
 * The questions about people. @param propia on our portals, the id of the person whose key it is; null
 * on others, which answer about everybody
 */
export const fichasDePersonas = (
  personas: readonly PersonaVieja[],
  propia: number | null,
): Ficha[] =>
  personas.flatMap(({ id, usuario }) =>
    DE_PERSONA.filter((llamada) => propia === null || propia === id || !isOwn(llamada)).map(
      (llamada) => ({
        pregunta: { llamada, valores: { id: `${id}`, userId: `${id}`, username: usuario } },
        ruta: `listas/${llamada}/${id}.json`,
      }),
    ),
  );
