import type { OperationId } from '@garita/api-client/access';
import type { Fuente, Hecho } from '@garita/domain/persona/hecho';
import type { Kysely } from 'kysely';
import type { Clave } from '../db/behind';
import type { DB } from '../db/tables';

/** What of a source is asked for. */
export interface HistoriaPregunta {
  /** Whose history. */
  readonly persona: number;
  /** Who reads it. */
  readonly viewer: {
    /** Whether they may make a call about the person. */
    readonly may: (operation: OperationId) => boolean;
  };
  /** The entry behind which the page begins; null for the newest. */
  readonly antes: Clave | null;
  /** As many entries at most. */
  readonly limit: number;
}

/** What happened, before it is known from which source. */
export type HechoRow = Omit<Hecho, 'fuente' | 'fecha'> & { readonly fecha: Date };

/** What a module tells of a person in their history. */
export interface Historia {
  /** The call by which the portal tells it of anybody: whoever may make it about the person reads it here. */
  readonly call: OperationId;
  /** The call by which people are told their own; left out where there is none. */
  readonly ownCall?: OperationId;
  /** The newest first, by instant and then by id. */
  readonly list: (db: Kysely<DB>, pregunta: HistoriaPregunta) => Promise<HechoRow[]>;
}

/** Every source's. */
export type Historias = Readonly<Record<Fuente, Historia>>;
