import { EMBLEMA_URL } from '../packages/ui/src/docs/storyEmblema';

/** Whose portal the book shows: the house's own look, and an agency that has a colour and an emblem of its own (the second demo). */
export const AGENCIAS = {
  garita: { nombre: 'Garita', emblema: null, color: null },
  faro: { nombre: 'Agencia Faro', emblema: EMBLEMA_URL, color: '#1c6f9e' },
} as const;

export type Agencia = keyof typeof AGENCIAS;
