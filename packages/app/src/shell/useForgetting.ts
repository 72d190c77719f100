import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPrivateData } from '../data/forgetPrivateData';

/**
 * When a person goes, what was given to them goes too. As the clean-up of an effect it runs once their screens are gone, so that none of
 * them asks for it again.
 */
export function useForgetting(userId: number | null): void {
  const client = useQueryClient();
  useEffect(() => (userId === null ? undefined : () => forgetPrivateData(client)), [client, userId]);
}
