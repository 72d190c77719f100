import { COLUMNAS_FICHAJES } from '@garita/domain/fichajes/columnas';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import { ACCESOS } from '@garita/domain/registros/textos';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { color } from '../../theme/tokens';
import { encargadoColumn, encargadoOf } from '../columns/encargadoColumn';
import { formatMomento } from '../fichajes/formatMomento';
import { Salida } from '../fichajes/Salida';
import { PersonaLink } from '../PersonaLink';
import type { Entrada, FichajeRegistrado } from './RegistrosScreenProps';

const Reason = styled.div`
  max-width: 64ch;
  overflow-wrap: anywhere;
`;
const Name = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Nobody = styled.span`
  color: ${color.tinta2};
`;

const NameOf = ({ usuario }: { usuario: string }) => (
  <Name>
    <PersonaLink usuario={usuario} />
  </Name>
);

const motivo: Column<{ motivo: string }> = {
  id: 'motivo',
  header: 'Motivo',
  value: (fila) => fila.motivo,
  card: 'main',
  width: 440,
  cell: (fila) => <Reason>{toLegible(fila.motivo)}</Reason>,
};
const fecha: Column<{ fecha: string }> = {
  id: 'fecha',
  header: 'Fecha',
  value: (fila) => fila.fecha,
  kind: 'instant',
  cell: (fila) => <time dateTime={fila.fecha}>{formatInstant(fila.fecha)}</time>,
};
const nameColumn = <Row,>(value: (fila: Row) => string, card: 'main' | 'meta'): Column<Row> => ({
  id: 'usuario',
  header: 'Usuario',
  value,
  card,
  cell: (fila) => <NameOf usuario={value(fila)} />,
});

export const columnasTiempos: readonly Column<Entrada<'tiempos'>>[] = [
  nameColumn(({ usuario }) => usuario, 'main'),
  { ...motivo, card: 'text' },
  fecha,
];

export const columnasAscensos: readonly Column<Entrada<'ascensos'>>[] = [
  nameColumn(({ nombre_usuario }) => nombre_usuario, 'main'),
  { id: 'nueva', header: 'Misión', value: ({ nueva }) => nueva },
  encargadoOf(({ nombre_encargado }) => nombre_encargado),
  fecha,
];

/** The columns of the logs of names, requirements and ranks. */
export const columnasMotivo: readonly Column<Entrada<'nombres'>>[] = [
  motivo,
  encargadoColumn,
  fecha,
];

export const columnasClones: readonly Column<Entrada<'clones'>>[] = [motivo, fecha];

/** `usuario` is null for an attempt with an unknown name; the log does not keep the typed name. */
export const columnasAccesos: readonly Column<Entrada<'accesos'>>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario ?? ACCESOS.deNadie,
    card: 'main',
    cell: ({ usuario }) =>
      usuario === null ? <Nobody>{ACCESOS.deNadie}</Nobody> : <NameOf usuario={usuario} />,
  },
  {
    id: 'origen',
    header: 'Dirección',
    value: ({ origen }) => origen ?? 'Olvidada',
  },
  fecha,
];

export const columnasFichajes: readonly Column<FichajeRegistrado>[] = [
  nameColumn(({ nombreUsuario }) => nombreUsuario, 'main'),
  { ...COLUMNAS_FICHAJES.dia, kind: 'day', card: 'meta' },
  {
    ...COLUMNAS_FICHAJES.entrada,
    card: 'meta',
    line: (fila) => formatMomento(fila.entrada, fila.dia),
    cell: (fila) => <time dateTime={fila.entrada}>{formatMomento(fila.entrada, fila.dia)}</time>,
  },
  {
    ...COLUMNAS_FICHAJES.salida,
    card: 'meta',
    cell: ({ salida, dia }) => <Salida salida={salida} dia={dia} />,
  },
  {
    id: 'min',
    header: 'Total',
    value: (fila) => (isAbierto(fila) ? null : fila.min),
    kind: 'minutes',
    card: 'main',
  },
  {
    id: 'minsT',
    header: 'Total del día',
    value: ({ minsT }) => minsT,
    kind: 'minutes',
  },
];
