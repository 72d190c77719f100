import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { ScreenBody } from '../ScreenFrame';
import { filasColumns } from './altaColumns';
import { Columnas } from './Columnas';
import { PorArreglar } from './PorArreglar';
import type { MisionElegible, TraerGenteScreenProps } from './TraerGenteScreenProps';
import type { Lista } from './useLista';

interface RevisarListaProps extends Pick<TraerGenteScreenProps, 'previa'> {
  lista: Lista;
  misiones: readonly MisionElegible[];
  onOtra: () => void;
}

export function RevisarLista({ lista, previa, misiones, onOtra }: RevisarListaProps) {
  const nobody = (
    <EmptyState
      icon={<UsersIcon size={48} />}
      title="En la lista no queda nadie"
      action={<Button onPress={onOtra}>Traer otra lista</Button>}
    >
      Aquí aparecerá quien se pueda dar de alta.
    </EmptyState>
  );
  return (
    <Stack $gap={5}>
      <Columnas lista={lista} misiones={misiones} />
      {lista.filas.length === 0 ? (
        nobody
      ) : (
        <ScreenBody state={previa}>
          {({ filas }) => {
            const malas = filas.filter(({ estado }) => estado === 'falta');
            const buenas = filas.filter(({ estado }) => estado !== 'falta');
            return (
              <Stack $gap={5}>
                {malas.length > 0 && (
                  <PorArreglar lista={lista} malas={malas} misiones={misiones} />
                )}
                <DataTable
                  caption="Líneas listas"
                  columns={filasColumns}
                  rows={buenas}
                  rowKey={({ fila }) => fila}
                  rowActions={({ fila }) => [
                    { id: 'quitar', label: 'Quitar', onPress: () => lista.onQuitar(fila) },
                  ]}
                  rowTone={({ estado }) => (estado === 'nueva' ? undefined : 'muted')}
                  empty={null}
                  searchLabel={buenas.length > 10 ? 'Buscar' : null}
                  noun={{ one: 'línea lista', many: 'líneas listas' }}
                />
              </Stack>
            );
          }}
        </ScreenBody>
      )}
    </Stack>
  );
}
