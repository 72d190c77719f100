import type { FilaJuzgada } from '@garita/domain/alta/filas';
import { hasFirmaMala } from '@garita/domain/alta/firmasMalas';
import { listNombres } from '@garita/domain/alta/nombresDeMision';
import { formatInteger } from '@garita/domain/formato/credits';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { Switch } from '../../components/Switch';
import { ScreenBody } from '../ScreenFrame';
import { filasColumns } from './altaColumns';
import { Columnas } from './Columnas';
import { Espacios } from './Espacios';
import { LineasFuera } from './LineasFuera';
import { NombresDeMision } from './NombresDeMision';
import { PorArreglar } from './PorArreglar';
import type { MisionElegible, TraerGenteScreenProps } from './TraerGenteScreenProps';
import type { Lista } from './useLista';

interface RevisarListaProps extends Pick<TraerGenteScreenProps, 'previa'> {
  lista: Lista;
  misiones: readonly MisionElegible[];
  onOtra: () => void;
}

function Firmas({ lista: { crudas, sinFirma, onSinFirma } }: { lista: Lista }) {
  const malas = crudas.filter(hasFirmaMala).length;
  if (malas === 0) return null;
  return (
    <Card>
      <Switch
        label={`Sin firma donde no tenga tres letras (${formatInteger(malas)})`}
        value={sinFirma}
        onChange={onSinFirma}
      />
    </Card>
  );
}

interface JuzgadasProps extends Pick<RevisarListaProps, 'lista' | 'misiones'> {
  filas: readonly FilaJuzgada[];
}

function Juzgadas({ lista, misiones, filas }: JuzgadasProps) {
  const nombres = listNombres(lista.crudas, filas, lista.elegidas);
  const named = new Set(nombres.flatMap((one) => one.filas));
  const malas = filas
    .map(({ faltas, ...one }) => ({
      ...one,
      faltas: faltas.filter(({ campo }) => campo !== 'mision' || !named.has(one.fila)),
    }))
    .filter(({ faltas }) => faltas.length > 0);
  const buenas = filas.filter(({ estado }) => estado !== 'falta');
  return (
    <Stack $gap={5}>
      {nombres.length > 0 && (
        <NombresDeMision nombres={nombres} misiones={misiones} onElegidas={lista.onElegidas} />
      )}
      <Espacios lista={lista} />
      <Firmas lista={lista} />
      {malas.length > 0 && <PorArreglar lista={lista} malas={malas} misiones={misiones} />}
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
      <LineasFuera lista={lista} />
      {lista.filas.length === 0 ? (
        nobody
      ) : (
        <ScreenBody state={previa}>
          {({ filas }) => <Juzgadas lista={lista} misiones={misiones} filas={filas} />}
        </ScreenBody>
      )}
    </Stack>
  );
}
