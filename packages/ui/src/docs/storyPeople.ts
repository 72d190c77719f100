import type { components } from '@garita/api-client/schema';
import { PERMISOS, PERMISOS_DE_GERENCIA, type Permiso } from '@garita/domain/acceso/permisos';
import { OFICIAL } from '../screens/storyData';

type SessionUser = components['schemas']['SessionUser'];

/** Fields with the same value for all people of the stories. */
const { despedido, puertaDesde, debeCambiarClave, debeSegundoFactor, config } = OFICIAL;
const common = {
  despedido,
  puertaDesde,
  debeCambiarClave,
  debeSegundoFactor,
  config,
  permisoSys: 0 as const,
  fichaje: false,
  permisos: [] as Permiso[],
};
const MANDO: Permiso[] = ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'];

/** The toolbars' value for "the story decides". */
export const HISTORIA = 'historia';

/**
 * The accounts of the demo agency from bottom to top, as sessions; `scripts/storyPeople.test.mjs`
 * compares them with the demo.
 */
export const STORY_PEOPLE = {
  Recluta: {
    ...common,
    id: 6,
    usuario: 'Recluta',
    firma: null,
    mision: 'Recluta',
    id_categoria: 1,
  },
  Agente: { ...common, id: 5, usuario: 'Agente', firma: null, mision: 'Agente I', id_categoria: 3 },
  Oficial: { ...OFICIAL, mision: 'Oficial I' },
  Supervisora: {
    ...common,
    id: 3,
    usuario: 'Supervisora',
    firma: 'SUP',
    mision: 'Supervisión I',
    id_categoria: 8,
    permisos: MANDO,
    fichaje: true,
  },
  Gerente: {
    ...common,
    id: 2,
    usuario: 'Gerente',
    firma: 'GER',
    mision: 'Gerencia',
    id_categoria: 10,
    permisos: [...PERMISOS_DE_GERENCIA],
  },
  Fundadora: {
    ...common,
    id: 1,
    usuario: 'Fundadora',
    firma: 'FUN',
    mision: 'Fundación',
    id_categoria: 12,
    permisos: [...PERMISOS],
    permisoSys: 1,
  },
} satisfies Record<string, SessionUser>;

/** The viewer of a story: one of these people, or a visitor. */
export type StoryPersona = keyof typeof STORY_PEOPLE | 'Visitante';

export const STORY_PERSONAS = [
  'Visitante',
  ...Object.keys(STORY_PEOPLE),
] as readonly StoryPersona[];

/** The session as the API returns it; null for a visitor. */
export const personOf = (persona: StoryPersona): SessionUser | null =>
  persona === 'Visitante' ? null : STORY_PEOPLE[persona];
