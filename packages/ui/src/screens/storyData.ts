import type { components } from '@garita/api-client/schema';
import type { Refusal } from '../form/refusal';

type Persona = components['schemas']['Persona'];
type SessionUser = components['schemas']['SessionUser'];

/** A person of the demo agency who may promote others. The viewer of the screens' stories. */
export const OFICIAL = {
  id: 4,
  usuario: 'Oficial',
  firma: 'OFI',
  mision: 'Oficial de barrera',
  id_categoria: 5,
  permisos: ['asc', 'tt'],
  permisoSys: 0,
  despedido: 0,
  fichaje: true,
  puertaDesde: 1,
  debeCambiarClave: false,
  debeSegundoFactor: false,
  config: { estados: 1, app: 1 },
} satisfies SessionUser;

export const PERSONAS: readonly Persona[] = [
  { id: 1, usuario: 'Fundadora', mision: 'Fundación', id_categoria: 12 },
  { id: 2, usuario: 'Gerente', mision: 'Gerencia de turno', id_categoria: 10 },
  { id: 3, usuario: 'Supervisora', mision: 'Supervisión', id_categoria: 8 },
  { id: 4, usuario: 'Oficial', mision: 'Oficial de barrera', id_categoria: 5 },
  { id: 5, usuario: 'Agente', mision: 'Agente de guardia', id_categoria: 3 },
  { id: 6, usuario: 'Recluta', mision: 'Recluta', id_categoria: 1 },
  { id: 7, usuario: 'Ronda-Nocturna', mision: 'Vigilante de la barrera', id_categoria: 9 },
  { id: 8, usuario: 'I1l_O0scar', mision: 'Centinela', id_categoria: 4 },
  { id: 9, usuario: 'Sra.Quintana', mision: 'Inspección', id_categoria: 7 },
  { id: 10, usuario: 'elPatio83', mision: 'Aspirante', id_categoria: 2 },
];

/** A name of the maximum length, without a character at which it could break. */
export const LONG_NAME = 'Ww0rld-Champion_DelMundo.2026.XX';

export const CROWD: readonly Persona[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  usuario: `Persona-${String(index + 1).padStart(4, '0')}`,
  mision: `Misión ${(index % 37) + 1}`,
  id_categoria: (index % 12) + 1,
}));

export const refusal = (texto: string, httpStatus: number): Refusal =>
  Object.assign(new Error(texto), { httpStatus });

export const forever = (): Promise<never> => new Promise(() => undefined);

/** The portal's message for a 503. */
export const SERVER_DOWN = 'El portal no puede responder ahora. Inténtalo de nuevo en un momento.';
