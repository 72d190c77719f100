import { FECHA } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { encargadoColumn } from '../columns/encargadoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { ClonesScreenProps, Permitido } from './ClonesScreenProps';
import { mayAllow } from './mayChange';

const columns: readonly Column<Permitido>[] = [
  usuarioColumn,
  { ...encargadoColumn, line: ({ encargadoNombre }) => `Lo permitió ${encargadoNombre}` },
  { ...FECHA, header: 'Desde' },
];

interface PermitidosProps extends Pick<ClonesScreenProps, 'viewer'> {
  permitidos: readonly Permitido[];
  onRemove: (permitido: Permitido) => void;
}

export function Permitidos({ permitidos, viewer, onRemove }: PermitidosProps) {
  return (
    <DataTable
      caption="Personas que pueden compartir dirección"
      columns={columns}
      rows={permitidos}
      rowKey={({ usuario }) => usuario}
      {...(mayAllow(viewer) && {
        rowActions: (permitido: Permitido) => [
          { id: 'quitar', label: 'Quitar', onPress: () => onRemove(permitido) },
        ],
      })}
      hasAvatar
      empty={
        <EmptyState icon={<ShieldIcon size={48} />} title="No hay nadie en la lista">
          Quien esté en ella puede compartir dirección con otras personas, por ejemplo con alguien
          de su casa.
        </EmptyState>
      }
      searchLabel="Buscar permitidos"
      noun={{ one: 'persona', many: 'personas' }}
      csvName="clones-permitidos"
    />
  );
}
