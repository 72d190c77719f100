import { SUCESO_IDS, SUCESOS, type SucesoId } from '@garita/domain/webhooks/sucesos';
import type { FastifyInstance } from 'fastify';
import type { Receptor } from '../agency/openReceptor';
import { type Answer, send, type TestAgency } from '../agency/testAgency';

/** For each event, a text with all its placeholders. */
export const PALABRAS_ENTERAS = Object.fromEntries(
  SUCESO_IDS.map((id) => [
    id,
    `${id}: ${SUCESOS[id].datos.map(({ nombre }) => `${nombre}={${nombre}}`).join(' ')}`,
  ]),
) as Readonly<Record<SucesoId, string>>;

/** Acts on webhooks, all as the owner. */
export const actsOnWebhooks = (agency: () => TestAgency, receptor: () => Receptor) => {
  const call = (
    operation:
      | 'crearWebhook'
      | 'editarWebhook'
      | 'quitarWebhook'
      | 'probarWebhook'
      | 'reenviarEntrega',
    body: unknown,
  ): Promise<Answer> => agency().call(operation, { as: 'Fundadora', body });
  const crear = (more: Record<string, unknown> = {}) =>
    call('crearWebhook', {
      nombre: 'Avisos',
      direccion: receptor().url(),
      sucesos: { ausencia: '{persona}: {motivo}' },
      ...more,
    });
  /** Causes an event: the owner asks for an absence, which is accepted at once. */
  const happen = async (motivo: string, app: FastifyInstance = agency().app) => {
    await agency().db.deleteFrom('ausencias').execute();
    const [usuario, key] = [await agency().idOf('Fundadora'), await agency().keyOf('Fundadora')];
    const answer = await send(app, 'addAusencia', key, {
      body: { usuario, motivo, inicio: '2026-12-01', final: '2026-12-08' },
    });
    if (answer.httpStatus !== 200) throw new Error(answer.body.msg);
  };
  const list = async () => (await agency().call('webhooks', { as: 'Fundadora' })).body;
  const entregas = async (id: number, query = {}) =>
    (await agency().call('entregasWebhook', { as: 'Fundadora', params: { id }, query })).body;
  return { call, crear, happen, list, entregas };
};
