import { listPersonas } from '@garita/domain/mudanza/listPersonas';
import type { Respuestas } from '@garita/domain/mudanza/respuestas';
import { findDuenia } from './duenia';
import { type Escalafon, planEscalafon } from './escalafon';
import { createFinder } from './nombres';
import type { Origen } from './Origen';
import { type Persona, planPersonas } from './personas';

export interface Mudanza {
  readonly respuestas: Respuestas;
  readonly zona: string;
  /** When the copy was made, ISO 8601. */
  readonly corte: string;
  /** The owner's name, if the operator says it. */
  readonly duenia: string | null;
}

/** Everything that the other lists refer to. */
export interface Bases {
  readonly origen: Origen;
  readonly escalafon: Escalafon;
  readonly personas: readonly Persona[];
}

/** Plans the ladder and the people. @throws StartError without a ladder or an owner */
export function createOrigen({ respuestas, zona, corte, duenia }: Mudanza): Bases {
  const escalafon = planEscalafon(respuestas, zona, corte);
  const personas = planPersonas(respuestas, zona, corte, escalafon);
  // The forgotten have ids of our own, which no answer means.
  const ids = new Set(listPersonas(respuestas, zona).map(({ id }) => id));
  const find = createFinder(
    respuestas,
    zona,
    personas.map(({ id, viejo }) => ({ id, usuario: viejo })),
  );
  return {
    escalafon,
    personas,
    origen: {
      respuestas,
      zona,
      corte,
      duenia: findDuenia(respuestas, zona, personas, duenia),
      personaDe: (nombre, id) =>
        id !== undefined && id !== null && ids.has(id) ? id : nombre === null ? null : find(nombre),
      misionDe: escalafon.misionDe,
    },
  };
}
