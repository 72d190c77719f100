import { Button } from '../../components/Button';
import { LoginIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { LitWindow } from '../../components/LitWindow';
import { Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { failureText, useAct } from '../useAct';
import type { DiaProps } from './DiaProps';

/** In or out. An entry is one press; an exit may have to ask, which its own screen does. */
export function Fichar({ isDentro, onClockIn }: Pick<DiaProps, 'isDentro' | 'onClockIn'>) {
  const { state, run } = useAct(onClockIn);
  const failure = failureText(state);
  return (
    <Stack $gap={3}>
      {isDentro ? (
        <Row $gap={4}>
          <LitWindow lit>Estás dentro</LitWindow>
          <LinkButton href="/fichaje">Ir a marcar la salida</LinkButton>
        </Row>
      ) : (
        <Button variant="primary" fullWidth icon={<LoginIcon size={24} />} onPress={() => run()} isPending={state.kind === 'pending'} pendingLabel="Fichando">
          Marcar entrada
        </Button>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  );
}
