import type { CallInput } from '@garita/api-client/call';
import { MUESTRA } from '@garita/domain/membresias/muestra';

/** Puts the memberships of the sample on offer, one after the other: where one is refused, those before it stay. */
export async function createMuestra(
  crear: (membresia: CallInput<'crearMembresia'>) => Promise<unknown>,
): Promise<void> {
  for (const membresia of MUESTRA) await crear(membresia as CallInput<'crearMembresia'>);
}
