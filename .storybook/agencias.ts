import { EMBLEMA_URL } from '../packages/ui/src/docs/storyEmblema';

/** The toolbar's agencies: Garita's own look, and the second demo with a colour and emblem. */
export const AGENCIAS = {
  garita: { nombre: 'Garita', emblema: null, color: null },
  faro: { nombre: 'Agencia Faro', emblema: EMBLEMA_URL, color: '#1c6f9e' },
} as const;

export type Agencia = keyof typeof AGENCIAS;
