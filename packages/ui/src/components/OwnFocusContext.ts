import { createContext } from 'react';

/**
 * Whether a focus is the person's own. Until a form has put it on its first field it is not: a field that opens a list when it is entered would
 * cover the form that has just come.
 */
export const OwnFocusContext = createContext(true);
