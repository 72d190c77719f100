import type { Subject } from '@garita/domain/acceso/can';
import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';

/** The person who makes a call, as the database has them at that moment. */
export interface Actor extends Subject {
  readonly usuario: string;
  readonly firma: string | null;
  readonly misionId: number;
  readonly mision: string;
  /** Effective codes: the category's ∪ the person's exceptions ∪ every code for the owner (domain §1). */
  readonly permisos: readonly Permiso[];
  readonly debeCambiarClave: boolean;
  /** Whether the agency demands a second factor of them, and whether they have one. */
  readonly segundoFactor: { readonly exigido: boolean; readonly puesto: boolean };
  readonly config: { readonly estados: 0 | 1; readonly app: 0 | 1 };
  /** The session that the call came with; null when it came with a token of a script. */
  readonly sesionId: number | null;
  /** The token of a script that the call came with, which the rights above are already cut to; null for a session. */
  readonly token: ActorToken | null;
}

/** What a token of a script lends of its person's rights. */
export interface ActorToken {
  readonly id: number;
  readonly nombre: string;
  /** The codes that were chosen; null for a token that only reads. */
  readonly codigos: readonly string[] | null;
}

/** Effective codes in the portal's order. */
export function effectivePermisos(owner: boolean, granted: Iterable<string>): Permiso[] {
  const codes = new Set(granted);
  return PERMISOS.filter((code) => owner || codes.has(code));
}
