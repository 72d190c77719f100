import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { SendIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { color, layer, media, space, text } from '../../theme/tokens';

// Sticky above the bottom bar of the portal, so that the thumb can reach it.
const Foot = styled.div`
  position: sticky;
  bottom: calc(var(--pie, 0px) + env(safe-area-inset-bottom));
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  margin: 0 -${space[2]};
  padding: ${space[3]} ${space[2]};
  border-top: 1px solid ${color.borde};
  background: ${color.fondo};
  ${media.short} { position: static; }
`;
const Sending = styled(Row)`
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  p { color: ${color.tinta2}; font-size: ${text[15]}; font-variant-numeric: tabular-nums; }
  ${media.compact} {
    p { font-size: ${text[13]}; }
    > button { flex: 1 1 100%; }
  }
`;

interface PieListaProps {
  cuentas: string;
  error: string | undefined;
  isDisabled: boolean;
  onSend: () => void;
}

export function PieLista({ cuentas, error, isDisabled, onSend }: PieListaProps) {
  const counts = useId();
  return (
    <Foot>
      {error && <Notice tone="danger">{error}</Notice>}
      <Sending>
        <p id={counts} role="status">
          {cuentas}
        </p>
        <Button
          variant="primary"
          icon={<SendIcon size={20} />}
          onPress={onSend}
          isDisabled={isDisabled}
          aria-describedby={counts}
        >
          Enviar lista
        </Button>
      </Sending>
    </Foot>
  );
}
