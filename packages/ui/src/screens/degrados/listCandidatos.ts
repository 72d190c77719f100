import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { listInferiores } from '@garita/domain/degrados/inferiores';
import type { Mision, Opciones } from './DegradosScreenProps';

interface Candidato {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string;
  readonly id_categoria: number;
  /** The missions below the person's current mission, nearest first; at least one. */
  readonly inferiores: readonly Mision[];
}

/** The people the viewer may demote: a lower category, and not the lowest mission (DEG-07). */
export function listCandidatos({ personas, escalera }: Opciones, viewer: Subject): Candidato[] {
  return personas
    .filter((target) => can(ACCESS.actionDegrado, viewer, { target }))
    .map((persona) => {
      const isActual = ({ id_categoria, nombre }: Mision) =>
        id_categoria === persona.id_categoria && nombre === persona.mision;
      return { ...persona, inferiores: listInferiores(escalera, isActual).reverse() };
    })
    .filter(({ inferiores }) => inferiores.length > 0);
}
