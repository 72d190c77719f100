import { ESPERA_PASE } from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import styled from 'styled-components';
import { LinkButton } from '../../components/LinkButton';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { space } from '../../theme/tokens';
import { useRemaining } from '../useRemaining';

const MINUTE = 60_000;

const Words = styled(Row)`
  gap: ${space[2]} ${space[4]};
`;

interface EsperaProps {
  /** When the last roll call was sent: ISO instant. */
  fecha: string;
  now: () => number;
  onEnd: () => void;
}

function Espera({ fecha, now, onEnd }: EsperaProps) {
  const until = new Date(Date.parse(fecha) + ESPERA_PASE * MINUTE).toISOString();
  // Shows at least one minute: only the server decides when the wait is over.
  const minutes = Math.min(
    ESPERA_PASE,
    Math.max(1, Math.ceil(useRemaining({ until, now, onEnd }) / MINUTE)),
  );
  return PASE_LISTA.hacePoco(minutes);
}

interface ImpedimentoProps {
  /** The last roll call, if it is too recent. */
  reciente: { readonly fecha: string } | null;
  maySendLista: boolean;
  now: () => number;
  onWaitOver: () => void;
}

/**
 * Says why the viewer cannot send a list now and what the viewer can do. Renders nothing if the
 * viewer can send a list.
 */
export function Impedimento({ reciente, maySendLista, now, onWaitOver }: ImpedimentoProps) {
  if (!maySendLista) {
    return (
      <Notice tone="caution">
        <Words>
          Para pasar lista tienes que fichar antes la entrada.
          <LinkButton href="/fichaje" size="small">
            Ir a Fichaje
          </LinkButton>
        </Words>
      </Notice>
    );
  }
  if (!reciente) return null;
  return (
    <Notice tone="info">
      <Espera key={reciente.fecha} fecha={reciente.fecha} now={now} onEnd={onWaitOver} />
    </Notice>
  );
}
