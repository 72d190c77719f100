import styled from 'styled-components';

/**
 * Words that are read aloud and not seen. Unlike React Aria's, by a class: a page that the server has rendered may carry no `style` attributes, which its policy
 * forbids.
 */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
