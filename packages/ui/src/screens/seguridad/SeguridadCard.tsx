import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space } from '../../theme/tokens';
import { Landing } from '../Landing';
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
  /** Stands across from the title: a state. */
  aside?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** What has to be read before anything else. */
  before?: ReactNode;
  /** What this part of the account is for. */
  intro: string;
  state: ScreenState<T>;
  /** What is read out while it loads, and how high it will be, about. */
  loading: { readonly label: string; readonly height: string };
  /** Changes with what can be pressed: what was taken away took its button along, and the focus goes to what is left. */
  acts: (data: T) => string;
  /** Whether a dialog of it stands open. */
  isOpen: boolean;
  children: (data: T) => ReactNode;
}

/** One part of what guards the account: it loads, fails and acts by itself. */
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
          <Landing acts={acts(data)} isOpen={isOpen}>
            {children(data)}
          </Landing>
        )}
      </ScreenBody>
    </Card>
  );
}
