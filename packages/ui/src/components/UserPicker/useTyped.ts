import { useState } from 'react';

interface Typed {
  /** The text; null while the selected name, or an empty field, is shown. */
  typed: string | null;
  hear: (text: string) => void;
  /** Selects a person: their name replaces the text. Null selects no person and keeps the text. */
  choose: (id: number | null) => void;
  /** Shows the selected person's name again. */
  forget: () => void;
}

/**
 * The text of a picker, kept until a person is selected, here or from outside.
 * @param value id of the selected person
 * @param onChange called with the person selected here
 */
export function useTyped(value: number | null, onChange: (id: number | null) => void): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(null);
  }
  const choose = (id: number | null) => {
    if (id !== null) setTyped(null);
    if (id === value) return;
    setKnown(id);
    onChange(id);
  };
  const hear = (text: string) => {
    setTyped(text);
    if (text === '') choose(null);
  };
  return { typed, hear, choose, forget: () => setTyped(null) };
}
