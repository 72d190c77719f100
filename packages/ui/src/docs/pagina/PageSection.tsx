import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../theme/tokens';

const Part = styled.section`
  min-width: 0;
  padding: ${space[6]} 0;
  border-top: 1px solid ${color.borde};
`;
// Hides the descriptions and the defaults in Storybook's table of controls, since our table of
// properties has them.
const Block = styled.div`
  ${media.compact} { overflow-x: auto; }
  .docblock-argstable :is(th, td):nth-child(2):not(:last-child),
  .docblock-argstable :is(th, td):nth-child(3):not(:last-child) { display: none; }
`;
const Title = styled.h2`margin-bottom: ${space[4]};`;

interface PageSectionProps {
  title: string;
  /** A block that Storybook provides and styles. */
  block?: ReactNode;
  children?: ReactNode;
}

/**
 * A section of a documentation page. The table of contents finds its heading by id. The class
 * `sb-unstyled` excludes headings, lists and tables from Storybook's styles; Storybook's own blocks
 * are outside that class.
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
