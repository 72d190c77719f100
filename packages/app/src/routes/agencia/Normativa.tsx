import { NormativaSeccion } from '@garita/ui/screens/agencia/normativa/NormativaSeccion';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';

export function Normativa() {
  return (
    <NormativaSeccion
      state={useReads({ publicada: read('normativa'), borrador: read('borradorNormativa') })}
      aceptaciones={useReads({ aceptaciones: read('aceptacionesNormativa') })}
      onSave={useWrite('guardarNormativa')}
      onPublish={useWrite('publicarNormativa')}
    />
  );
}
