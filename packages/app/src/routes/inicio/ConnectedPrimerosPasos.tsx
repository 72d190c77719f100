import { PrimerosPasosCard } from '@garita/ui/screens/alta/PrimerosPasosCard';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/useWrite';
import { primerosPasosQuery } from '../../queries/alta';

export function ConnectedPrimerosPasos() {
  const { data, refetch } = useQuery(primerosPasosQuery());
  const crearMuestra = useWrite('crearMuestra', { isToldElsewhere: true });
  const setPrimerosPasos = useWrite('setPrimerosPasos', { isToldElsewhere: true });
  if (!data?.visible) return null;
  const addMuestra = async () => {
    await crearMuestra();
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
