import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, radius, space } from '../../theme/tokens';
import type { LoadingState, ReadyState } from '../ScreenState';
import { Seccion } from './Seccion';

/** What a block of the start knows of its data. A block that fails leaves a placeholder and troubles nobody with an error page. */
export type BloqueState<Data> = LoadingState | { readonly kind: 'failed' } | ReadyState<Data>;

const Placeholder = styled.p`
  padding: ${space[5]} ${space[4]};
  border: 1px dashed ${color.bordeControl};
  border-radius: ${radius.card};
  color: ${color.tinta2};
  text-align: center;
`;

interface BloqueProps<Data> {
  titulo: string;
  state: BloqueState<Data>;
  /** What stands there when it could not be loaded. */
  failed: string;
  /** Height in pixels that it will about have, so that the page does not jump. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** One part of the start that loads, and may fail, on its own. */
export function Bloque<Data>({ titulo, state, failed, height, children }: BloqueProps<Data>) {
  return (
    <Seccion titulo={titulo}>
      {state.kind === 'loading' && (
        <Loading>
          <Skeleton height={`${height}px`} />
        </Loading>
      )}
      {state.kind === 'failed' && <Placeholder>{failed}</Placeholder>}
      {state.kind === 'ready' && children(state.data)}
    </Seccion>
  );
}
