import type { TipoAviso } from '@garita/domain/avisos/aviso';
import type { Aviso } from './AvisosProps';

const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;

const hace = (minutes: number): string => new Date(AHORA - minutes * MINUTE).toISOString();

const aviso = (
  id: number,
  tipo: TipoAviso,
  datos: Aviso['datos'],
  minutes: number,
  leido = false,
): Aviso => ({ id, tipo, datos, fecha: hace(minutes), leido });

export const AVISOS: readonly Aviso[] = [
  aviso(48, 'ascensoPropuesto', { quien: 'Gerente', que: 'Oficial II' }, 4),
  aviso(47, 'tiempoConfirmado', { quien: 'Supervisora', cantidad: 85 }, 35),
  aviso(
    45,
    'multa',
    { quien: 'Supervisora', cantidad: 15, motivo: 'Se fue de la garita sin avisar' },
    190,
  ),
  aviso(41, 'paseLista', { quien: 'Supervisora', que: 'sumado' }, 260, true),
  aviso(39, 'paga', { quien: 'Gerente', cantidad: 24 }, 1_400, true),
  aviso(
    36,
    'ausenciaAceptada',
    { quien: 'Gerente', inicio: '2026-12-23', final: '2026-12-27' },
    1_500,
    true,
  ),
  aviso(30, 'normativa', { cantidad: 4 }, 4_400, true),
];

export const MUCHOS: readonly Aviso[] = Array.from({ length: 60 }, (_, index) =>
  aviso(
    200 - index,
    'multa',
    {
      quien: 'Ww0rld-Champion_DelMundo.2026.XX',
      cantidad: 100_000,
      motivo: 'No avisó de que se iba. '.repeat(8).trim(),
    },
    index * 300,
  ),
);
