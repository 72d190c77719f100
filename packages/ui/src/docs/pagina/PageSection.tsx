import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../theme/tokens';

const Part = styled.section`
  min-width: 0;
  padding: ${space[6]} 0;
  border-top: 1px solid ${color.borde};
`;
// Storybook's table of controls is made for wide windows.
const Block = styled.div`${media.compact} { overflow-x: auto; }`;
const Title = styled.h2`margin-bottom: ${space[4]};`;

interface PageSectionProps {
  title: string;
  /** A block of Storybook's own, which it dresses. */
  block?: ReactNode;
  children?: ReactNode;
}

/**
 * A part of a page of documentation, named in its table of contents, which finds headings by their ids. Storybook dresses headings, lists and tables by
 * itself, but for what bears the class `sb-unstyled`; its own blocks stand outside.
 */
export const PageSection = ({ title, block, children }: PageSectionProps) => (
  <Part>
    <div className="sb-unstyled">
      <Title id={title.toLowerCase().replaceAll(' ', '-')}>{title}</Title>
      {children}
    </div>
    {block && <Block>{block}</Block>}
  </Part>
);
