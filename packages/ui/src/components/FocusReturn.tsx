import { useEffect, useState } from 'react';

/**
 * Stands in a dialog, and sees that whatever opened it has the focus again when it is gone. React Aria gives it back a frame later, when what is behind
 * may still be inert: then nothing has it, and the next Tab begins at the top of the page. Whatever took the focus on purpose keeps it.
 */
export function FocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After all of this commit's effects: those of the overlay free what is behind.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
