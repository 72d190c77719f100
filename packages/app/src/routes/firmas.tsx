import { FirmasScreen } from '@garita/ui/screens/firmas/FirmasScreen';
import type { Firmante } from '@garita/ui/screens/firmas/FirmasScreenProps';
import { useState } from 'react';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';

export function Component() {
  const [firmante, setFirmante] = useState<Firmante | null>(null);
  return (
    <FirmasScreen
      state={useReads({ firmas: read('getAllFirmas') })}
      viewer={useSignedInUser()}
      firmante={firmante}
      onFirmante={setFirmante}
      personas={useReads({ personas: read('getUsuarios') }, firmante !== null)}
      onSign={useWrite('addFirma')}
    />
  );
}
