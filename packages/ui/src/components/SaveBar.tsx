import { contar } from '@garita/domain/formato/contar';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, motion, radius, space, text } from '../theme/tokens';
import { Button } from './Button';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** Space at the page's end, so that the bar covers no content. */
const Place = styled.div`
  height: 88px;
  @media print { display: none; }
`;

const Root = styled.section`
  position: fixed;
  inset-inline: ${space[4]};
  bottom: calc(var(--pie, 0px) + max(${space[4]}, env(safe-area-inset-bottom)));
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  width: fit-content;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border: 1px solid ${color.nocheBorde};
  border-radius: ${radius.card};
  background: ${color.noche};
  color: ${color.sobreNoche};
  box-shadow: 0 8px 24px ${color.sombra};
  font-size: ${text[16]};
  ${media.motion} { animation: ${rise} ${motion.page} ${motion.ease}; }
  p { margin: 0; }
  @media print { display: none; }
`;

const Acts = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-left: auto;
`;

interface SaveBarProps {
  /** Number of unsaved changes; the bar is hidden for 0. */
  count: number;
  /** Restores the saved state. */
  onDiscard: () => void;
  /** Saves all changes in one write. */
  onSave: () => void;
  /** Whether a save is running. Meanwhile the user can neither save nor discard. */
  isPending?: boolean;
  /** The label of the save button. */
  saveLabel?: string;
}

/**
 * The number of unsaved changes, with buttons to save and discard them, at the bottom of a screen
 * that is edited as a whole.
 */
export function SaveBar({
  count,
  onDiscard,
  onSave,
  isPending = false,
  saveLabel = 'Guardar',
}: SaveBarProps) {
  if (count === 0) return null;
  return (
    <>
      <Place aria-hidden="true" />
      <Root data-tema="oscuro" aria-label="Cambios sin guardar">
        <p role="status">{contar(count, 'cambio sin guardar', 'cambios sin guardar')}</p>
        <Acts>
          <Button variant="quiet" onPress={onDiscard} isDisabled={isPending}>
            Descartar
          </Button>
          <Button variant="primary" onPress={onSave} isPending={isPending}>
            {saveLabel}
          </Button>
        </Acts>
      </Root>
    </>
  );
}
