import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { ClockIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { color, space } from '../../theme/tokens';
import { Figures } from '../Figures';
import { type PlainColumn, PlainTable } from '../PlainTable';
import { ScreenBody } from '../ScreenFrame';
import type { DetalleState, TiempoDetalle } from './TiemposScreenProps';

const Log = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  p { color: ${color.tinta2}; }
`;

type LogEntry = TiempoDetalle['logs'][number];

const columns: readonly PlainColumn<LogEntry>[] = [
  { id: 'motivo', header: 'Descripción', cell: ({ motivo }) => motivo },
  {
    id: 'encargado',
    header: 'Encargado',
    cell: ({ encargado }) => <span translate="no">{encargado}</span>,
  },
  {
    id: 'fecha',
    header: 'Fecha',
    cell: ({ fecha }) => <time dateTime={fecha}>{formatInstant(fecha)}</time>,
  },
];

interface DetalleProps {
  detalle: TiempoDetalle;
  acumulado: number;
}

function Detalle({ detalle: { tiempoConfirmado, logs }, acumulado }: DetalleProps) {
  const figures = [
    ['Acumulado', acumulado],
    ['Confirmado', tiempoConfirmado],
    ['Total', acumulado + tiempoConfirmado],
  ] as const;
  return (
    <Stack $gap={5}>
      <Figures figures={figures.map(([name, minutos]) => [name, formatMinutes(minutos)])} />
      <Log>
        <h3>Registro</h3>
        {logs.length === 0 ? (
          <p>No se ha hecho nada con su tiempo en este periodo de paga.</p>
        ) : (
          <PlainTable
            caption="Registro del tiempo"
            columns={columns}
            rows={logs}
            rowKey={(one) => logs.indexOf(one)}
            stacks
            isBare
          />
        )}
      </Log>
    </Stack>
  );
}

interface DetalleTiempoDialogProps {
  state: DetalleState;
  /**
   * The person's running minutes from the list, so that list and dialog show the same number;
   * undefined if the person has no open time.
   */
  mins: number | undefined;
  onClose: () => void;
}

/** A person's time in the open pay period: running, confirmed, and the log (TIE-37 to TIE-40). */
export function DetalleTiempoDialog({ state, mins, onClose }: DetalleTiempoDialogProps) {
  const title = state.kind === 'ready' ? `Tiempo de ${state.data.detalle.nombre}` : 'Tiempo';
  return (
    <Dialog onClose={onClose} title={title} actions={<Button onPress={onClose}>Cerrar</Button>}>
      {state.kind === 'notFound' ? (
        <EmptyState icon={<ClockIcon size={48} />} title={state.texto}>
          Puede que la dirección esté mal copiada.
        </EmptyState>
      ) : (
        <ScreenBody state={state}>
          {({ detalle }) => (
            <Detalle detalle={detalle} acumulado={Math.floor(mins ?? detalle.tiempoActual)} />
          )}
        </ScreenBody>
      )}
    </Dialog>
  );
}
