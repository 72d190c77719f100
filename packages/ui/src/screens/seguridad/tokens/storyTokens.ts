import { fn } from 'storybook/test';
import { STORY_PEOPLE } from '../../../docs/storyPeople';
import type { Token } from './FilaToken';

export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');

export const COPIA: Token = {
  id: 3,
  nombre: 'Copia de la nómina',
  pista: 'x7Qa',
  soloLectura: 1,
  codigos: [],
  creado: '2026-11-02T18:30:00.000Z',
  ultimoUso: '2026-11-21T18:25:00.000Z',
  expira: '2026-12-02T18:30:00.000Z',
};

export const TOKENS: readonly Token[] = [
  COPIA,
  {
    ...COPIA,
    id: 2,
    nombre: 'Multas desde la hoja',
    pista: '09Zz',
    soloLectura: 0,
    codigos: ['ven', 'mul'],
    ultimoUso: null,
  },
  {
    ...COPIA,
    id: 1,
    nombre: 'Prueba',
    pista: 'kkk1',
    creado: '2026-10-01T18:30:00.000Z',
    expira: '2026-10-31T22:59:59.000Z',
  },
];

/** A token's secret for the stories; no server accepts it. */
export const SECRETO = 'gar_4_wgBGycLzyeQZ7WsCiLitD3G47hfOo2l5dTMKH8UbRmO4A08Py';

export const ready = (tokens: readonly Token[]) => ({ kind: 'ready' as const, data: { tokens } });

export const TOKENS_ARGS = {
  state: ready(TOKENS),
  viewer: STORY_PEOPLE.Supervisora,
  now: () => AHORA,
  onCreate: fn(async () => SECRETO),
  onRevoke: fn(async () => undefined),
  onCopy: fn(),
};
