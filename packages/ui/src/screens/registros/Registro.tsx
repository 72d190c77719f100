import { formatInteger } from '@garita/domain/formato/credits';
import { MODULOS_ENTEROS, type Modulo, REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import styled from 'styled-components';
import { Quiet } from '../../components/layout';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { Buscador } from './Buscador';
import { columnasAccesos, columnasAscensos, columnasClones, columnasMotivo, columnasTiempos } from './columns';
import { Fichajes } from './Fichajes';
import { ROTULOS } from './modulos';
import type { RegistrosScreenProps } from './RegistrosScreenProps';
import { Tabla } from './Tabla';

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

/** How far what is on screen reaches, so that nobody takes it for everything; null when it is everything. */
function describeAlcance(modulo: Modulo, palabra: string, entradas: number): string | null {
  const newest = formatInteger(REGISTROS_MAXIMO);
  if (palabra === '') return entradas < REGISTROS_MAXIMO ? null : `Se ven las ${newest} entradas más recientes. Para llegar más atrás, busca.`;
  const where = MODULOS_ENTEROS.includes(modulo) ? 'en todo el registro' : `entre las ${formatInteger(REGISTROS_BUSCADOS)} entradas más recientes`;
  return `Se ha buscado «${palabra}» ${where}; se ven como mucho las ${newest} más recientes.`;
}

interface RegistroProps extends Omit<RegistrosScreenProps, 'state'> {
  modulo: Modulo;
  registros: Extract<RegistrosScreenProps['state'], { kind: 'ready' }>['data']['registros'];
}

/** One log with its search (LOG-02). */
export function Registro({ modulo, registros, busqueda, hallado, viewer, onSearch, ...correct }: RegistroProps) {
  const palabra = busqueda.modulo === modulo ? busqueda.palabra : '';
  const { titulo, buscar, vacio } = ROTULOS[modulo];
  const state = palabra === '' ? { kind: 'ready' as const, data: { registros } } : hallado;
  const alcance = describeAlcance(modulo, palabra, registros[modulo].length);
  const common = { caption: `Registro de ${titulo.toLowerCase()}`, palabra, vacio, csvName: `registro-${modulo}` };
  return (
    <>
      <Head>
        <Buscador label={buscar} onPalabra={(next) => onSearch({ modulo, palabra: next })} />
        {alcance && <Quiet $small>{alcance}</Quiet>}
      </Head>
      <ScreenBody state={state}>
        {({ registros: shown }) => {
          if (modulo === 'tiempos') return <Tabla {...common} columns={columnasTiempos} entradas={shown.tiempos ?? []} />;
          if (modulo === 'ascensos') return <Tabla {...common} columns={columnasAscensos} entradas={shown.ascensos ?? []} />;
          if (modulo === 'clones') return <Tabla {...common} columns={columnasClones} entradas={shown.clones ?? []} />;
          if (modulo === 'accesos') return <Tabla {...common} columns={columnasAccesos} entradas={shown.accesos ?? []} />;
          if (modulo === 'fichajes') return <Fichajes {...common} fichajes={shown.fichajes ?? []} viewer={viewer} {...correct} />;
          return <Tabla {...common} columns={columnasMotivo} entradas={shown[modulo] ?? []} />;
        }}
      </ScreenBody>
    </>
  );
}
