import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { useLanding } from '../useLanding';

const Intro = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.tinta2};
`;
const Before = styled.div`
  margin-bottom: ${space[3]};
`;
const Landing = styled.div`
  outline: none;
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
export function SeguridadCard<T extends object>({ before, intro, state, loading, acts, isOpen, children, ...card }: SeguridadCardProps<T>) {
  const landing = useLanding(state.kind === 'ready' ? acts(state.data) : null, isOpen);
  return (
    <Card {...card}>
      {before && <Before>{before}</Before>}
      <Intro>{intro}</Intro>
      <Landing ref={landing} tabIndex={-1}>
        <ScreenBody
          state={state}
          skeleton={
            <Loading label={loading.label}>
              <Skeleton width="100%" height={loading.height} />
            </Loading>
          }
        >
          {children}
        </ScreenBody>
      </Landing>
    </Card>
  );
}
