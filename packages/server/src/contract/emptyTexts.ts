import type { OperationId } from '@garita/api-client/access';
import { ACCESO } from '@garita/domain/acceso/textos';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { CLONES } from '@garita/domain/clones/textos';
import { DEGRADOS } from '@garita/domain/degrados/textos';
import { FIRMAS } from '@garita/domain/firmas/textos';
import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { MISIONES } from '@garita/domain/misiones/textos';
import { MULTAS } from '@garita/domain/multas/textos';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { TRASLADOS } from '@garita/domain/traslados/textos';

/** The old portal's texts for an empty id, by field or for all fields of a call. */
const TEXTS: Partial<Record<OperationId, string | Readonly<Record<string, string>>>> = {
  actionDegrado: DEGRADOS.faltan,
  actionWhite: CLONES.sinUsuario,
  addFirma: FIRMAS.seleccionaUsuario,
  addMembresia: MEMBRESIAS.faltanDatos,
  addMision: { usuario: MISIONES.seleccionaUsuario, rango: MISIONES.seleccionaMision },
  addTraslado: { usuario: TRASLADOS.sinUsuario, rango: TRASLADOS.sinRango },
  openTime: TIEMPOS.seleccionaUsuario,
  sendAscenso: ASCENSOS.seleccionaUsuario,
  sendMulta: MULTAS.sinUsuario,
};

/** The text for a required id that is empty. A call without its own text gets the general text. */
export function emptyText(operation: OperationId, field: string): string {
  const texts = TEXTS[operation];
  return (typeof texts === 'string' ? texts : texts?.[field]) ?? ACCESO.sinNombrar;
}
