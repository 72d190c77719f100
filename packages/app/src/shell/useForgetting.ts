import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPrivateData } from '../data/forgetPrivateData';
import { forgetStorage } from '../data/forgetStorage';
import type { Session } from '../portal/sessionReducer';

/**
 * Deletes a user's data when the session ends. It runs after the screens have unmounted, so that no
 * screen refetches the data.
 */
export function useForgetting(session: Session): void {
  const client = useQueryClient();
  const userId = session.phase === 'signedIn' ? session.user.id : null;
  const reason = session.phase === 'visitor' ? session.reason : null;
  useEffect(
    () => (userId === null ? undefined : () => forgetPrivateData(client)),
    [client, userId],
  );
  useEffect(() => {
    if (reason !== null) forgetStorage(reason);
  }, [reason]);
}
