import { EMBLEMA_URL } from '../packages/ui/src/docs/storyEmblema';

/** The agencies of the toolbar: one with Garita's look, and one with a colour and an emblem. */
export const AGENCIAS = {
  garita: { nombre: 'Garita', emblema: null, color: null },
  faro: { nombre: 'Agencia Faro', emblema: EMBLEMA_URL, color: '#1c6f9e' },
} as const;

export type Agencia = keyof typeof AGENCIAS;
