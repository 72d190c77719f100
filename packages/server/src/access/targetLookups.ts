import { ACCESO } from '@garita/domain/acceso/textos';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { ESTADOS } from '@garita/domain/estados/textos';
import { EXCEPCIONES } from '@garita/domain/excepciones/textos';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { MULTAS } from '@garita/domain/multas/textos';
import { CAMBIO_NOMBRE } from '@garita/domain/nombres/textos';
import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { findAusenciaUser } from '../modules/ausencias/ausencias.service';
import { findEstadoUser } from '../modules/estados/estados.service';
import { findFichajeUser } from '../modules/fichajes/fichajes.service';
import { findPagoUser } from '../modules/listapaga/listapaga.service';
import { findMultaUser } from '../modules/multas/multas.service';
import { findNombreUser } from '../modules/nombres/nombres.service';
import { findSolicitudUser } from '../modules/solicitudes/solicitudes.service';
import { findIdByNombre } from '../modules/usuarios/usuarios.repository';

interface TargetLookup {
  /**
   * The person that the value, an id or a name, leads to; null when there never was such a thing. Things that are over are found too: a request that is sent
   * again after its answer was lost must come past the gate to the answer that was kept.
   */
  readonly findUserId: (db: Kysely<DB>, value: never) => Promise<number | null>;
  readonly notFound: string;
}

/** What an `x-target` can be the id of; the server does not start when a call that is built names another. */
export const TARGET_LOOKUPS: Readonly<Record<string, TargetLookup>> = {
  usuario: { findUserId: async (_, id: number) => id, notFound: ACCESO.personaDesconocida },
  usuarioNombre: { findUserId: findIdByNombre, notFound: ACCESO.personaDesconocida },
  solicitud: { findUserId: findSolicitudUser, notFound: SOLICITUDES.noEncontrada },
  // An exception has the id of its person.
  excepcion: { findUserId: async (_, id: number) => id, notFound: EXCEPCIONES.noEncontrada },
  estado: { findUserId: findEstadoUser, notFound: ESTADOS.noEncontrado },
  ausencia: { findUserId: findAusenciaUser, notFound: AUSENCIAS.noEncontrada },
  nombre: { findUserId: findNombreUser, notFound: CAMBIO_NOMBRE.noEncontrada },
  multa: { findUserId: findMultaUser, notFound: MULTAS.noEncontrada },
  pago: { findUserId: findPagoUser, notFound: LISTA_PAGA.noEncontrada },
  fichaje: { findUserId: findFichajeUser, notFound: FICHAJES.noEncontrado },
};

/** The lookup of an `x-target`. @throws for a kind that is not there, which the start has ruled out. */
export function lookupOf(kind: string): TargetLookup {
  const lookup = TARGET_LOOKUPS[kind];
  if (!lookup) throw new Error(`no lookup for ${kind}`);
  return lookup;
}
