import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';

type Schemas = components['schemas'];
export type NormativaWire = Schemas['Normativa'];

export const readPublicada = ({ api }: Connection): Promise<Schemas['NormativaPublicada']> =>
  call(api, 'normativa');
export const readBorrador = ({ api }: Connection): Promise<Schemas['BorradorNormativa']> =>
  call(api, 'borradorNormativa');

/** The rules that are published, or those of the draft, and what they are. @throws RefusedError when there is no draft. */
export async function showNormativa(
  connection: Connection,
  { borrador }: { readonly borrador: boolean },
): Promise<{ contenido: NormativaWire; que: string }> {
  if (!borrador) {
    const { version, contenido } = await readPublicada(connection);
    return { contenido, que: `Versión ${version} de la normativa, la que está publicada.` };
  }
  const { contenido, autor } = await readBorrador(connection);
  if (contenido === null) throw new RefusedError(NORMATIVA.sinBorrador);
  return { contenido, que: `Borrador de la normativa, sin publicar; lo guardó ${autor}.` };
}
