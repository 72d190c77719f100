import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, space, text } from '../theme/tokens';

const Root = styled.main`
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space[7]} ${space[6]} ${space[8]};
  container-type: inline-size;
  ${media.compact} { padding: ${space[5]} ${space[4]} ${space[7]}; }
`;
const Head = styled.header`
  display: grid;
  gap: ${space[3]};
  max-width: 68ch;
  padding-bottom: ${space[6]};
  h1 { font-size: ${text[44]}; }
  ${media.compact} { padding-bottom: ${space[5]}; h1 { font-size: ${text[32]}; } }
`;
const Lead = styled.p`
  font-size: ${text[18]};
  color: ${color.tinta2};
  text-wrap: pretty;
`;
// Two columns, word and content, with a line between entries. It needs a container query, because
// the table of contents makes the page narrower than the window.
const Entry = styled.section`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${space[5]} ${space[7]};
  padding: ${space[6]} 0;
  border-top: 1px solid ${color.borde};
  @container (max-width: 859.98px) { grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; padding: ${space[5]} 0; }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  p { max-width: 62ch; font-size: ${text[15]}; color: ${color.tinta2}; text-wrap: pretty; }
`;

export const Code = styled.code`
  font-family: ${font.mono};
  font-size: 0.8em;
  overflow-wrap: anywhere;
`;

export const Small = styled.span`
  display: block;
  font-size: ${text[13]};
  color: ${color.tinta3};
  font-variant-numeric: tabular-nums;
`;

interface GuiaProps {
  title: string;
  /** The page's subject in a sentence or two. */
  lead: ReactNode;
  /** Shown before the title: the logo on the first page. */
  mark?: ReactNode;
  /** A class for the title and the lead only. */
  headClass?: string;
  children: ReactNode;
}

export function Guia({ title, lead, mark, headClass, children }: GuiaProps) {
  return (
    <Root>
      <Head className={headClass}>
        {mark}
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </Head>
      {children}
    </Root>
  );
}

interface EntradaProps {
  title: string;
  /** When to use the specimen and why; shown beside it. */
  note?: ReactNode;
  children: ReactNode;
}

export function Entrada({ title, note, children }: EntradaProps) {
  return (
    <Entry>
      <Words>
        <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
        {note && <p>{note}</p>}
      </Words>
      <div>{children}</div>
    </Entry>
  );
}
