import { createContext } from 'react';

/**
 * Whether the user moved the focus. It is false until a form has focused its first field: a field
 * that opens a list on focus would cover the new form.
 */
export const OwnFocusContext = createContext(true);
