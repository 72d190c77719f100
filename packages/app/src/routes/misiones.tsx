import { MisionesScreen } from '@garita/ui/screens/misiones/MisionesScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { configuracionQuery } from '../queries/agencia';
import { compradoresQuery, misionesVendidasQuery, preciosMisionQuery } from '../queries/misiones';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isSelling, setSelling] = useState(false);
  const onAviso = useFormNotice(isSelling);
  const vendidas = useQuery(misionesVendidasQuery());
  const compradores = useQuery({ ...compradoresQuery(), enabled: isSelling });
  const precios = useQuery({ ...preciosMisionQuery(), enabled: isSelling });
  const configuracion = useQuery({ ...configuracionQuery(), enabled: isSelling });
  const addMision = useWrite('addMision');
  return (
    <MisionesScreen
      state={toScreenState({ vendidas })}
      viewer={viewer}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={toScreenState({ compradores, precios, configuracion })}
      onSell={addMision}
      onAviso={onAviso}
    />
  );
}
