import type { Preview } from '@storybook/react-vite';
import { HISTORIA, STORY_PERSONAS, type StoryPersona } from '../packages/ui/src/docs/storyPeople';
import type { Tema } from '../packages/ui/src/theme/palette';
import { AGENCIAS, type Agencia } from './agencias';
import type { Medio } from './useMedium';

/**
 * The time zones of the toolbar. URLs contain the keys, because a zone's slash is not allowed
 * there.
 */
export const ZONAS = {
  utc: 'UTC',
  mexico: 'America/Mexico_City',
  argentina: 'America/Argentina/Buenos_Aires',
  madrid: 'Europe/Madrid',
} as const;

/** Instants at the edges of a day, a year or a February. */
export const MOMENTOS = {
  madrugada: '2026-11-22T02:30:00.000Z',
  nochevieja: '2026-12-31T23:59:00.000Z',
  bisiesto: '2028-02-29T12:00:00.000Z',
} as const;

/** A story that needs a value sets it in its `globals`, which locks the toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  tema: {
    description: 'Tema',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'claro', title: 'Claro', icon: 'sun' },
        { value: 'oscuro', title: 'Oscuro', icon: 'moon' },
      ],
    },
  },
  agencia: {
    description: 'Agencia: nombre, emblema y color',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(AGENCIAS).map(([value, { nombre }]) => ({ value, title: nombre })),
    },
  },
  persona: {
    description: 'Quién mira: permisos de la persona',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: HISTORIA, title: 'Persona de la historia' },
        ...STORY_PERSONAS.map((value) => ({ value, title: value })),
      ],
    },
  },
  zona: {
    description: 'Zona horaria de quien lee',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'utc', title: 'UTC' },
        { value: 'mexico', title: 'Ciudad de México' },
        { value: 'argentina', title: 'Buenos Aires' },
        { value: 'madrid', title: 'Madrid' },
      ],
    },
  },
  reloj: {
    description: 'Reloj',
    toolbar: {
      icon: 'time',
      dynamicTitle: true,
      items: [
        { value: HISTORIA, title: 'Hora de la historia' },
        { value: 'real', title: 'En marcha' },
        { value: 'madrugada', title: '22 nov 2026, 02:30 UTC' },
        { value: 'nochevieja', title: '31 dic 2026, 23:59 UTC' },
        { value: 'bisiesto', title: '29 feb 2028, 12:00 UTC' },
      ],
    },
  },
  medio: {
    description: 'Medio, imitado: papel o colores forzados',
    toolbar: {
      icon: 'print',
      dynamicTitle: true,
      items: [
        { value: 'pantalla', title: 'Pantalla' },
        { value: 'papel', title: 'Papel' },
        { value: 'forzados', title: 'Colores forzados' },
      ],
    },
  },
  movimiento: {
    description: 'Movimiento',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'sistema', title: 'Movimiento del sistema' },
        { value: 'reducido', title: 'Movimiento reducido' },
      ],
    },
  },
  senas: {
    description: 'Señas: el nombre de lo que señalas',
    toolbar: {
      icon: 'search',
      dynamicTitle: true,
      items: [
        { value: 'no', title: 'Sin señas' },
        { value: 'si', title: 'Señas' },
      ],
    },
  },
};

export interface StoryGlobals {
  tema: Tema;
  agencia: Agencia;
  persona: typeof HISTORIA | StoryPersona;
  zona: keyof typeof ZONAS;
  reloj: typeof HISTORIA | 'real' | keyof typeof MOMENTOS;
  medio: Medio;
  movimiento: 'sistema' | 'reducido';
  senas: 'no' | 'si';
}

export const initialGlobals: StoryGlobals = {
  tema: 'claro',
  agencia: 'garita',
  persona: HISTORIA,
  zona: 'utc',
  reloj: HISTORIA,
  medio: 'pantalla',
  movimiento: 'sistema',
  senas: 'no',
};
