import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/DisclosureGroup';
import styled from 'styled-components';
import { color, font, media, motion, radius, space, text } from '../theme/tokens';
import { ChevronDownIcon } from './icons';

const Root = styled(DisclosureGroup)`
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;

const Entry = styled(Disclosure)`
  & + & { border-top: 1px solid ${color.borde}; }
`;

const Title = styled(Heading)`
  font-size: inherit;
  letter-spacing: 0;
`;

const Opener = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 60px;
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.card};
  background: none;
  font-family: ${font.title};
  font-size: ${text[18]};
  font-weight: 700;
  line-height: 1.25;
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.feedback};
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
  > svg:last-child { flex: none; color: ${color.tinta2}; }
  ${media.motion} { > svg:last-child { transition: transform ${motion.page} ${motion.ease}; } }
  &[aria-expanded='true'] > svg:last-child { transform: rotate(180deg); }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

// React Aria sets the height variable. Closing has no transition, since Tab could reach the hidden
// content during a transition.
const Panel = styled(DisclosurePanel)`
  height: var(--disclosure-panel-height);
  overflow: clip;
  ${media.motion} { &:not([aria-hidden='true']) { transition: height ${motion.page} ${motion.ease}; } }
`;

const Content = styled.div`
  padding: ${space[1]} ${space[4]} ${space[5]};
`;

/** From 1000 px on, the titles are a list with the open content beside it. */
const Beside = styled(Root)<{ $count: number }>`
  @media (min-width: 1000px) {
    display: grid;
    grid-template-columns: minmax(260px, 360px) minmax(0, 1fr);
    grid-template-rows: repeat(${({ $count }) => $count}, auto) 1fr;
    ${Entry} { display: contents; }
    ${Title} { grid-column: 1; }
    ${Entry} + ${Entry} ${Title} { border-top: 1px solid ${color.borde}; }
    ${Opener}[aria-expanded='true'] { background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; }
    @media (forced-colors: active) { ${Opener}[aria-expanded='true'] { border-left: 4px solid Highlight; } }
    ${Opener} > svg:last-child, ${Opener}[aria-expanded='true'] > svg:last-child { transform: rotate(-90deg); }
    ${Panel} { grid-area: 1 / 2 / -1; transition: none; }
    ${Panel}:not([aria-hidden='true']) { height: auto; border-left: 1px solid ${color.borde}; }
    ${Content} { padding: ${space[4]} ${space[5]} ${space[5]}; }
  }
`;

export interface AccordionItem {
  id: string | number;
  title: string;
  /** A badge or an icon before the title. */
  mark?: ReactNode;
  /** A state after the title. */
  aside?: ReactNode;
  /** Whether the user cannot open the item. */
  isDisabled?: boolean;
  /** Shown while the item is open. */
  content: ReactNode;
}

export interface AccordionProps {
  /** From top to bottom. */
  items: readonly AccordionItem[];
  /** Ids of the initially open items; by default the first. */
  initiallyOpen?: readonly (string | number)[];
  /** Whether several items may be open at once. */
  allowsMany?: boolean;
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
  /**
   * From 1000 px on, the open content is beside the list of titles. Not together with `allowsMany`:
   * there is room for one open content.
   */
  isBeside?: boolean;
}

/**
 * Titles that expand their content. All content is rendered from the start, so that the browser's
 * search finds closed content and opens it.
 */
export function Accordion({
  items,
  initiallyOpen,
  allowsMany = false,
  headingLevel = 2,
  isBeside = false,
}: AccordionProps) {
  const given = {
    allowsMultipleExpanded: allowsMany,
    defaultExpandedKeys: initiallyOpen ?? items.slice(0, 1).map(({ id }) => id),
  };
  const entries = items.map(({ id, title, mark, aside, isDisabled = false, content }) => (
    <Entry key={id} id={id} isDisabled={isDisabled}>
      <Title level={headingLevel}>
        <Opener slot="trigger">
          {mark}
          <Words>{title}</Words>
          {aside}
          <ChevronDownIcon size={20} />
        </Opener>
      </Title>
      <Panel>
        <Content>{content}</Content>
      </Panel>
    </Entry>
  ));
  return isBeside ? (
    <Beside {...given} $count={items.length}>
      {entries}
    </Beside>
  ) : (
    <Root {...given}>{entries}</Root>
  );
}
