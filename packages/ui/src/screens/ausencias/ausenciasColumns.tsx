import styled from 'styled-components';
import type { Column } from '../../components/DataTable';
import { media } from '../../theme/tokens';
import { PersonaCell } from '../PersonaCell';
import type { Ausencia } from './AusenciasScreenProps';
import { nombreEstado, toneEstado } from './estadoAusencia';

// A reason may have five hundred characters, on lines of its own.
const Reason = styled.div`
  min-width: 160px;
  ${media.compact} { min-width: 0; }
  max-width: 46ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const inicio: Column<Ausencia> = { id: 'inicio', header: 'Desde', value: (ausencia) => ausencia.inicio, kind: 'day', card: 'meta' };
const final: Column<Ausencia> = { id: 'final', header: 'Hasta', value: (ausencia) => ausencia.final, kind: 'day', card: 'meta' };
const motivo: Column<Ausencia> = {
  id: 'motivo',
  header: 'Motivo',
  value: (ausencia) => ausencia.motivo,
  kind: 'text',
  card: 'text',
  width: 360,
  cell: (ausencia) => <Reason>{ausencia.motivo}</Reason>,
};
const estado: Column<Ausencia> = { id: 'estado', header: 'Estado', value: nombreEstado, kind: 'state', card: 'main', tone: toneEstado };
const encargado: Column<Ausencia> = { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' };
const usuario: Column<Ausencia> = {
  id: 'usuario',
  header: 'Usuario',
  value: ({ usuarioNombre }) => usuarioNombre,
  kind: 'text',
  card: 'main',
  width: 280,
  cell: ({ usuarioNombre, id_categoria }) => <PersonaCell usuario={usuarioNombre} categoria={id_categoria} />,
};

/** The columns of the viewer's own absences (AUS-01). */
export const columnasPropias: readonly Column<Ausencia>[] = [{ ...inicio, card: 'main' }, final, motivo, estado, encargado];

/** The columns of everybody's (AUS-06, AUS-11). */
export const columnasTodas: readonly Column<Ausencia>[] = [usuario, inicio, final, motivo, estado, encargado];
