import { formatInteger } from '@garita/domain/formato/credits';
import { MODULOS_ENTEROS, type Modulo, REGISTROS_BUSCADOS } from '@garita/domain/registros/modulos';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Quiet } from '../../components/layout';
import { SearchBox } from '../../components/SearchBox';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
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

/** Debounce delay of the search, in milliseconds (LOG-03). */
const PAUSE_MS = 1_000;
/** The maximum length in the contract. */
const PALABRA_MAX = 64;

const Root = styled.div`
  max-width: 420px;
`;

interface BuscadorProps {
  label: string;
  onPalabra: (palabra: string) => void;
}

/** The search of a log. Typing is debounced by a second; clearing the field is not. */
function Buscador({ label, onPalabra }: BuscadorProps) {
  const [typed, setTyped] = useState('');
  const reported = useRef('');
  const report = useEffectEvent((palabra: string) => {
    reported.current = palabra;
    onPalabra(palabra);
  });
  useEffect(() => {
    const palabra = typed.trim().slice(0, PALABRA_MAX);
    if (palabra === reported.current) return undefined;
    const pause = setTimeout(() => report(palabra), palabra === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Root>
      <SearchBox label={label} value={typed} onChange={setTyped} />
    </Root>
  );
}

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

/** Which part of the log a search has covered, in words; null without a search. */
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

/** One log, the newest entry first, with its search (LOG-02) and a button for older entries. */
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
