import { NormativaScreen } from '@garita/ui/screens/normativa/NormativaScreen';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useUser } from '../portal/useSession';

export function Component() {
  const isSignedIn = useUser() !== null;
  const { data: aceptacion } = useQuery({ ...read('aceptacionNormativa'), enabled: isSignedIn });
  const { data: versiones } = useQuery({ ...read('versionesNormativa'), enabled: isSignedIn });
  return (
    <NormativaScreen
      state={useReads({ normativa: read('normativa') })}
      aceptacion={(isSignedIn && aceptacion) || null}
      versiones={(isSignedIn && versiones) || []}
      onAccept={useWrite('aceptarNormativa')}
    />
  );
}
