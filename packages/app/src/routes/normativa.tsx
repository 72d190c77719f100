import { NormativaScreen } from '@garita/ui/screens/normativa/NormativaScreen';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useUser } from '../portal/useSession';
import { aceptacionQuery, normativaQuery, versionesQuery } from '../queries/normativa';

export function Component() {
  const isSignedIn = useUser() !== null;
  const { data: aceptacion } = useQuery({ ...aceptacionQuery(), enabled: isSignedIn });
  const { data: versiones } = useQuery({ ...versionesQuery(), enabled: isSignedIn });
  return (
    <NormativaScreen
      state={useReads({ normativa: normativaQuery() })}
      aceptacion={(isSignedIn && aceptacion) || null}
      versiones={(isSignedIn && versiones) || []}
      onAccept={useWrite('aceptarNormativa')}
    />
  );
}
