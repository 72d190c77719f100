import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, motion, radius, space, text, touchTarget } from '../theme/tokens';
import { userSelect } from '../theme/userSelect';

// The tabs wrap, since users overlook tabs that are scrolled out of view.
const List = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[1]};
  box-shadow: inset 0 -1px 0 ${color.borde};
`;

const Head = styled(Tab)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${touchTarget};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control} ${radius.control} 0 0;
  color: ${color.tinta2};
  font-size: ${text[15]};
  font-weight: 700;
  cursor: pointer;
  ${userSelect('none')}
  transition: background-color ${motion.feedback}, color ${motion.feedback};
  &::after { content: ''; position: absolute; inset: auto 0 0; height: 3px; background: transparent; transition: background-color ${motion.feedback}; }
  &[data-hovered] { color: ${color.tinta}; background: ${color.pozo}; }
  &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { color: ${color.petroleoTexto}; &::after { background: ${color.petroleo}; } }
  &[data-disabled] { color: ${color.tinta3}; font-weight: 400; cursor: not-allowed; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  @media (forced-colors: active) { &[data-selected]::after { background: Highlight; } }
`;

const Count = styled.span`
  padding: 0 6px;
  border-radius: ${radius.tag};
  background: ${color.pozo};
  color: ${color.tinta2};
  font-size: ${text[13]};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled(TabPanel)`
  padding-top: ${space[4]};
  &[data-focus-visible] { ${focusRing} border-radius: ${radius.control}; }
`;

export interface TabItem {
  id: string;
  label: string;
  /** Number of items in the part, e.g. rows of its table. */
  count?: number;
  /** Whether `count` covers only the loaded part; shown as «5000+». */
  isPartial?: boolean;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /**
   * Id of the selected tab. Without it the tabs are uncontrolled, and start at the first enabled
   * tab.
   */
  value?: string;
  /** Called with the selected id. */
  onChange?: (id: string) => void;
}

/** Parts of a thing, one at a time. Only the selected part is rendered; the others load nothing. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  // The first tab is set explicitly: React Aria selects the first tab one render later and shows no
  // part until then.
  const first = tabs.find(({ isDisabled = false }) => !isDisabled)?.id;
  return (
    <AriaTabs
      {...(value === undefined
        ? first !== undefined && { defaultSelectedKey: first }
        : { selectedKey: value })}
      onSelectionChange={(id) => onChange?.(String(id))}
    >
      <List aria-label={label}>
        {tabs.map(({ id, label: name, count, isPartial, isDisabled = false }) => (
          <Head key={id} id={id} isDisabled={isDisabled}>
            {name}
            {count !== undefined && <Count>{isPartial ? `${count}+` : count}</Count>}
          </Head>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
