import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { GrupoHistoria, Hecho } from '@garita/domain/persona/hecho';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ficha = components['schemas']['FichaPersona'];
export type Nota = components['schemas']['NotaPersona'];

/** An act on the person: a link to the screen where it starts. */
interface Acto {
  readonly ruta: string;
  /** A verb: `Multar`. */
  readonly texto: string;
  readonly isAscenso: boolean;
}

export interface HistoriaLeida {
  readonly hechos: readonly Hecho[];
  /** The groups with entries that the viewer may see. */
  readonly grupos: readonly GrupoHistoria[];
  readonly hasMore: boolean;
}

export interface HistoriaProps {
  state: ScreenState<HistoriaLeida>;
  /** The group that the list is filtered by; null for all. */
  grupo: GrupoHistoria | null;
  onGrupo: (grupo: GrupoHistoria | null) => void;
  onMore: () => void;
  isLoadingMore: boolean;
  /** The signed-in user. Entries link only to screens that this user may open. */
  viewer: Subject;
}

export interface NotasProps {
  state: ScreenState<{ readonly notas: readonly Nota[] }>;
  /** Adds a note (addNota). The form shows a rejection. */
  onAdd: Act<[texto: string]>;
  /** Edits one of the viewer's own notes (editNota). */
  onEdit: Act<[id: number, texto: string]>;
  /** Deletes one of the viewer's own notes (deleteNota). The confirmation shows a rejection. */
  onDelete: Act<[id: number]>;
}

export interface PersonaScreenProps {
  /** The name in the address. */
  nombre: string;
  state: ScreenState<{ readonly ficha: Ficha }> | { readonly kind: 'notFound' };
  /** In display order. */
  actos: readonly Acto[];
  historia: HistoriaProps;
  /** Null if the viewer may not see notes on this person. */
  notas: NotasProps | null;
  onGo: (ruta: string) => void;
  /** The server's clock, in milliseconds. */
  now: () => number;
}
