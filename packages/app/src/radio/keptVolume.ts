const KEY = 'garita-volumen';

/** The stored volume, from 0 to 100. It is 100 if none is stored or the browser forbids storage. */
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
      // Without storage the volume lasts until the page closes.
    }
  },
};
