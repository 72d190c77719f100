/** The tasks of a new agency, in the order shown; `href` is the screen of each. */
export const PASOS = [
  {
    id: 'escala',
    titulo: 'Escalafón',
    texto: 'Categorías y misiones por las que se asciende.',
    href: '/agencia/escalafon',
  },
  {
    id: 'permisos',
    titulo: 'Permisos',
    texto: 'Quién asciende, quién lleva los tiempos y quién decide.',
    href: '/agencia/permisos',
  },
  { id: 'aspecto', titulo: 'Aspecto', texto: 'Emblema, color y lema.', href: '/agencia/identidad' },
  {
    id: 'gente',
    titulo: 'Gente',
    texto: 'Trae tu lista de una hoja de cálculo.',
    href: '/traergente',
  },
  {
    id: 'membresias',
    titulo: 'Membresías',
    texto: 'Lo que la agencia vende.',
    href: '/mantenimiento',
  },
  {
    id: 'paga',
    titulo: 'Día de paga',
    texto: 'Cuándo se paga y cómo se llama la moneda.',
    href: '/agencia/paga',
  },
  {
    id: 'normativa',
    titulo: 'Normativa',
    texto: 'Las reglas y las sanciones, con tus palabras.',
    href: '/agencia/normativa',
  },
  {
    id: 'discord',
    titulo: 'Discord',
    texto: 'Que tu servidor se entere de lo que pasa.',
    href: '/agencia/discord',
  },
] as const;

export type PasoId = (typeof PASOS)[number]['id'];

/** The steps of the setup assistant, after the owner's account exists. */
export const ASISTENTE = [
  'escala',
  'permisos',
  'aspecto',
  'gente',
] as const satisfies readonly PasoId[];

export type PasoAsistente = (typeof ASISTENTE)[number];

export interface AjustePrimerosPasos {
  /** The owner's next step; null when they have finished, or never began. */
  readonly asistente: PasoAsistente | null;
  /** Whether a user has closed the card for good. */
  readonly cerrados: boolean;
}

export const AL_EMPEZAR: AjustePrimerosPasos = { asistente: 'escala', cerrados: false };

export const isPasoAsistente = (value: unknown): value is PasoAsistente =>
  ASISTENTE.some((paso) => paso === value);

/** Agencies older than the assistant count as finished. */
export function readPrimerosPasos(ajuste: unknown): AjustePrimerosPasos {
  if (typeof ajuste !== 'object' || ajuste === null) return { asistente: null, cerrados: true };
  const { asistente, cerrados } = ajuste as Record<string, unknown>;
  return { asistente: isPasoAsistente(asistente) ? asistente : null, cerrados: cerrados === true };
}

export const pasoDespuesDe = (paso: PasoAsistente): PasoAsistente | null =>
  ASISTENTE[ASISTENTE.indexOf(paso) + 1] ?? null;

export const PRIMEROS_PASOS = {
  guardado: 'Guardado',
  nadaQueCambiar: 'Di por dónde va el asistente, o que ya no hace falta.',
} as const;
