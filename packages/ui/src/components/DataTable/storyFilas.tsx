import styled from 'styled-components';
import { color, media, space, text } from '../../theme/tokens';
import { Avatar } from '../Avatar';
import { Firma } from '../Firma';
import { Placa } from '../Placa';
import type { Column } from './column';

export interface Fila {
  id: number;
  usuario: string;
  categoria: number;
  firma: string | null;
  encargado: string | null;
  mins: number;
  pago: number | null;
  fecha: string | null;
  estado: 'Activo' | 'Pausado';
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  line-height: 1.3;
  ${media.wide} { white-space: nowrap; }
  strong, small { display: block; }
  small { font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
`;

// A card is too narrow for the signature beside the state.
const Stamp = styled.span`
  ${media.compact} { display: none; }
`;

function Who({ usuario, categoria, firma }: Fila) {
  return (
    <Line>
      <Avatar usuario={usuario} />
      <span>
        <strong translate="no">{usuario}</strong>
        <small>Categoría {categoria}</small>
      </span>
      <Placa categoria={categoria} />
      <Stamp>
        <Firma firma={firma} />
      </Stamp>
    </Line>
  );
}

export const columns: Column<Fila>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario,
    card: 'main',
    width: 300,
    cell: (fila) => <Who {...fila} />,
  },
  {
    id: 'encargado',
    header: 'Encargado',
    value: ({ encargado }) => encargado,
  },
  { id: 'mins', header: 'Acumulado', value: ({ mins }) => mins, kind: 'minutes' },
  { id: 'pago', header: 'Paga', value: ({ pago }) => pago, kind: 'credits' },
  {
    id: 'fecha',
    header: 'Último cambio',
    value: ({ fecha }) => fecha,
    kind: 'instant',
    card: 'hidden',
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => estado,
    kind: 'state',
    tone: ({ estado }) => (estado === 'Activo' ? 'success' : 'caution'),
    card: 'main',
  },
];

/** People whose names sort wrongly by code point, and rows without a value. */
export const few: Fila[] = [
  {
    id: 1,
    usuario: 'Ronda-Nocturna',
    categoria: 9,
    firma: 'ABZ',
    encargado: 'Capi.Ñandú',
    mins: 134,
    pago: 1250,
    fecha: '2026-11-21T17:08:00.000Z',
    estado: 'Activo',
  },
  {
    id: 2,
    usuario: 'I1l_O0scar',
    categoria: 4,
    firma: 'OSC',
    encargado: 'Marta-VZ',
    mins: 62,
    pago: 90,
    fecha: '2026-11-20T23:30:00.000Z',
    estado: 'Pausado',
  },
  {
    id: 3,
    usuario: 'Sra.Quintana',
    categoria: 7,
    firma: 'QTN',
    encargado: 'Capi.Ñandú',
    mins: 48,
    pago: null,
    fecha: null,
    estado: 'Activo',
  },
  {
    id: 4,
    usuario: 'elPatio83',
    categoria: 2,
    firma: null,
    encargado: null,
    mins: 35,
    pago: 0,
    fecha: '2026-11-02T08:15:00.000Z',
    estado: 'Activo',
  },
  {
    id: 5,
    usuario: 'Ñoño',
    categoria: 10,
    firma: 'FAB',
    encargado: 'Marta-VZ',
    mins: 200,
    pago: 15000,
    fecha: '2026-10-30T12:00:00.000Z',
    estado: 'Pausado',
  },
  {
    id: 6,
    usuario: 'luz_verde',
    categoria: 12,
    firma: 'LUV',
    encargado: null,
    mins: 12,
    pago: 8,
    fecha: '2026-11-21T18:29:00.000Z',
    estado: 'Activo',
  },
];

/** The number of rows of a list that renders only visible rows. */
export const CROWD = 5000;
export const many: Fila[] = Array.from({ length: CROWD }, (_, index) => ({
  id: index + 1,
  usuario: `Persona-${String((index * 7919) % CROWD).padStart(4, '0')}`,
  categoria: (index % 12) + 1,
  firma: index % 3 === 0 ? `A${String(index % 100).padStart(2, '0')}` : null,
  encargado: index % 4 === 0 ? null : `Encargado-${index % 41}`,
  mins: (index * 37) % 900,
  pago: index % 5 === 0 ? null : (index * 13) % 4000,
  fecha: new Date(Date.UTC(2026, 10, 21) - index * 3_600_000).toISOString(),
  estado: index % 6 === 0 ? 'Pausado' : 'Activo',
}));
