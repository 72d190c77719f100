import { LONG_NAME } from '../storyData';
import type { BitacoraData, Fila } from './BitacoraScreenProps';

export const fila = (id: number, operacion: string, more: Partial<Fila> = {}): Fila => ({
  id,
  fecha: '2026-11-21T18:30:00.000Z',
  actor: 2,
  actorNombre: 'Gerente',
  conToken: null,
  operacion,
  tema: null,
  persona: 4,
  personaNombre: 'Oficial',
  antes: null,
  despues: null,
  ...more,
});

export const DATOS: BitacoraData = {
  filas: [
    fila(815, 'ajustarNomina', { antes: { asistencia: 3 }, despues: { asistencia: 4 } }),
    fila(814, 'editRank', { actor: 1, actorNombre: 'Fundadora', persona: null, personaNombre: null, antes: { paga_nomina: 14 }, despues: { paga_nomina: 20 } }),
    fila(813, 'actionExcepciones', { antes: { permisos: [] }, despues: { permisos: ['mul', 'adm'] } }),
    fila(812, 'openTime', { despues: { bajo: 4, alto: 2 } }),
    fila(811, 'registro', { actor: null, actorNombre: null, persona: 6, personaNombre: 'Recluta', despues: { usuario: 'Recluta', mision: 'Recluta' } }),
    fila(810, 'reabrirNomina', { persona: null, personaNombre: null }),
    fila(809, 'sendMulta', { conToken: 'Multas desde la hoja', despues: { creditos: 5 } }),
  ],
  nombres: [
    { id: 1, usuario: 'Fundadora' },
    { id: 2, usuario: 'Gerente' },
    { id: 4, usuario: 'Oficial' },
    { id: 6, usuario: 'Recluta' },
  ],
  hayMas: true,
};

export const MANY: BitacoraData = {
  ...DATOS,
  filas: Array.from({ length: 300 }, (_, i) => fila(1000 - i, i % 2 ? 'sendMulta' : 'actionTime', { despues: { usuario: 4, creditos: i } })),
};

export const LARGO: BitacoraData = {
  filas: [fila(1, 'sendMulta', { actorNombre: LONG_NAME, personaNombre: LONG_NAME, despues: { motivo: 'Motivosinespacios'.repeat(20) } })],
  nombres: [],
  hayMas: false,
};
