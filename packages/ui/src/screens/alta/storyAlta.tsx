import { DIAS_CODIGO, type FilaAlta } from '@garita/domain/alta/filas';
import { judgeFilas } from '@garita/domain/alta/judgeFilas';
import { ALTA } from '@garita/domain/alta/textos';
import { useCallback, useMemo, useState } from 'react';
import { ready } from '../../docs/storyActs';
import { TraerGenteScreen } from './TraerGenteScreen';
import type { Codigos, Pendiente, TraerGenteScreenProps } from './TraerGenteScreenProps';

export const MISIONES = [
  { id: 1, nombre: 'Recluta', id_categoria: 1, n_categoria: 'Ingreso' },
  { id: 2, nombre: 'Aspirante', id_categoria: 1, n_categoria: 'Ingreso' },
  { id: 3, nombre: 'Oficial I', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 4, nombre: 'Oficial II', id_categoria: 2, n_categoria: 'Oficiales' },
];

/** The ladder against which `CheckedScreen` checks: `MISIONES` and further missions. */
export const ESCALA = [
  ...MISIONES.slice(0, 2),
  { id: 5, nombre: 'Cabo I', id_categoria: 3, n_categoria: 'Cabos' },
  { id: 6, nombre: 'Cabo II', id_categoria: 3, n_categoria: 'Cabos' },
  ...MISIONES.slice(2),
  { id: 7, nombre: 'Oficial III', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 8, nombre: 'Inspector', id_categoria: 4, n_categoria: 'Inspección' },
  { id: 9, nombre: 'Inspector Jefe', id_categoria: 4, n_categoria: 'Inspección' },
];

export const PENDIENTES: readonly Pendiente[] = [
  {
    id: 8,
    usuario: 'Luz.Nocturna',
    mision: 'Recluta',
    caduca: '2026-12-23T18:30:00.000Z',
    caducado: 0,
    usado: 0,
  },
  {
    id: 9,
    usuario: 'Vigia_7',
    mision: 'Oficial II',
    caduca: '2026-11-01T18:30:00.000Z',
    caducado: 1,
    usado: 0,
  },
];

/** Forty people as pasted from a spreadsheet. Three lines have faults. */
export const LISTA = [
  'Keko\tRango\tFirma\tNotas',
  'Ana Ruiz\tRecluta\t\t',
  'Bea\tOficail II\tBEA\tturno de noche',
  'Cira\tRecluta\tOFI\t',
  'Oficial\tOficial I\t\tya estaba',
  ...Array.from(
    { length: 36 },
    (_, at) =>
      `Gente.${String.fromCharCode(97 + (at % 26))}${at < 26 ? 'x' : 'z'}\t${MISIONES[at % 4]?.nombre}\t\t`,
  ),
].join('\n');

const HEAD = 'Nick\tRango\tIniciales\tIngreso\tNotas';
/** People of one rank. Their names contain no digits, so that no two names look alike. */
const group = (rango: string, cuantas: number, initial: string, iniciales = false): string[] =>
  Array.from({ length: cuantas }, (_, at) => {
    const letter = String.fromCharCode(97 + at);
    return `${initial}${letter}.${letter}ra\t${rango}\t${iniciales ? `${initial[0]}${letter}` : ''}\t${at + 1}/03/2026\t`;
  });

/**
 * A spreadsheet as agencies keep it: 60 people in groups below titles, with abbreviated ranks,
 * initials of two letters, headings and totals.
 */
export const HOJA_DE_AGENCIA = [
  'POLICÍA DEL PUERTO\t\t\t\t',
  'Plantilla de noviembre\t\t\t\t',
  HEAD,
  'INSPECCIÓN\t\t\t\t',
  ...group('Insp. Jefe', 2, 'Mo', true),
  ...group('Insp.', 4, 'Tu', true),
  'Subtotal\t6\t\t\t',
  '',
  'CUERPO DE OFICIALES\t\t\t\t',
  ...group('Oficial mayor', 3, 'Ve', true),
  ...group('Of. 1', 6, 'Da', true),
  ...group('Of. 2', 8, 'Gu', true),
  '?Que!\tOficial segundo\t\t12-abr-26\t',
  'Álvaro.Ruiz\tOficial segundo\t\t\tde viaje',
  'Subtotal\t19\t\t\t',
  '',
  'CABOS\t\t\t\t',
  HEAD,
  ...group('Cabo Primero', 10, 'Ho'),
  ...group('Cabo 2º', 9, 'Fe'),
  '',
  'RECLUTAS\t\t\t\t',
  'Ñoño_77\tRecl.\t\t\t',
  'Luz Nocturna\tRecl.\t\t\t',
  ...group('Recl.', 10, 'Pu'),
  ...group('Patrullero', 4, 'Zo'),
  'Subtotal\t16\t\t\t',
  'TOTAL\t60\t\t\t',
].join('\n');

export const codigosOf = (filas: readonly { usuario: string; mision: string }[]): Codigos => ({
  msg: ALTA.hecha(filas.length),
  caduca: new Date(Date.UTC(2026, 10, 23 + DIAS_CODIGO)).toISOString(),
  codigos: filas.map(({ usuario, mision }, at) => ({
    id: at + 1,
    usuario,
    mision,
    codigo: `k7pm-x3rt-9wqd-${String(2222 + at)}`,
  })),
});

const AROUND = {
  misiones: ESCALA,
  conocidas: [
    { usuario: 'Oficial', despedida: false, misionId: 3, mision: 'Oficial I', firma: 'OFI' },
  ],
  vetados: [],
  refusal: () => null,
  hoy: '2026-11-23',
};

/** The screen with the domain's rules in place of the server. */
export function CheckedScreen(props: TraerGenteScreenProps) {
  const [filas, setFilas] = useState<readonly FilaAlta[] | null>(null);
  const { onFilas } = props;
  const take = useCallback(
    (next: readonly FilaAlta[] | null) => {
      setFilas(next);
      onFilas(next);
    },
    [onFilas],
  );
  const checked = useMemo(() => filas && ready({ filas: judgeFilas(filas, AROUND) }), [filas]);
  return <TraerGenteScreen {...props} previa={checked ?? props.previa} onFilas={take} />;
}
