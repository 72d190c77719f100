import type { Invitacion } from './RegistroSeccionProps';

export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');

const common = {
  nota: '',
  usos: 1,
  usados: 0,
  expira: null,
  creada: '2026-11-20T10:00:00.000Z',
  creadaPor: 'Fundadora',
  anulada: null,
  personas: [],
} as const;
const persona = (id: number, usuario: string) => ({
  id,
  usuario,
  fecha: '2026-11-21T09:00:00.000Z',
});

/** Invitations: partly used, unused, used up, expired and cancelled. */
export const INVITACIONES_DE_PRUEBA: readonly Invitacion[] = [
  {
    ...common,
    id: 5,
    codigo: 'H7KM2QXP',
    nota: 'Feria de otoño',
    usos: 5,
    usados: 2,
    expira: '2026-12-01T18:30:00.000Z',
    personas: [persona(9, 'Aspirante22'), persona(10, 'elPatio83')],
  },
  { ...common, id: 4, codigo: 'WX4T9BCD', personas: [] },
  {
    ...common,
    id: 3,
    codigo: 'M2N3P4Q5',
    usados: 1,
    creadaPor: 'Gerente',
    personas: [persona(11, 'Ronda-Nocturna')],
  },
  { ...common, id: 2, codigo: 'ZZTT8899', expira: '2026-11-20T18:30:00.000Z', personas: [] },
  {
    ...common,
    id: 1,
    codigo: 'ABCD2345',
    usos: 30,
    anulada: '2026-11-20T12:00:00.000Z',
    personas: [],
  },
];
