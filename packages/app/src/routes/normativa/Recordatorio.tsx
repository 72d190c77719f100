import { RecordatorioNormativa } from '@garita/ui/screens/inicio/RecordatorioNormativa';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/read';
import { keptDismissal } from './keptDismissal';

/** Reminds only of the agency's own normativa: the portal's default needs no acceptance. */
export function Recordatorio({ usuario }: { usuario: number }) {
  const { data } = useQuery(read('aceptacionNormativa'));
  const [dismissed, setDismissed] = useState(() => keptDismissal.read(usuario));
  if (!data?.propia || data.aceptada !== null || data.version <= dismissed) return null;
  const { version } = data;
  return (
    <RecordatorioNormativa
      version={version}
      onDismiss={() => {
        keptDismissal.write(usuario, version);
        setDismissed(version);
      }}
    />
  );
}
