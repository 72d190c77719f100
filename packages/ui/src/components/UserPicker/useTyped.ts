import { useState } from 'react';

/** What is typed into a picker. */
interface Typed {
  /** The text; null where the name of the chosen person is shown, or an empty field. */
  typed: string | null;
  /** Takes over what the field says. */
  hear: (text: string) => void;
  /** Chooses a person: their name takes the place of the text. Null chooses nobody, and the text stays. */
  choose: (id: number | null) => void;
  /** Shows the chosen person's name again. */
  forget: () => void;
}

/**
 * The text of a picker, kept until a person is chosen, here or from outside.
 * @param value id of the chosen person
 * @param onChange told of the person who is chosen here
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
