import { createContext } from 'react';

/**
 * False until a form has focused its first field, then true. While false, no field opens its list
 * on focus, since the list would cover the new form.
 */
export const OwnFocusContext = createContext(true);
