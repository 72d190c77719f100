import type { OperationId } from '@garita/api-client/access';
import type { TestAgency } from '../agency/testAgency';
import { readEscalafon } from '../scenarios/escalafon';
import { makeEmblema } from '../scenarios/identidad';
import { makeRespaldo } from '../scenarios/respaldo';
import { makeWebhook } from '../scenarios/webhooks';
import type { KnownInput } from './fuzzCase';

/** Inputs with which a read finds something in the tests' agency. */
const READ_INPUTS: Partial<
  Readonly<
    Record<OperationId, (agency: TestAgency, ownerKey: string) => Promise<Partial<KnownInput>>>
  >
> = {
  cambiosEscalafon: async (a) => ({ body: await readEscalafon(a) }),
  usuarioPermiso: async (a) => ({ as: 'Oficial', params: { id: await a.idOf('Oficial') } }),
  emblema: async (a) => ({ as: null, params: { hash: await makeEmblema(a) } }),
  verUltimoAscenso: async (a) => ({ params: { userId: await a.idOf('Recluta') } }),
  getSolicitudes: async (a) => ({ as: 'Recluta', params: { id: await a.idOf('Recluta') } }),
  allNominaPorFecha: async () => ({ body: { inicio: '2026-11-01', final: '2026-11-21' } }),
  nominaPeriodo: async ({ db }) => ({
    params: {
      id: (await db.selectFrom('periodos').select('id').orderBy('id').executeTakeFirstOrThrow()).id,
    },
  }),
  nominaDetalle: async (a) => ({ params: { id: await a.idOf('Oficial') } }),
  usuarioPorNombre: async () => ({ params: { name: 'Agente' } }),
  // These reads need a caller who is clocked in.
  getAllTime: async () => ({ as: 'Oficial' }),
  getUsuariosTiempos: async () => ({ as: 'Oficial' }),
  getInfoDetailTime: async (a) => ({ params: { userId: await a.idOf('Agente') } }),
  getLogUser: async () => ({ params: { username: 'Agente' } }),
  persona: async () => ({ params: { nombre: 'Agente' } }),
  puerta: async () => ({ params: { nombre: 'Agente' } }),
  puertaAvatar: async () => ({ params: { nombre: 'Agente' } }),
  historiaPersona: async () => ({ params: { nombre: 'Agente' } }),
  notasPersona: async () => ({ params: { nombre: 'Agente' } }),
  getUsuarios: async () => ({ query: { q: 'a', limit: 5 } }),
  usuarioList: async () => ({ body: { usuario: 'a' } }),
  previaAlta: async () => ({
    body: { filas: [{ fila: 2, usuario: 'Llegada', mision: 'Reclutas' }] },
  }),
  userAllInfo: async (a) => ({ params: { id: await a.idOf('Agente') } }),
  getWork: async () => ({ params: { id: 3 } }),
  propuestaNormativa: async (a) => ({
    params: { usuario: await a.idOf('Agente') },
    query: { infraccion: 'ML-1' },
  }),
  bitacora: async () => ({ query: { palabra: 'a', limit: 5 } }),
  permisosDe: async (a) => ({ params: { id: await a.idOf('Agente') } }),
  quienPuede: async () => ({ params: { codigo: 'mul' } }),
  getUsername: async () => ({ params: { name: 'Nadie' } }),
  getListaPagaPorFecha: async () => ({ body: { inicio: '2026-11-01', final: '2026-11-21' } }),
  getLogPorPalabra: async () => ({ body: { modulo: 'ascensos', palabra: 'recluta' } }),
  getNameRequest: async (a) => ({ as: 'Agente', params: { id: await a.idOf('Agente') } }),
  // The address is private, so the portal sends no request.
  probarEnlace: async () => ({ body: { campo: 'enlace', url: 'https://127.0.0.1/' } }),
  getDescuento: async () => ({ body: { code: 'aspirante' } }),
  entregasWebhook: async (a) => ({ params: { id: await makeWebhook(a) } }),
  comprobarRespaldo: async (a) => ({ params: { id: await makeRespaldo(a) } }),
  archivoRespaldo: async (a, key) => {
    const { body } = await a.call('descargarRespaldo', {
      key,
      params: { id: await makeRespaldo(a) },
    });
    return { query: { enlace: body.data.enlace } };
  },
};

/**
 * The input of a read. The owner makes the read, unless it is personal.
 * @param key the owner's key, with which an input is prepared
 */
export const readInputOf = async (
  id: OperationId,
  agency: TestAgency,
  key: string,
): Promise<KnownInput> => ({
  as: 'Fundadora',
  ...(await READ_INPUTS[id]?.(agency, key)),
});
