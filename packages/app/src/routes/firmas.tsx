import { ApiError } from '@garita/api-client/ApiError';
import { type Firmante, FirmasScreen } from '@garita/ui/screens/firmas/FirmasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { firmasQuery, ponerFirma } from '../queries/firmas';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [firmante, setFirmante] = useState<Firmante | null>(null);
  const notice = useFormNotice(firmante);
  const client = useQueryClient();
  const firmas = useQuery(firmasQuery());
  const personas = useQuery({ ...personasQuery(), enabled: firmante !== null });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => {
    if (error instanceof ApiError && [404, 409].includes(error.httpStatus)) {
      return Promise.all(['firmas', 'usuarios'].map((tema) => client.invalidateQueries({ queryKey: [tema] })));
    }
    return undefined;
  };
  const { mutateAsync: firmar } = useMutation({ ...ponerFirma(), onError });
  return (
    <FirmasScreen
      state={toScreenState({ firmas })}
      viewer={viewer}
      firmante={firmante}
      onFirmante={setFirmante}
      personas={toScreenState({ personas })}
      onFirmar={(firma) => {
        notice.clear();
        return firmar(firma);
      }}
      onAviso={notice.show}
    />
  );
}
