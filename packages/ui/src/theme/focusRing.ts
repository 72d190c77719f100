import { color } from './tokens';

/** The focus ring. The 2 px gap makes it visible on any colour. */
export const focusRing = `
  outline: 3px solid ${color.foco};
  outline-offset: 2px;
`;
