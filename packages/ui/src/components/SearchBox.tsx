import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, radius, space } from '../theme/tokens';
import { fieldFrame, fieldInput } from './fieldStyles';
import { CloseIcon, SearchIcon } from './icons';

const Frame = styled(Group)`
  ${fieldFrame}
  > svg { flex: none; margin-left: ${space[3]}; color: ${color.tinta3}; }
`;
const Box = styled(Input)`
  ${fieldInput}
`;
const Clear = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 42px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.tinta2};
  cursor: pointer;
  [data-empty] & { visibility: hidden; }
  &:focus-visible { ${focusRing} outline-offset: -4px; }
`;

interface SearchBoxProps {
  /** Says what is searched; shown inside the box and read as its name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search box that filters while one types. Escape empties it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <SearchField aria-label={label} value={value} onChange={onChange}>
      <Frame>
        <SearchIcon size={20} />
        <Box placeholder={label} spellCheck={false} />
        <Clear aria-label="Borrar búsqueda">
          <CloseIcon size={20} />
        </Clear>
      </Frame>
    </SearchField>
  );
}
