import { SUCESO_IDS, SUCESOS } from '@garita/domain/webhooks/sucesos';
import type { Entrega, Webhook } from './DiscordSeccionProps';

const NINGUNO = Object.fromEntries(SUCESO_IDS.map((id) => [id, null])) as Webhook['sucesos'];

export const AVISOS: Webhook = {
  id: 1,
  nombre: 'Canal de avisos',
  pista: 'a1B2',
  activo: 1,
  detenido: null,
  sucesos: { ...NINGUNO, ascenso: SUCESOS.ascenso.palabras, dia_paga: SUCESOS.dia_paga.palabras },
  pendientes: 0,
  ultima: {
    fecha: '2026-11-21T18:25:00.000Z',
    estado: 'entregada',
    codigo: 204,
    fallo: null,
    motivo: null,
  },
  creadorNombre: 'Fundadora',
  creado: '2026-11-02T12:00:00.000Z',
};
export const GERENCIA: Webhook = {
  ...AVISOS,
  id: 2,
  nombre: 'Gerencia',
  pista: 'Zx_9',
  detenido: 'no_existe',
  sucesos: { ...NINGUNO, despido: SUCESOS.despido.palabras },
  ultima: {
    fecha: '2026-11-20T10:00:00.000Z',
    estado: 'marcada',
    codigo: 404,
    fallo: null,
    motivo: null,
  },
};
export const PRUEBAS: Webhook = {
  ...AVISOS,
  id: 3,
  nombre: 'Pruebas',
  pista: 'q0Qq',
  activo: 0,
  sucesos: NINGUNO,
  pendientes: 0,
  ultima: null,
};

const LLEGO: Entrega = {
  id: 31,
  suceso: 'ascenso',
  texto: '**Oficial** asciende de Oficial I a **Oficial II**. ¡Enhorabuena!',
  estado: 'entregada',
  fecha: '2026-11-21T18:25:00.000Z',
  intentos: 1,
  proximo: null,
  terminada: '2026-11-21T18:25:01.000Z',
  codigo: 204,
  fallo: null,
  motivo: null,
  reenvio: 0,
};
const ESPERA: Entrega = {
  ...LLEGO,
  id: 33,
  texto: String.raw`**I1l\_O0scar** asciende de Cabo a **Oficial I**. ¡Enhorabuena!`,
  estado: 'pendiente',
  fecha: '2026-11-21T18:28:00.000Z',
  intentos: 2,
  proximo: '2026-11-21T18:34:00.000Z',
  terminada: null,
  codigo: 503,
};
const NO_LLEGO: Entrega = {
  ...LLEGO,
  id: 32,
  suceso: 'dia_paga',
  texto: 'Ha llegado la hora de la paga en **Agencia Garita**. ¡Pasa a cobrar!',
  estado: 'marcada',
  fecha: '2026-11-14T19:00:00.000Z',
  intentos: 4,
  codigo: null,
  fallo: 'tiempo',
};
export const ENTREGAS: readonly Entrega[] = [
  ESPERA,
  { ...LLEGO, reenvio: 1 },
  { ...LLEGO, id: 30 },
  NO_LLEGO,
];
