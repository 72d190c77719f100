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
  readonly config: { readonly estados: 0 | 1; readonly app: 0 | 1 };
  /** The session that the call came with. */
  readonly sesionId: number;
}

/** Effective codes in the portal's order. */
export function effectivePermisos(owner: boolean, granted: Iterable<string>): Permiso[] {
  const codes = new Set(granted);
  return PERMISOS.filter((code) => owner || codes.has(code));
}
