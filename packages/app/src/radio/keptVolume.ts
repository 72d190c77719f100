const KEY = 'garita-volumen';

/** How loud the radio was last, of 100; where storage is forbidden it is as loud as it can be at each visit. */
export const keptVolume = {
  read: (): number => {
    try {
      const kept = Number(localStorage.getItem(KEY) ?? 100);
      return kept >= 0 && kept <= 100 ? kept : 100;
    } catch {
      return 100;
    }
  },
  keep: (volumen: number): void => {
    try {
      localStorage.setItem(KEY, String(volumen));
    } catch {
      // It holds until the page is left.
    }
  },
};
