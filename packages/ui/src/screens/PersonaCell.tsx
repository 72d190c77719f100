import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { FactContext } from '../components/DataTable/FactContext';
import { wholeName } from '../components/layout';
import { Placa } from '../components/Placa';
import { color, media, space, text } from '../theme/tokens';
import { PersonaLink } from './PersonaLink';

// Plain elements styled by the parent: a list has hundreds of cells, and each styled component
// renders separately.
const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  > [data-words] { min-width: 0; line-height: 1.3; }
  /* A folded row has room for two lines: longer text is cut off instead of wrapping. */
  [data-folded] & > [data-words] > * { overflow: hidden; flex-wrap: nowrap; text-overflow: ellipsis; white-space: nowrap; }
  /* In a table row, a minimum width keeps the neighbouring columns from breaking the name. */
  ${media.wide} { td & > [data-words], th & > [data-words] { min-width: 17ch; } }
  [data-name] { font-weight: 700; > span { ${wholeName} } }
  [data-second] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${space[2]};
    font-size: ${text[13]};
    font-weight: 400;
    color: ${color.tinta3};
  }
  /* In a folded row a tag keeps its width; the words after it are cut off. */
  [data-folded] & :is([data-category], [data-fact]) { order: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  /* A name without room ends in an ellipsis. */
  [data-folded] & [data-name] > * { overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
  /* The words fill the rest of the row, so that the badges of all rows form a column. */
  [data-folded] & > [data-words] { flex: 1; }
  /* The badge of a folded row already shows the category. */
  [data-folded]:not([data-quick], :has(> [data-box])) & [data-category] { display: none; }
  /* A row with a quick act or a checkbox has no room for the badge. */
  [data-quick] & > [data-badge], [data-folded]:has(> [data-box]) & > [data-badge] { display: none; }
`;

interface PersonaCellProps {
  usuario: string;
  /** Omit it if unknown: then neither the category nor the badge is shown. */
  categoria?: number | undefined;
  /** A person outside the agency, without a page. */
  isExterno?: boolean;
  children?: ReactNode;
}

/**
 * A person in a table or at the head of a card: figure, name, category and badge. In a folded row
 * the text of `FactContext` replaces the category.
 */
export function PersonaCell({ usuario, categoria, isExterno = false, children }: PersonaCellProps) {
  const fact = useContext(FactContext);
  return (
    <Root>
      <Avatar usuario={usuario} />
      <div data-words>
        <div data-name>
          {isExterno ? <span translate="no">{usuario}</span> : <PersonaLink usuario={usuario} />}
        </div>
        <div data-second>
          {fact ? (
            <span data-fact>{fact}</span>
          ) : (
            categoria !== undefined && <span data-category>{`Categoría ${categoria}`}</span>
          )}
          {children}
        </div>
      </div>
      {categoria !== undefined && (
        <span data-badge>
          <Placa categoria={categoria} />
        </span>
      )}
    </Root>
  );
}
