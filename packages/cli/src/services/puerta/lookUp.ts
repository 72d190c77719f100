import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { type Juicio, juzgar } from '@garita/domain/puerta/juzgar';
import { readNombres } from '@garita/domain/puerta/nombres';
import { PUERTA } from '@garita/domain/puerta/textos';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';

type Mirada = Schemas['Puerta'] & Juicio;

/** The portal's answer for each name, with its verdict. @throws UsageError without a name */
export async function lookUp(
  { api }: Pick<Connection, 'api'>,
  typed: readonly string[],
): Promise<Mirada[]> {
  const nombres = readNombres(typed.join('\n'));
  if (nombres.length === 0) throw new UsageError(`${PUERTA.sinNombre}.`);
  const miradas: Mirada[] = [];
  for (const nombre of nombres) {
    const leida = await call(api, 'puerta', { nombre });
    miradas.push({ ...leida, ...juzgar(leida) });
  }
  return miradas;
}
