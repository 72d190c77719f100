import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { COLUMNAS_FICHAJES } from '@garita/domain/fichajes/columnas';
import { elapsedOf, FICHAJE_LARGO, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import { formatInstant } from '@garita/domain/formato/instant';
import { useMemo, useState } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ClockIcon } from '../../components/icons';
import { StateBadge } from '../../components/StateBadge';
import { lazyPart } from '../../parts/lazyPart';
import { personaColumn } from '../columns/personaColumn';
import { FocusFallback } from '../FocusFallback';
import type { Fichaje, FichajeScreenProps } from './FichajeScreenProps';
import { useMinute } from './useMinute';

const CierreDialog = lazyPart(() => import('./CierreDialog'), 'CierreDialog');

const MINUTE = 60_000;

/** An open record. Minutes keep their fractions, so that sorted rows do not swap places. */
interface FilaActiva {
  readonly fichaje: Fichaje;
  readonly mins: number;
  /** Whether the record is longer than any real stay. */
  readonly isLargo: boolean;
}

const columns: readonly Column<FilaActiva>[] = [
  personaColumn(({ fichaje }) => fichaje.usuarioNombre, {
    categoria: ({ fichaje }) => fichaje.id_categoria,
    // One short badge: a phone has room for no more. The closing dialog says when the avatar was seen.
    beside: ({ fichaje: { olvidada }, isLargo }) =>
      (olvidada || isLargo) && (
        <StateBadge tone="caution">{olvidada ? '¿Se fue?' : FICHAJE_LARGO}</StateBadge>
      ),
    width: 320,
  }),
  {
    ...COLUMNAS_FICHAJES.entrada,
    value: ({ fichaje }) => fichaje.entrada,
    card: 'meta',
    line: ({ fichaje }) => `Desde el ${formatInstant(fichaje.entrada)}`,
  },
  {
    id: 'tiempo',
    header: 'Tiempo actual',
    value: ({ mins }) => mins,
    kind: 'minutes',
    card: 'main',
  },
];

interface ActivosProps extends Pick<FichajeScreenProps, 'viewer' | 'now' | 'onClockOut'> {
  activos: readonly Fichaje[];
}

/** The open records (FIC-07 to FIC-09). For people of lower categories a button closes them. */
export function Activos(props: ActivosProps) {
  const { activos, viewer, now } = props;
  const at = useMinute(activos, now);
  const filas = useMemo(
    () =>
      activos.map((fichaje) => ({
        fichaje,
        mins: elapsedOf(fichaje, at) / MINUTE,
        isLargo: isFichajeLargo(fichaje, at),
      })),
    [activos, at],
  );
  const [asked, setAsked] = useState<Fichaje | null>(null);
  const mayClose = ({ usuario, id_categoria }: Fichaje) =>
    can(ACCESS.cerrarFichaje, viewer, { target: { id: usuario, id_categoria } });
  const rowActions = ({ fichaje }: FilaActiva): RowAction[] =>
    mayClose(fichaje) ? [{ id: 'cerrar', label: 'Cerrar', onPress: () => setAsked(fichaje) }] : [];
  return (
    <FocusFallback
      acts={activos.map(({ id }) => id).join()}
      isOpen={asked !== null}
      label="Fichajes activos"
    >
      <DataTable
        caption="Fichajes activos"
        columns={columns}
        rows={filas}
        rowKey={({ fichaje }) => fichaje.id}
        rowActions={rowActions}
        hasAvatar
        empty={
          <EmptyState icon={<ClockIcon size={48} />} title="Nadie está dentro">
            Cuando alguien marque su entrada, aquí verás cuánto lleva.
          </EmptyState>
        }
        defaultSort={{ columnId: 'entrada', direction: 'asc' }}
        searchLabel="Buscar en los fichajes"
        noun={{ one: 'persona dentro', many: 'personas dentro' }}
      />
      {asked && <CierreDialog {...props} fichaje={asked} at={at} onClose={() => setAsked(null)} />}
    </FocusFallback>
  );
}
