import type { CallInput } from '@garita/api-client/call';
import { applyPlantilla } from '@garita/domain/escalafon/applyPlantilla';
import { toBorrador, toEnviado } from '@garita/domain/escalafon/enviado';
import { EscalaPaso } from '@garita/ui/screens/alta/EscalaPaso';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';

/** The ladder step: replaces the initial ladder by one of the portal's templates. */
export function Escala({ onDone }: { onDone: () => void }) {
  const reads = useReads({ plantillas: read('plantillasEscalafon'), escalafon: read('escalafon') });
  const guardarEscalafon = useWrite('guardarEscalafon', { isToldElsewhere: true });
  if (reads.kind !== 'ready')
    return <EscalaPaso state={reads} onUsar={async () => undefined} onDone={onDone} />;
  const { plantillas, escalafon } = reads.data;
  return (
    <EscalaPaso
      state={{
        kind: 'ready',
        data: {
          plantillas: plantillas.map(({ nombre, titulo, categorias }) => ({
            nombre,
            titulo,
            categorias: categorias
              .filter(({ activa }) => activa)
              .map((one) => ({ nombre: one.nombre, misiones: one.misiones.length })),
          })),
        },
      }}
      onUsar={async (nombre) => {
        const plantilla = plantillas.find((one) => one.nombre === nombre);
        const borrador = applyPlantilla(
          toBorrador(escalafon.categorias),
          toBorrador(plantilla?.categorias ?? []).categorias,
        );
        // The type allows missing numbers, as in a form being typed. A template has all of them.
        await guardarEscalafon(
          toEnviado(borrador, escalafon.version) as CallInput<'guardarEscalafon'>,
        );
      }}
      onDone={onDone}
    />
  );
}
