import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { FieldButton, FieldFrame, FieldInput } from './fieldParts';
import { CloseIcon, SearchIcon } from './icons';

const Clear = styled(FieldButton)`
  [data-empty] & { visibility: hidden; }
`;

export interface SearchBoxProps {
  /** The placeholder and accessible name. */
  label: string;
  value: string;
  /** Called at each letter, and with '' when cleared. */
  onChange: (text: string) => void;
}

/** A search box that filters while typing. Escape clears it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <SearchField aria-label={label} value={value} onChange={onChange}>
      <FieldFrame>
        <SearchIcon size={20} />
        <FieldInput placeholder={label} spellCheck={false} />
        <Clear aria-label="Borrar búsqueda">
          <CloseIcon size={20} />
        </Clear>
      </FieldFrame>
    </SearchField>
  );
}
