import { MODULOS, type Modulo } from '@garita/domain/registros/modulos';
import { Tabs } from '../../components/Tabs';
import { ScreenFrame } from '../ScreenFrame';
import { ROTULOS } from './modulos';
import { Registro } from './Registro';
import type { RegistrosScreenProps } from './RegistrosScreenProps';

/** Registros: what has happened, log by log (LOG-01). */
export function RegistrosScreen({ state, ...rest }: RegistrosScreenProps) {
  return (
    <ScreenFrame title="Registros" subtitle="Lo que ha pasado, de lo más reciente a lo más antiguo" state={state}>
      {({ registros }) => (
        <Tabs
          label="Registros"
          value={rest.busqueda.modulo}
          onChange={(modulo) => rest.onSearch({ modulo: modulo as Modulo, palabra: '' })}
          tabs={MODULOS.map((modulo) => ({
            id: modulo,
            label: ROTULOS[modulo].titulo,
            content: <Registro {...rest} modulo={modulo} registros={registros} />,
          }))}
        />
      )}
    </ScreenFrame>
  );
}
