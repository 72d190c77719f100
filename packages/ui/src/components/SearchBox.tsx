import { SearchField, type SearchFieldProps } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { FieldButton, FieldFrame, FieldInput } from './fieldParts';
import { CloseIcon, SearchIcon } from './icons';
import type { Wrapped } from './Wrapped';

const Clear = styled(FieldButton)`
  [data-empty] & { visibility: hidden; }
`;

export interface SearchBoxProps extends Wrapped<SearchFieldProps, 'aria-label'> {
  /** The placeholder and accessible name. */
  label: string;
  value: string;
  /** Called at each letter, and with '' when cleared. */
  onChange: (text: string) => void;
}

/** A search box that filters while typing. Escape clears it. */
export function SearchBox({ label, ...rest }: SearchBoxProps) {
  return (
    <SearchField {...rest} aria-label={label}>
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
