import type { FilaAlta } from '@garita/domain/alta/filas';
import type { TraerGenteScreenProps } from '@garita/ui/screens/alta/TraerGenteScreenProps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftOf } from '../../data/forgetStorage';
import { read } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';
import { copyText } from '../../portal/copyText';
import { useSignedInUser } from '../../portal/useSession';

export function useTraerGente(): Omit<TraerGenteScreenProps, 'onDone'> {
  const [filas, setFilas] = useState<readonly FilaAlta[] | null>(null);
  const previa = useQuery({
    ...read('previaAlta', { filas: filas !== null && filas.length > 0 ? [...filas] : null }),
    placeholderData: keepPreviousData,
  });
  const rangos = useQuery(read('rangos'));
  const pendientes = useQuery(read('pendientesAlta'));
  const darDeAlta = useWrite('darDeAlta', { isToldElsewhere: true, isSecret: true });
  const nuevosCodigosAlta = useWrite('nuevosCodigosAlta', {
    isToldElsewhere: true,
    isSecret: true,
  });
  const state = toScreenState({ rangos, pendientes });
  const checked = toScreenState({ previa });
  return {
    state:
      state.kind === 'ready'
        ? {
            kind: 'ready',
            data: {
              misiones: state.data.rangos.categorias.flatMap(({ n_categoria, misiones }) =>
                misiones.map(({ id, nombre }) => ({ id, nombre, n_categoria })),
              ),
              pendientes: state.data.pendientes,
            },
          }
        : state,
    previa: checked.kind === 'ready' ? { kind: 'ready', data: checked.data.previa } : checked,
    borrador: draftOf(useSignedInUser().id),
    onFilas: setFilas,
    onAlta: (all) => darDeAlta({ filas: [...all] }),
    onCodigos: (usuarios) => nuevosCodigosAlta({ usuarios: [...usuarios] }),
    onCopy: (texto) =>
      void copyText(texto, {
        copied: 'Copiado',
        byHand: 'No se pudo copiar. Descarga el fichero o selecciona los códigos y cópialos tú.',
      }),
  };
}
