import type { Borrador } from '@garita/ui/screens/paselista/PaseListaScreenProps';
import { useState } from 'react';
import { LISTA } from '../../data/forgetStorage';
import { packBorrador, readBorrador } from './borrador';

/** Uses the tab's storage, or returns `otherwise` if the browser forbids it. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(sessionStorage);
  } catch {
    return otherwise;
  }
}

/** The draft of a roll call, kept in the tab's storage, so that it survives Back and a reload. */
export function useBorrador(
  usuario: number,
): [borrador: Borrador, setBorrador: (borrador: Borrador) => void] {
  const [borrador, setBorrador] = useState(() =>
    readBorrador(
      withStorage((storage) => storage.getItem(LISTA), null),
      usuario,
      Date.now(),
    ),
  );
  const keep = (next: Borrador): void => {
    setBorrador(next);
    withStorage(
      (storage) => storage.setItem(LISTA, packBorrador(usuario, next, Date.now())),
      undefined,
    );
  };
  return [borrador, keep];
}
