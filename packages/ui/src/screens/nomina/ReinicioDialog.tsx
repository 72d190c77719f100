import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { SkeletonRows } from '../../components/Skeleton';
import { color, space } from '../../theme/tokens';
import { Figures } from '../Figures';
import { ScreenBody } from '../ScreenFrame';
import { failureText, useAct } from '../useAct';
import type { NominaPrevia, NominaScreenProps } from './NominaScreenProps';

function Cierre({ previa }: { previa: NominaPrevia }) {
  const figures = [
    ['Personas', formatInteger(previa.personas)],
    ['Anotaciones', formatInteger(previa.anotaciones)],
    ['Ascensos', formatInteger(previa.ascensos)],
    ['Asistencias', formatInteger(previa.asistencias)],
    ['Tiempos', formatMinutes(previa.times)],
    ['Con paga', formatInteger(previa.pagas)],
    ['En pagas', formatCredits(previa.monto, useMoneda())],
  ] as const;
  return <Figures figures={figures} />;
}

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  color: ${color.tinta2};
`;

function Consequences({ previa }: { previa: NominaPrevia }) {
  const since = formatInstant(previa.abierto_en);
  if (previa.anotaciones === 0)
    return (
      <p>{`No hay nada que cerrar: el periodo abierto desde el ${since} todavía no tiene anotaciones.`}</p>
    );
  return (
    <>
      <p>{`Se cerrará el periodo abierto desde el ${since}, tal como está ahora, y empezará otro vacío:`}</p>
      <Cierre previa={previa} />
      <p>
        No se borra nada: el periodo cerrado se podrá seguir viendo, con lo que ganó cada persona y
        por qué.
      </p>
      <p>
        Solo la persona dueña de la agencia podrá reabrirlo, y solo mientras el nuevo siga sin
        anotaciones.
      </p>
    </>
  );
}

export interface ReinicioDialogProps extends Pick<NominaScreenProps, 'previa' | 'onRestart'> {
  onClose: () => void;
}

/**
 * The confirmation before the open period is closed, with a preview (LPG-08, LPG-15). The request
 * names the previewed period: if another period is open by now, the server refuses, and the
 * confirmation shows the new figures.
 */
export function ReinicioDialog({ previa, onRestart, onClose }: ReinicioDialogProps) {
  const { state, run } = useAct(onRestart, onClose);
  const isPending = state.kind === 'pending';
  const failure = failureText(state);
  const periodo =
    previa.kind === 'ready' && previa.data.previa.anotaciones > 0
      ? previa.data.previa.periodo
      : null;
  return (
    <Dialog
      onClose={onClose}
      title="¿Reiniciar la nómina?"
      role="alertdialog"
      size="small"
      isDismissable={!isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus>
            {previa.kind === 'ready' && periodo === null ? 'Cerrar' : 'Cancelar'}
          </Button>
          {periodo !== null && (
            <Button
              variant="primary"
              onPress={() => run(periodo)}
              isPending={isPending}
              pendingLabel="Reiniciando"
            >
              Reiniciar nómina
            </Button>
          )}
        </>
      }
    >
      <Body>
        <ScreenBody
          state={previa}
          skeleton={
            <SkeletonRows rows={4} hasAvatar={false} label="Calculando lo que se cerrará…" />
          }
        >
          {(data) => <Consequences previa={data.previa} />}
        </ScreenBody>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </Body>
    </Dialog>
  );
}
