import styled from 'styled-components';
import { SkeletonRows } from '../../../components/Skeleton';
import { media, space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import { EscalafonEditor } from './EscalafonEditor';
import type { EscalafonSeccionProps } from './EscalafonSeccionProps';

const Place = styled.div`
  ${media.wide} { margin-top: ${space[4]}; }
`;

export function EscalafonSeccion({ state, ...rest }: EscalafonSeccionProps) {
  return (
    <Place>
      <ScreenBody state={state} skeleton={<SkeletonRows />}>
        {(data) => <EscalafonEditor {...data} {...rest} />}
      </ScreenBody>
    </Place>
  );
}
