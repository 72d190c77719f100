import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { ScreenBody } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';

const Intro = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.tinta2};
`;
const Before = styled.div`
  margin-bottom: ${space[3]};
`;

interface SeguridadCardProps<T extends object> {
  title: string;
  aside?: ReactNode;
  actions?: ReactNode;
  before?: ReactNode;
  intro: string;
  state: ScreenState<T>;
  /** The announced label while loading, and the content's approximate height as a CSS length. */
  loading: { readonly label: string; readonly height: string };
  /**
   * A key of the available acts. When an act removes its own button and the key changes, the focus
   * moves to the card.
   */
  acts: (data: T) => string;
  isOpen: boolean;
  children: (data: T) => ReactNode;
}

/** A card of the account's security. It loads, fails and acts independently of the other cards. */
export function SeguridadCard<T extends object>({
  before,
  intro,
  state,
  loading,
  acts,
  isOpen,
  children,
  ...card
}: SeguridadCardProps<T>) {
  return (
    <Card {...card}>
      {before && <Before>{before}</Before>}
      <Intro>{intro}</Intro>
      <ScreenBody
        state={state}
        skeleton={
          <Loading label={loading.label}>
            <Skeleton width="100%" height={loading.height} />
          </Loading>
        }
      >
        {(data) => (
          <FocusFallback acts={acts(data)} isOpen={isOpen}>
            {children(data)}
          </FocusFallback>
        )}
      </ScreenBody>
    </Card>
  );
}
