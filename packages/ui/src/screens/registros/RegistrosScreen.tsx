import { MODULOS, type Modulo } from '@garita/domain/registros/modulos';
import { ForbiddenState } from '../../components/ForbiddenState';
import { PageHeader } from '../../components/PageHeader';
import { Tabs } from '../../components/Tabs';
import { ROTULOS } from './modulos';
import { Registro } from './Registro';
import type { RegistrosScreenProps } from './RegistrosScreenProps';

/** Registros: the agency's logs (LOG-01). The tabs stay while a log loads. */
export function RegistrosScreen(props: RegistrosScreenProps) {
  const { state, busqueda, onSearch } = props;
  return (
    <>
      <PageHeader
        title="Registros"
        subtitle="Lo que ha pasado, de lo más reciente a lo más antiguo"
      />
      {state.kind === 'forbidden' ? (
        <ForbiddenState />
      ) : (
        <Tabs
          label="Registros"
          value={busqueda.modulo}
          onChange={(modulo) => onSearch({ modulo: modulo as Modulo, palabra: '' })}
          tabs={MODULOS.map((modulo) => ({
            id: modulo,
            label: ROTULOS[modulo].titulo,
            content: <Registro {...props} modulo={modulo} />,
          }))}
        />
      )}
    </>
  );
}
