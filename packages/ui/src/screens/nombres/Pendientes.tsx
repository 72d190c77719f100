import { FECHA } from '@garita/domain/listas/columna';
import { useMemo } from 'react';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';
import { ColaDeLista } from '../cola/ColaDeLista';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { CambioNombreScreenProps, SolicitudNombre } from './CambioNombreScreenProps';
import { mayAnswer } from './mayAnswer';

const columns: readonly Column<SolicitudNombre>[] = [
  usuarioColumn,
  {
    id: 'nombre',
    header: 'Nombre nuevo',
    value: ({ nombre }) => nombre,
    line: ({ nombre }) => `Quiere llamarse ${nombre}`,
    cell: ({ nombre }) => <b translate="no">{nombre}</b>,
  },
  { ...FECHA, header: 'Pedido' },
];

const PALABRAS = { aceptar: 'Aceptar', rechazar: 'Declinar' };
const RESPUESTAS = { aceptar: 'aceptar', rechazar: 'declinar' } as const;
const keyOf = ({ id }: SolicitudNombre) => id;

interface PendientesProps extends Pick<CambioNombreScreenProps, 'viewer' | 'cola'> {
  selection: DataTableProps<SolicitudNombre>['selection'];
  pendientes: readonly SolicitudNombre[];
}

/**
 * The pending requests, the oldest first, with their two answers (NCM-01). An answer to one
 * request, by button or key, can be undone, so it needs no confirmation. Selected requests are
 * answered in bulk.
 */
export function Pendientes({ pendientes, viewer, cola, selection }: PendientesProps) {
  const mine = useMemo(
    () => pendientes.filter((solicitud) => mayAnswer(viewer, solicitud)),
    [pendientes, viewer],
  );
  return (
    <ColaDeLista
      rows={mine}
      palabras={PALABRAS}
      onDecide={(solicitud, acto) => cola.onDecide(solicitud, RESPUESTAS[acto])}
      onUndo={cola.onUndo}
    >
      {(answer) => {
        const actionsOf = (solicitud: SolicitudNombre): RowAction[] =>
          mayAnswer(viewer, solicitud)
            ? [
                { id: 'aceptar', label: 'Aceptar', onPress: () => answer(solicitud.id, 'aceptar') },
                {
                  id: 'declinar',
                  label: 'Declinar',
                  onPress: () => answer(solicitud.id, 'rechazar'),
                },
              ]
            : [];
        return (
          <DataTable
            caption="Cambios de nombre que esperan respuesta"
            columns={columns}
            rows={pendientes}
            rowKey={keyOf}
            {...(mine.length > 0 && { rowActions: actionsOf, selection })}
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
      }}
    </ColaDeLista>
  );
}
