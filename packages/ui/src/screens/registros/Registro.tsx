import { formatInteger } from '@garita/domain/formato/credits';
import { MODULOS_ENTEROS, type Modulo, REGISTROS_BUSCADOS } from '@garita/domain/registros/modulos';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Quiet } from '../../components/layout';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { Buscador } from './Buscador';
import {
  columnasAccesos,
  columnasAscensos,
  columnasClones,
  columnasMotivo,
  columnasTiempos,
} from './columns';
import { Fichajes } from './Fichajes';
import { ROTULOS } from './modulos';
import type { RegistrosScreenProps } from './RegistrosScreenProps';
import { Tabla } from './Tabla';

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space[4]};
`;

/** How far a search reaches, so that nobody takes what it finds for everything; null when nothing is looked for. */
function describeAlcance(modulo: Modulo, palabra: string): string | null {
  if (palabra === '') return null;
  const where = MODULOS_ENTEROS.includes(modulo)
    ? 'en todo el registro'
    : `entre las ${formatInteger(REGISTROS_BUSCADOS)} entradas más recientes`;
  return `Se ha buscado «${palabra}» ${where}.`;
}

interface RegistroProps extends RegistrosScreenProps {
  modulo: Modulo;
}

/** One log with its search (LOG-02), the newest first, and the way to older ones. */
export function Registro({
  modulo,
  state,
  busqueda,
  viewer,
  hayMas,
  isCargandoMas,
  onSearch,
  onMore,
  ...correct
}: RegistroProps) {
  const palabra = busqueda.modulo === modulo ? busqueda.palabra : '';
  const { titulo, buscar, vacio } = ROTULOS[modulo];
  const alcance = describeAlcance(modulo, palabra);
  const common = {
    caption: `Registro de ${titulo.toLowerCase()}`,
    palabra,
    vacio,
    csvName: `registro-${modulo}`,
  };
  return (
    <>
      <Head>
        <Buscador label={buscar} onPalabra={(next) => onSearch({ modulo, palabra: next })} />
        {alcance && <Quiet $small>{alcance}</Quiet>}
      </Head>
      <ScreenBody state={state}>
        {({ registros: shown }) => {
          if (modulo === 'tiempos')
            return <Tabla {...common} columns={columnasTiempos} entradas={shown.tiempos ?? []} />;
          if (modulo === 'ascensos')
            return <Tabla {...common} columns={columnasAscensos} entradas={shown.ascensos ?? []} />;
          if (modulo === 'clones')
            return <Tabla {...common} columns={columnasClones} entradas={shown.clones ?? []} />;
          if (modulo === 'accesos')
            return <Tabla {...common} columns={columnasAccesos} entradas={shown.accesos ?? []} />;
          if (modulo === 'fichajes')
            return (
              <Fichajes {...common} fichajes={shown.fichajes ?? []} viewer={viewer} {...correct} />
            );
          return <Tabla {...common} columns={columnasMotivo} entradas={shown[modulo] ?? []} />;
        }}
      </ScreenBody>
      {state.kind === 'ready' && hayMas && (
        <More>
          <Button onPress={onMore} isPending={isCargandoMas} pendingLabel="Cargando más entradas">
            Cargar más antiguas
          </Button>
        </More>
      )}
    </>
  );
}
