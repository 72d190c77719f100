import { LONG_NAME, PERSONAS } from '../storyData';
import type { BitacoraData, Fila, Persona } from './BitacoraScreenProps';

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
  objeto: null,
  antes: null,
  despues: null,
  ...more,
});

export const DATOS: BitacoraData = {
  filas: [
    fila(815, 'ajustarNomina', { antes: { asistencia: 3 }, despues: { asistencia: 4 } }),
    fila(814, 'editRank', {
      actor: 1,
      actorNombre: 'Fundadora',
      persona: null,
      personaNombre: null,
      objeto: 'Oficiales',
      antes: { paga_nomina: 14 },
      despues: { paga_nomina: 20 },
    }),
    fila(813, 'actionExcepciones', {
      antes: { permisos: [] },
      despues: { permisos: ['mul', 'adm'] },
    }),
    fila(812, 'openTime', { despues: { bajo: 4, alto: 2 } }),
    fila(811, 'registro', {
      actor: null,
      actorNombre: null,
      persona: 6,
      personaNombre: 'Recluta',
      despues: { usuario: 'Recluta', mision: 'Recluta' },
    }),
    fila(810, 'reabrirNomina', { persona: null, personaNombre: null }),
    fila(809, 'sendMulta', { conToken: 'Multas desde la hoja', despues: { creditos: 5 } }),
  ],
  nombres: [
    { id: 1, usuario: 'Fundadora' },
    { id: 2, usuario: 'Gerente' },
    { id: 4, usuario: 'Oficial' },
    { id: 6, usuario: 'Recluta' },
  ],
  categorias: [
    { id_categoria: 1, n_categoria: 'Formación' },
    { id_categoria: 2, n_categoria: 'Vigilancia' },
  ],
  hayMas: true,
};

export const TODOS: readonly Persona[] = [
  ...PERSONAS.map((persona) => ({ ...persona, despedido: 0 as const, anteriores: [] })),
  {
    id: 90,
    usuario: 'Expulsado',
    mision: 'Vigilante I',
    id_categoria: 2,
    despedido: 1,
    anteriores: [],
  },
  {
    id: 91,
    usuario: 'Caba',
    mision: 'Cabo III',
    id_categoria: 4,
    despedido: 0,
    anteriores: ['Cabo'],
  },
];

export const PALABRAS: BitacoraData = {
  ...DATOS,
  filas: [
    fila(908, 'ausenciaAction', {
      antes: { usuario: 4, estado: 'en_espera' },
      despues: { usuario: 4, estado: 'aceptada' },
    }),
    fila(907, 'pagar', {
      antes: { usuario: 4, pagado: 0 },
      despues: { usuario: 4, pagado: 1, monto: 24, total: 24, multas: [] },
    }),
    fila(906, 'addMision', {
      antes: { mision: 'Recluta' },
      despues: { mision: 'Vigilante I', credito: 15, venta: 24 },
    }),
    fila(905, 'ajustarNomina', { antes: { minutos: 60 }, despues: { minutos: 80 } }),
    fila(904, 'exigirFactor', {
      persona: null,
      personaNombre: null,
      antes: { desde: null, permisos: [] },
      despues: { desde: 2, permisos: ['pag'] },
    }),
    fila(903, 'despedir', {
      antes: { despedido: null },
      despues: { despedido: '2026-11-21T18:30:00.000Z', despido: 7, motivo: 'Inactividad' },
    }),
    fila(902, 'constructor', {
      persona: null,
      personaNombre: null,
      despues: { algunaCosa: 'en_marcha', constructor: true },
    }),
  ],
};

export const MANY: BitacoraData = {
  ...DATOS,
  filas: Array.from({ length: 300 }, (_, i) =>
    fila(1000 - i, i % 2 ? 'sendMulta' : 'actionTime', { despues: { usuario: 4, creditos: i } }),
  ),
};

export const LARGO: BitacoraData = {
  filas: [
    fila(1, 'sendMulta', {
      actorNombre: LONG_NAME,
      personaNombre: LONG_NAME,
      despues: { motivo: 'Motivosinespacios'.repeat(20) },
    }),
  ],
  nombres: [],
  categorias: [],
  hayMas: false,
};
