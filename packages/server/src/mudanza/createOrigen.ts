import type { Carpeta } from '@garita/domain/mudanza/carpeta';
import { findDuenia } from './duenia';
import { type Escalafon, planEscalafon } from './escalafon';
import { createBuscador } from './nombres';
import type { Origen } from './Origen';
import { type Persona, planPersonas } from './personas';

export interface Mudanza {
  readonly carpeta: Carpeta;
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
export function createOrigen({ carpeta, zona, corte, duenia }: Mudanza): Bases {
  const escalafon = planEscalafon(carpeta, zona, corte);
  const personas = planPersonas(carpeta, zona, corte, escalafon);
  const ids = new Set(personas.map(({ id }) => id));
  const buscar = createBuscador(
    carpeta,
    zona,
    personas.map(({ id, viejo }) => ({ id, usuario: viejo })),
  );
  return {
    escalafon,
    personas,
    origen: {
      carpeta,
      zona,
      corte,
      duenia: findDuenia(carpeta, zona, personas, duenia),
      personaDe: (nombre, id) =>
        id !== undefined && id !== null && ids.has(id)
          ? id
          : nombre === null
            ? null
            : buscar(nombre),
      misionDe: escalafon.misionDe,
    },
  };
}
