import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPrivateData } from '../data/forgetPrivateData';
import { forgetStorage } from '../data/forgetStorage';
import type { Session } from '../portal/sessionReducer';

/** The clean-up runs after the screens have unmounted, so that none of them refetches. */
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
