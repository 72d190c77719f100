import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { Button } from '../../components/Button';
import { LoginIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { LitWindow } from '../../components/LitWindow';
import { Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { useRunning } from '../../components/useRunning';
import { failureText, useAct } from '../useAct';
import type { DiaProps } from './DiaProps';

interface DentroProps extends Pick<DiaProps, 'now'> {
  /** ISO instant of the entry. */
  entrada: string;
}

function Dentro({ entrada, now }: DentroProps) {
  return useRunning(
    () => `Estás dentro · ${sayMinutes(minutesBetween(Date.parse(entrada), now()))}`,
  );
}

interface FicharProps extends Pick<DiaProps, 'isDentro' | 'onClockIn' | 'now'> {
  /** The entry as an ISO instant; null while unknown. */
  entrada: string | null;
  /** Whether clocking in is the user's next task. Only then the button is solid. */
  isDue: boolean;
}

/**
 * The user's clock. A press clocks the user in. A link leads to the clock-out, which may need a
 * confirmation.
 */
export function Fichar({ isDentro, entrada, now, isDue, onClockIn }: FicharProps) {
  const { state, run } = useAct(onClockIn);
  const failure = failureText(state);
  return (
    <Stack $gap={3}>
      {isDentro ? (
        <Row $gap={4}>
          <LitWindow lit>
            {entrada === null ? 'Estás dentro' : <Dentro entrada={entrada} now={now} />}
          </LitWindow>
          <LinkButton href="/fichaje">Ir a marcar la salida</LinkButton>
        </Row>
      ) : (
        <Button
          variant={isDue ? 'primary' : 'tinted'}
          fullWidth
          icon={<LoginIcon size={24} />}
          onPress={() => run()}
          isPending={state.kind === 'pending'}
          pendingLabel="Fichando"
        >
          Marcar entrada
        </Button>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  );
}
