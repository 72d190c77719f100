import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { color, space, text } from '../../../theme/tokens';
import type { Abierto } from './FactorDialogs';
import { isProtected, type MisFactores } from './isProtected';

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;
const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  h3 { font-size: ${text[16]}; }
  p { color: ${color.tinta2}; font-size: ${text[15]}; }
  > :first-child { flex: 1 1 24ch; }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Few enough left to make new ones. */
const FEW = 3;

interface FactoresProps {
  factores: MisFactores;
  onOpen: (abierto: Abierto) => void;
}

function Aplicacion({ factores: { aplicacion }, onOpen }: FactoresProps) {
  return (
    <Row aria-label="Aplicación de códigos">
      <div>
        <h3>Aplicación de códigos</h3>
        <p>
          {aplicacion === null ? 'Una aplicación del teléfono que muestra un código distinto cada medio minuto.' : `Puesta el ${formatInstant(aplicacion)}`}
        </p>
      </div>
      <Acts>
        <Button onPress={() => onOpen({ kind: 'preparar' })}>{aplicacion === null ? 'Poner' : 'Cambiar'}</Button>
        {aplicacion !== null && (
          <Button variant="quiet" onPress={() => onOpen({ kind: 'quitar' })}>
            Quitar
          </Button>
        )}
      </Acts>
    </Row>
  );
}

function Recuperacion({ factores: { quedan }, onOpen }: FactoresProps) {
  return (
    <>
      <Row aria-label="Códigos de recuperación">
        <div>
          <h3>Códigos de recuperación</h3>
          <p>{quedan === 0 ? 'No te queda ninguno.' : quedan === 1 ? 'Te queda uno.' : `Te quedan ${quedan}.`}</p>
        </div>
        <Acts>
          <Button onPress={() => onOpen({ kind: 'codigos' })}>Hacer otros</Button>
        </Acts>
      </Row>
      {quedan <= FEW && <Notice tone="caution">Haz otros antes de quedarte sin ninguno: sin ellos, si pierdes tu segundo factor no podrás entrar.</Notice>}
    </>
  );
}

/** What guards the account besides the password, each with what can be done to it. */
export function Factores(props: FactoresProps) {
  return (
    <Rows>
      <Aplicacion {...props} />
      {isProtected(props.factores) && <Recuperacion {...props} />}
    </Rows>
  );
}
