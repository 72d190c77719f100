import { NormativaSeccion } from '@garita/ui/screens/agencia/normativa/NormativaSeccion';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { aceptacionesQuery, borradorQuery, normativaQuery } from '../../queries/normativa';

export function Normativa() {
  return (
    <NormativaSeccion
      state={useReads({ publicada: normativaQuery(), borrador: borradorQuery() })}
      aceptaciones={useReads({ aceptaciones: aceptacionesQuery() })}
      onSave={useWrite('guardarNormativa')}
      onPublish={useWrite('publicarNormativa')}
    />
  );
}
