import { isProtected } from '@garita/domain/factores/isProtected';
import { formatInstant } from '@garita/domain/formato/instant';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import type { Abierto } from './FactorDialogs';
import { FactorActions, FactorRow } from './FactorRow';
import { Llaves } from './Llaves';
import type { MisFactores } from './MisFactores';

/** With this many recovery codes left or fewer, the card suggests new codes. */
const FEW = 3;

interface FactoresProps {
  factores: MisFactores;
  onOpen: (abierto: Abierto) => void;
}

function Aplicacion({ factores: { aplicacion }, onOpen }: FactoresProps) {
  return (
    <FactorRow aria-label="Aplicación de códigos">
      <div>
        <h3>Aplicación de códigos</h3>
        <p>
          {aplicacion === null
            ? 'Una aplicación del teléfono que muestra un código distinto cada medio minuto.'
            : `Puesta el ${formatInstant(aplicacion)}`}
        </p>
      </div>
      <FactorActions>
        <Button onPress={() => onOpen({ kind: 'preparar' })}>
          {aplicacion === null ? 'Añadir' : 'Cambiar'}
        </Button>
        {aplicacion !== null && (
          <Button variant="quiet" onPress={() => onOpen({ kind: 'quitar' })}>
            Quitar
          </Button>
        )}
      </FactorActions>
    </FactorRow>
  );
}

function Recuperacion({ factores: { quedan }, onOpen }: FactoresProps) {
  return (
    <>
      <FactorRow aria-label="Códigos de recuperación">
        <div>
          <h3>Códigos de recuperación</h3>
          <p>
            {quedan === 0
              ? 'No te queda ninguno.'
              : quedan === 1
                ? 'Te queda uno.'
                : `Te quedan ${quedan}.`}
          </p>
        </div>
        <FactorActions>
          <Button onPress={() => onOpen({ kind: 'codigos' })}>Hacer otros</Button>
        </FactorActions>
      </FactorRow>
      {quedan <= FEW && (
        <Notice tone="caution">
          Haz otros antes de quedarte sin ninguno: sin ellos, si pierdes tu segundo factor no podrás
          entrar.
        </Notice>
      )}
    </>
  );
}

export function Factores(props: FactoresProps) {
  return (
    <Stack>
      <Aplicacion {...props} />
      <Llaves {...props} />
      {isProtected(props.factores) && <Recuperacion {...props} />}
    </Stack>
  );
}
