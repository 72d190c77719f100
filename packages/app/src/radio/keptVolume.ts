const KEY = 'garita-volumen';

/** The stored volume, 0 to 100; 100 if none is stored or storage is forbidden. */
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
      // The volume then lasts until the page closes.
    }
  },
};
