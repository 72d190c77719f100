import type { RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { useMedia } from '../../components/DataTable/useMedia';
import { FocusReturn } from '../../components/FocusReturn';
import { IconButton } from '../../components/IconButton';
import { CheckIcon, CloseIcon } from '../../components/icons';
import { floatingSheet } from '../../components/listStyles';
import { Notice } from '../../components/Notice';
import { COMPACT, color, inset, space, text } from '../../theme/tokens';
import { failureText, useAct } from '../useAct';
import { AvisosHoja } from './AvisosHoja';
import type { AvisosProps } from './AvisosProps';
import { ListaAvisos } from './ListaAvisos';

const Sheet = styled(Popover)`
  ${floatingSheet}
  display: flex;
  width: 400px;
  overflow: hidden;
`;
const Frame = styled(Dialog)`
  flex: 1;
  min-width: 0;
  max-height: min(640px, 100%);
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  > div { display: flex; align-items: center; gap: ${space[2]}; min-height: 56px; padding: 0 ${space[2]} 0 ${inset}; }
  h2 { flex: 1; font-size: ${text[18]}; }
`;
const Said = styled.div`
  padding: 0 ${inset} ${space[3]};
`;

interface AvisosPanelProps extends AvisosProps {
  /** The bell's button, which opens the panel. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The user's notices: a popover below the bell, or a sheet on a phone. */
export function AvisosPanel({ opener, onClose, onReadAll, ...lista }: AvisosPanelProps) {
  const { state, onOpen } = lista;
  const { state: act, run } = useAct(onReadAll);
  const isCompact = useMedia(COMPACT);
  const newest =
    state.kind === 'ready' && state.data.sinLeer > 0 ? state.data.avisos[0] : undefined;
  const failure = failureText(act);
  const acts = newest && (
    <Button
      variant="quiet"
      size="small"
      icon={<CheckIcon size={20} />}
      onPress={() => run(newest.id)}
      isPending={act.kind === 'pending'}
    >
      Marcar todo como leído
    </Button>
  );
  const said = failure !== undefined && (
    <Said>
      <Notice tone="danger">{failure}</Notice>
    </Said>
  );
  const body = (
    <ListaAvisos
      {...lista}
      onOpen={(aviso) => {
        onOpen(aviso);
        onClose();
      }}
    />
  );
  if (isCompact) {
    return (
      <AvisosHoja onClose={onClose} acts={acts}>
        {said}
        {body}
      </AvisosHoja>
    );
  }
  return (
    <Sheet
      triggerRef={opener}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Frame>
        <FocusReturn />
        <Head>
          <div>
            <Heading slot="title" level={2}>
              Avisos
            </Heading>
            {acts}
            <IconButton label="Cerrar" onPress={onClose}>
              <CloseIcon size={20} />
            </IconButton>
          </div>
          {said}
        </Head>
        {body}
      </Frame>
    </Sheet>
  );
}
