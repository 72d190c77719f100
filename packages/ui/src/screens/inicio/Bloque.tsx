import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, radius, space } from '../../theme/tokens';
import type { LoadingState, ReadyState } from '../ScreenState';
import { Seccion } from './Seccion';

/** The state of a block's data. A failed block shows a placeholder instead of an error page. */
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
  failed: string;
  /** The skeleton's height in pixels: near the content's height, to avoid a layout shift. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** A block of the start page. It loads and fails independently of other blocks. */
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
