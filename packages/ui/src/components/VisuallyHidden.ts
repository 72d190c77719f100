import styled from 'styled-components';

/**
 * Visually hidden text. Unlike React Aria's it uses a class: a server-rendered page may have no
 * `style` attributes, which its CSP forbids.
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
