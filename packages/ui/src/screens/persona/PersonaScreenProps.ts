import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { GrupoHistoria, Hecho } from '@garita/domain/persona/hecho';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ficha = components['schemas']['FichaPersona'];
export type Nota = components['schemas']['NotaPersona'];

/** What may be done with the person, as the address that begins it. */
interface Acto {
  readonly ruta: string;
  /** A verb: `Multar`. */
  readonly texto: string;
}

/** What is known of a history: of all pages that were asked for. */
export interface HistoriaLeida {
  readonly hechos: readonly Hecho[];
  /** The groups of which the viewer is told something. */
  readonly grupos: readonly GrupoHistoria[];
  readonly hasMore: boolean;
}

export interface HistoriaProps {
  state: ScreenState<HistoriaLeida>;
  /** The group that alone is shown; null for all. */
  grupo: GrupoHistoria | null;
  onGrupo: (grupo: GrupoHistoria | null) => void;
  /** Asks for the next page. */
  onMore: () => void;
  isLoadingMore: boolean;
  /** Who reads: what they may not open is not linked. */
  viewer: Subject;
}

export interface NotasProps {
  state: ScreenState<{ readonly notas: readonly Nota[] }>;
  /** Writes one (addNota). A rejection is shown in the form. */
  onAdd: Act<[texto: string]>;
  /** Changes one of mine (editNota). */
  onEdit: Act<[id: number, texto: string]>;
  /** Takes one of mine back (deleteNota). A rejection is shown in the question. */
  onDelete: Act<[id: number]>;
}

export interface PersonaScreenProps {
  /** As the address names the person. */
  nombre: string;
  state: ScreenState<{ readonly ficha: Ficha }> | { readonly kind: 'notFound' };
  /** In the order in which they are offered, the main one first. */
  actos: readonly Acto[];
  historia: HistoriaProps;
  /** Null for whom there are no notes on this person. */
  notas: NotasProps | null;
  /** Goes to an address of the portal. */
  onGo: (ruta: string) => void;
  /** The server's clock, in ms. */
  now: () => number;
}
