import { createContext } from 'react';

/** The text that a `PersonaCell` in a folded row shows instead of the category; '' elsewhere. */
export const FactContext = createContext('');
