import { color } from './tokens';

/** The one focus mark. The 2 px gap is what makes it visible on any colour. */
export const focusRing = `
  outline: 3px solid ${color.foco};
  outline-offset: 2px;
`;
