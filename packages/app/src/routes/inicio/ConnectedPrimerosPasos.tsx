import { MUESTRA } from '@garita/domain/membresias/muestra';
import { PrimerosPasosCard } from '@garita/ui/screens/alta/PrimerosPasosCard';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/useWrite';
import { primerosPasosQuery } from '../../queries/alta';

export function ConnectedPrimerosPasos() {
  const { data, refetch } = useQuery(primerosPasosQuery());
  const crearMembresia = useWrite('crearMembresia', { isToldElsewhere: true });
  const setPrimerosPasos = useWrite('setPrimerosPasos', { isToldElsewhere: true });
  if (!data?.visible) return null;
  const addMuestra = async () => {
    // The memberships are created one after another, to keep their order.
    for (const membresia of MUESTRA) await crearMembresia(membresia);
    await refetch();
  };
  const { pasos, sinNadie, asistente } = data;
  return (
    <PrimerosPasosCard
      {...{ pasos, sinNadie, asistente }}
      onMuestra={addMuestra}
      onCerrar={() => setPrimerosPasos({ cerrar: 1 })}
    />
  );
}
