import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import type { Kysely } from 'kysely';
import type { TargetRule } from '../contract/loadContract';
import type { DB } from '../db/tables';
import { findSolicitudUser } from '../modules/solicitudes/solicitudes.service';

interface TargetLookup {
  /** The person that the id leads to; null when there is no such thing. */
  readonly findUserId: (db: Kysely<DB>, id: number) => Promise<number | null>;
  readonly notFound: string;
}

/** What an `x-target` can be the id of. */
export const TARGET_LOOKUPS: Readonly<Record<TargetRule['lookup'], TargetLookup>> = {
  usuario: { findUserId: async (_, id) => id, notFound: 'Esa persona no existe.' },
  solicitud: { findUserId: findSolicitudUser, notFound: SOLICITUDES.noEncontrada },
};
