import type { Subject } from '@garita/domain/acceso/can';
import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';

/** The caller, with the rights that the database has now. */
export interface Actor extends Subject {
  readonly usuario: string;
  readonly firma: string | null;
  readonly misionId: number;
  readonly mision: string;
  /** The permissions of the category and the person's exceptions; for the owner all permissions. */
  readonly permisos: readonly Permiso[];
  readonly puertaDesde: number;
  readonly debeCambiarClave: boolean;
  /** Whether the agency demands a second factor, and whether the person has set one up. */
  readonly segundoFactor: { readonly exigido: boolean; readonly puesto: boolean };
  readonly config: { readonly estados: 0 | 1; readonly app: 0 | 1 };
  readonly sesionId: number | null;
  /** The access token, which limits the rights above; null for a session. */
  readonly token: ActorToken | null;
}

export interface ActorToken {
  readonly id: number;
  readonly nombre: string;
  /** The chosen permission codes; null for a read-only token. */
  readonly codigos: readonly string[] | null;
}

/** The permissions that a person holds, in the order of `PERMISOS`. */
export function effectivePermisos(owner: boolean, granted: Iterable<string>): Permiso[] {
  const codes = new Set(granted);
  return PERMISOS.filter((code) => owner || codes.has(code));
}
