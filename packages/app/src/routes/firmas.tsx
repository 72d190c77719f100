import { FirmasScreen } from '@garita/ui/screens/firmas/FirmasScreen';
import type { Firmante } from '@garita/ui/screens/firmas/FirmasScreenProps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { firmasQuery } from '../queries/firmas';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [firmante, setFirmante] = useState<Firmante | null>(null);
  const onAviso = useFormNotice(firmante);
  const firmas = useQuery(firmasQuery());
  const personas = useQuery({ ...personasQuery(), enabled: firmante !== null });
  const addFirma = useWrite('addFirma');
  return (
    <FirmasScreen
      state={toScreenState({ firmas })}
      viewer={viewer}
      firmante={firmante}
      onFirmante={setFirmante}
      personas={toScreenState({ personas })}
      onSign={addFirma}
      onAviso={onAviso}
    />
  );
}
