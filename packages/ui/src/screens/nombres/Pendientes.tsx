import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';
import { fechaColumn } from '../columns/fechaColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { CambioNombreScreenProps, Respuesta, SolicitudNombre } from './CambioNombreScreenProps';
import { mayAnswer } from './mayAnswer';

const columns: readonly Column<SolicitudNombre>[] = [
  usuarioColumn,
  { id: 'nombre', header: 'Nombre nuevo', value: ({ nombre }) => nombre, kind: 'text', card: 'meta', cell: ({ nombre }) => <b translate="no">{nombre}</b> },
  { ...fechaColumn, header: 'Pedido' },
];

interface PendientesProps extends Pick<CambioNombreScreenProps, 'viewer'> {
  pendientes: readonly SolicitudNombre[];
  onAnswer: (solicitud: SolicitudNombre, respuesta: Respuesta) => void;
}

/** The requests that wait, the oldest first, with their two answers (NCM-01). */
export function Pendientes({ pendientes, viewer, onAnswer }: PendientesProps) {
  const actionsOf = (solicitud: SolicitudNombre): RowAction[] =>
    mayAnswer(viewer, solicitud)
      ? [
          { id: 'aceptar', label: 'Aceptar', onPress: () => onAnswer(solicitud, 'aceptar') },
          { id: 'declinar', label: 'Declinar', onPress: () => onAnswer(solicitud, 'declinar') },
        ]
      : [];
  return (
    <DataTable
      caption="Cambios de nombre que esperan respuesta"
      columns={columns}
      rows={pendientes}
      rowKey={({ id }) => id}
      {...(pendientes.some((solicitud) => mayAnswer(viewer, solicitud)) && { rowActions: actionsOf })}
      hasAvatar
      empty={
        <EmptyState icon={<CheckIcon size={48} />} title="Nadie espera otro nombre">
          Cuando alguien pida cambiar el suyo, lo verás aquí y decidirás si lo aceptas.
        </EmptyState>
      }
      searchLabel="Buscar solicitudes"
      noun={{ one: 'solicitud', many: 'solicitudes' }}
      csvName="cambios-de-nombre"
    />
  );
}
