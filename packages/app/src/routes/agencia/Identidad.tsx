import { IdentidadSeccion } from '@garita/ui/screens/agencia/identidad/IdentidadSeccion';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { toBase64 } from './toBase64';

export function Identidad() {
  const state = useReads({ identidad: read('identidad'), rangos: read('rangos') });
  const save = useWrite('setIdentidad');
  const subir = useWrite('subirEmblema', { isToldElsewhere: true });
  return (
    <IdentidadSeccion
      state={
        state.kind === 'ready'
          ? {
              kind: 'ready',
              data: { identidad: state.data.identidad, categorias: state.data.rangos.categorias },
            }
          : state
      }
      onSave={({ data, previos }) => save({ data, previos } as Parameters<typeof save>[0])}
      onEmblema={async (bytes) => (await subir({ datos: toBase64(bytes) })).emblema}
      urlOf={(hash) => `/api/ext/emblema/${hash}`}
    />
  );
}
