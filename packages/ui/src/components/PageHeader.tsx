import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text } from '../theme/tokens';
import { Row } from './layout';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  margin-bottom: ${space[5]};
  ${media.compact} { align-items: center; gap: ${space[2]} ${space[4]}; margin-bottom: ${space[4]}; }
`;
const Words = styled.div`
  min-width: 0;
  p { margin-top: ${space[1]}; font-size: ${text[16]}; color: ${color.tinta2}; font-variant-numeric: tabular-nums; }
  /* On a phone the list comes first: the title shrinks, so that its button fits beside it. */
  ${media.compact} { flex: 1 1 152px; min-width: min-content; h1 { font-size: ${text[27]}; } p { font-size: ${text[15]}; line-height: 1.35; } }
`;

interface PageHeaderProps {
  /** The page's `h1`: the screen's name, as in the menu. */
  title: string;
  /** The page's state in one line, e.g. `7 activos, 2 pausados`. */
  subtitle?: ReactNode;
  /** The main button of the screen, and its only solid button. */
  action?: ReactNode;
  /** Other buttons, before `action`. */
  secondary?: ReactNode;
}

export function PageHeader({ title, subtitle, action, secondary }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </Words>
      {(action || secondary) && (
        <Row $gap={3}>
          {secondary}
          {action}
        </Row>
      )}
    </Root>
  );
}
