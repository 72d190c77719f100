import type { PantallaId } from './pantallas';

/**
 * What the portal promises and does not have yet: screens that show "En construcción" and calls that answer 501. Building one means
 * removing its line here; the app's and the server's tests hold the list to what is there and let it only shrink.
 */
export const PENDIENTES = {
  pantallas: [
    'perfil',
    'cambionombre',
    'estados',
    'configuracion',
    'tiempos',
    'paselista',
    'fichaje',
    'ausencias',
    'resumensemanal',
    'traslados',
    'membresias',
    'misiones',
    'firmas',
    'registros',
    'listapaga',
    'ventas',
    'empleadomes',
    'equipo',
    'clones',
    'multas',
    'degrados',
    'despidos',
    'usuarios',
    'excepciones',
    'descuentos',
    'mantenimiento',
    'bitacora',
    'rangos',
    'calcularango',
    'normativa',
    'radio',
  ],
  llamadas: [],
} as const satisfies { pantallas: readonly PantallaId[]; llamadas: readonly string[] };

/** A screen that is still to be built. */
export type PantallaPendiente = (typeof PENDIENTES.pantallas)[number];

export const isPendiente = (id: string): id is PantallaPendiente => (PENDIENTES.pantallas as readonly string[]).includes(id);
