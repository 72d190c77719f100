import { createContext } from 'react';

/** The fact of a folded row, which a `PersonaCell` shows in place of the category; else empty. */
export const FactContext = createContext('');
