import type { CallInput } from '@garita/api-client/call';
import { MUESTRA } from '@garita/domain/membresias/muestra';

/** Creates the sample memberships in order. If one is refused, the earlier ones stay. */
export async function createMuestra(
  crear: (membresia: CallInput<'crearMembresia'>) => Promise<unknown>,
): Promise<void> {
  for (const membresia of MUESTRA) await crear(membresia as CallInput<'crearMembresia'>);
}
