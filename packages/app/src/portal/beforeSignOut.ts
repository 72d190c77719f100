const tasks: (() => readonly Promise<unknown>[])[] = [];

/** Something that still has to be sent as the person who signs out. @param send sends it; nothing when there is nothing */
export const beforeSignOut = (send: () => readonly Promise<unknown>[]): void =>
  void tasks.push(send);

/** Signs out, once what was still to be sent has been answered. */
export function signOut(logout: () => void): void {
  const sending = tasks.flatMap((send) => send());
  if (sending.length === 0) logout();
  else void Promise.allSettled(sending).then(logout);
}
