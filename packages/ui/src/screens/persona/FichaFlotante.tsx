import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Firma } from '../../components/Firma';
import { Row } from '../../components/layout';
import { floatingSheet } from '../../components/listStyles';
import { Placa } from '../../components/Placa';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space, text } from '../../theme/tokens';
import { Ahora } from './Ahora';
import type { Ficha } from './PersonaScreenProps';

const Root = styled(Popover)`
  ${floatingSheet}
  width: 320px;
  max-width: calc(100vw - 2 * ${space[4]});
  padding: ${space[4]};
`;
const Card = styled.section`
  display: grid;
  gap: ${space[3]};
  > header { display: flex; align-items: center; gap: ${space[3]}; min-width: 0; }
  header > div { min-width: 0; }
  strong { display: block; overflow-wrap: anywhere; font-size: ${text[18]}; line-height: 1.2; }
  small, p { color: ${color.tinta2}; font-size: ${text[15]}; }
  p { overflow-wrap: anywhere; }
`;

interface FichaFlotanteProps {
  /** Null while loading. */
  ficha: Ficha | null;
  /** The element of the name under the pointer. */
  opener: RefObject<HTMLElement>;
  onOver: (isOver: boolean) => void;
  /** The server's time in milliseconds. */
  now: number;
}

function Contents({ ficha, now }: { ficha: Ficha; now: number }) {
  const { usuario, mision, categoria, n_categoria, firma, estado, ultima_vez } = ficha;
  return (
    <Card aria-label={`Ficha de ${usuario}`}>
      <header>
        <Avatar usuario={usuario} />
        <div>
          <strong translate="no">{usuario}</strong>
          {mision && (
            <small>
              {[mision, n_categoria]
                .filter((one) => one !== null)
                .map(toLegible)
                .join(' · ')}
            </small>
          )}
        </div>
        {categoria !== null && <Placa categoria={categoria} />}
      </header>
      <Row $gap={2}>
        <Firma firma={firma} />
        <Ahora ficha={ficha} now={now} />
      </Row>
      {estado && <p>{`«${toLegible(estado)}»`}</p>}
      {ultima_vez && <small>{`Última vez, ${formatInstant(ultima_vez)}`}</small>}
    </Card>
  );
}

/**
 * The card shown while the pointer is on a name. The name links to the person's page, which has all
 * the card's content too.
 */
export function FichaFlotante({ ficha, opener, onOver, now }: FichaFlotanteProps) {
  return (
    <Root
      data-ficha
      isOpen
      isNonModal
      triggerRef={opener}
      placement="bottom start"
      offset={6}
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
    >
      {ficha ? (
        <Contents ficha={ficha} now={now} />
      ) : (
        <Loading>
          <Skeleton height="72px" />
        </Loading>
      )}
    </Root>
  );
}
