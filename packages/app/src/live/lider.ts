let ask: () => boolean = () => false;

/** Whether this tab is the one among those of its browser that hears the portal itself: what is to be done once a browser is done by that one. */
export const lider = {
  is: (): boolean => ask(),
  /** @param isLeading null once nothing is heard any more */
  set: (isLeading: (() => boolean) | null): void => {
    ask = isLeading ?? (() => false);
  },
};
