import styled from 'styled-components';

/**
 * Visually hidden text. It uses a class, unlike React Aria's component, because the CSP of a
 * server-rendered page may forbid `style` attributes.
 */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
