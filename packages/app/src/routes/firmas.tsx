import { FirmasScreen } from '@garita/ui/screens/firmas/FirmasScreen';
import type { Firmante } from '@garita/ui/screens/firmas/FirmasScreenProps';
import { useState } from 'react';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useFormNotice } from '../portal/useFormNotice';
import { useSignedInUser } from '../portal/useSession';
import { firmasQuery } from '../queries/firmas';
import { personasQuery } from '../queries/usuarios';

export function Component() {
  const [firmante, setFirmante] = useState<Firmante | null>(null);
  return (
    <FirmasScreen
      state={useReads({ firmas: firmasQuery() })}
      viewer={useSignedInUser()}
      firmante={firmante}
      onFirmante={setFirmante}
      personas={useReads({ personas: personasQuery() }, firmante !== null)}
      onSign={useWrite('addFirma')}
      onAviso={useFormNotice(firmante)}
    />
  );
}
