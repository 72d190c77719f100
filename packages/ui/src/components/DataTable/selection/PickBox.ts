import styled from 'styled-components';
import { color, touchTarget } from '../../../theme/tokens';

/**
 * The container of a selection checkbox. Its styles also mark the selected row, so that selecting
 * does not re-render the row.
 */
export const PickBox = styled.div`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  > div { display: grid; }
  tr:has(> td > & [data-selected]) { --fila: ${color.petroleoSuave}; }
  article:has(> div > & [data-selected]) { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; }
`;

/** On a card the whole header selects while the selection is active. */
export const CardPickBox = styled(PickBox)`
  flex: none;
  margin: 0 -${8}px 0 -${12}px;
  /* The unfolding button is below the links and buttons, and this box is above all of them. */
  z-index: 2;
  && label { position: static; }
  label::after { content: ''; position: absolute; inset: 0; z-index: 2; }
`;
