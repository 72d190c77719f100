import type { CallInput } from '@garita/api-client/call';
import { listActivas } from '@garita/domain/escalafon/borrador';
import { toBorrador, toEnviado } from '@garita/domain/escalafon/enviado';
import { applyReparto, readReparto } from '@garita/domain/escalafon/reparto';
import { PermisosPaso } from '@garita/ui/screens/alta/PermisosPaso';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';

/** The permissions step: assigns permissions to the ladder's categories, act by act. */
export function Permisos({ onDone }: { onDone: () => void }) {
  const reads = useReads({ escalafon: read('escalafon') });
  const guardarEscalafon = useWrite('guardarEscalafon', { isToldElsewhere: true });
  if (reads.kind !== 'ready')
    return <PermisosPaso state={reads} onGuardar={async () => undefined} onDone={onDone} />;
  const { version, categorias } = reads.data.escalafon;
  const borrador = toBorrador(categorias);
  return (
    <PermisosPaso
      state={{
        kind: 'ready',
        data: { categorias: listActivas(borrador), reparto: readReparto(borrador) },
      }}
      // The type allows missing numbers, as in a form being typed. The saved ladder has all of
      // them.
      onGuardar={(reparto) =>
        guardarEscalafon(
          toEnviado(applyReparto(borrador, reparto), version) as CallInput<'guardarEscalafon'>,
        )
      }
      onDone={onDone}
    />
  );
}
