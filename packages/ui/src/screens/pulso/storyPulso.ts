import { listTramos, type SemanasPulso } from '@garita/domain/pulso/tramos';
import { CROWD, PERSONAS } from '../storyData';
import type { Pulso } from './PulsoScreenProps';

const HOY = '2026-11-21';
/** A deterministic number from 0 to 1. */
const wave = (i: number, seed: number): number =>
  (Math.sin(i * 1.7 + seed) + Math.sin(i * 0.45 + seed * 3) + 2) / 4;

/** People on duty by hour: in the afternoon and evening, at weekends also in the morning. */
const calor = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) =>
    Math.round(
      Math.max(0, Math.sin(((hour - (day > 4 ? 9 : 13)) / 12) * Math.PI)) *
        (day > 4 ? 1900 : 1300) *
        (0.7 + 0.3 * wave(day + hour, 2)),
    ),
  ),
);

export function pulsoOf(semanas: SemanasPulso): Pulso {
  const times = semanas === 4 ? 1 : 6;
  const tramos = listTramos(HOY, semanas).map((tramo, i, all) => {
    const part = i === all.length - 1 ? 0.4 : 1;
    return {
      ...tramo,
      activas: Math.round((9 + 9 * wave(i, 1)) * part * (times > 1 ? 2 : 1)),
      minutos: Math.round((620 + 700 * wave(i, 2)) * times * part),
      ascensos: Math.round(5 * wave(i, 3) * times * part),
      asistencias: Math.round((4 + 12 * wave(i, 4)) * times * part),
      entradas: Math.round(2.4 * wave(i, 5) * (times > 1 ? 2 : 1)),
      salidas: wave(i, 6) > 0.62 ? 1 : 0,
    };
  });
  const minutos = tramos.reduce((sum, tramo) => sum + tramo.minutos, 0);
  return {
    hoy: HOY,
    tramos,
    calor: calor.map((horas) => horas.map((minutes) => Math.round((minutes * semanas) / 4))),
    reparto: {
      minutos,
      personas: 31,
      mitad: 5,
      filas: PERSONAS.slice(2).map(({ id, usuario, id_categoria }, i) => ({
        id,
        usuarioNombre: usuario,
        categoria: id_categoria,
        minutos: Math.round(minutos * 0.17 * 0.78 ** i),
      })),
    },
    riesgo: {
      quietas: 2,
      atrasadas: 2,
      paga: '2026-11-22',
      filas: [
        {
          id: 8,
          usuarioNombre: 'I1l_O0scar',
          categoria: 4,
          dias: 23,
          falta: { ascensos: 0, asistencias: 3, times: 240 },
        },
        { id: 6, usuarioNombre: 'Recluta', categoria: 1, dias: 9, falta: null },
        {
          id: 5,
          usuarioNombre: 'Agente',
          categoria: 3,
          dias: 1,
          falta: { ascensos: 1, asistencias: 2, times: 95 },
        },
      ],
    },
    retencion: Array.from({ length: 12 }, (_, i) => {
      const mes = new Date(Date.UTC(2025, 11 + i, 1)).toISOString().slice(0, 7);
      const entraron = 6 + Math.round(9 * wave(i, 7));
      return {
        mes,
        entraron,
        quedan: Array.from({ length: 12 - i }, (_, month) =>
          Math.round(entraron * (0.95 - 0.06 * month * (0.5 + wave(i, 8)))),
        ),
      };
    }),
  };
}

const NADA = { activas: 0, minutos: 0, ascensos: 0, asistencias: 0, entradas: 0, salidas: 0 };

export const PULSO_NUEVO: Pulso = {
  hoy: HOY,
  tramos: listTramos(HOY, 4).map((tramo) => ({ ...tramo, ...NADA })),
  calor: calor.map((horas) => horas.map(() => 0)),
  reparto: { minutos: 0, personas: 0, mitad: 0, filas: [] },
  riesgo: { quietas: 0, atrasadas: 0, paga: '2026-11-22', filas: [] },
  retencion: [],
};

export const PULSO_QUIETO: Pulso = {
  ...PULSO_NUEVO,
  tramos: PULSO_NUEVO.tramos.map((tramo) => ({ ...tramo, entradas: 1 })),
};

export const PULSO_GRANDE: Pulso = {
  ...pulsoOf(52),
  riesgo: {
    quietas: 1_840,
    atrasadas: 905,
    paga: '2026-11-22',
    filas: CROWD.slice(0, 100).map(({ id, usuario, id_categoria }, i) => ({
      id,
      usuarioNombre: usuario,
      categoria: id_categoria,
      dias: 300 - i,
      falta: null,
    })),
  },
};
