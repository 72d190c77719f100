import { memo } from 'react';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { FieldButton, FieldFrame, FieldInput } from './fieldParts';
import { CloseIcon, SearchIcon } from './icons';

const Clear = styled(FieldButton)`
  [data-empty] & { visibility: hidden; }
`;

export interface SearchBoxProps {
  /** Says what is searched; shown inside the box and read as its name. */
  label: string;
  value: string;
  /** Told at each letter, and with an empty text when it is emptied. */
  onChange: (text: string) => void;
}

function DrawnBox({ label, value, onChange }: SearchBoxProps) {
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

/** A search box that filters while one types. Escape empties it. Whatever else changes in its list, it is drawn anew only for what is typed. */
export const SearchBox = memo(DrawnBox);
