import { LLAVES_MAX } from '@garita/domain/factores/llave.rules';
import { formatInstant } from '@garita/domain/formato/instant';
import { Button } from '../../../components/Button';
import { RuledList, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { Row, RowWords } from '../parts';
import type { Abierto } from './FactorDialogs';
import { FactorActions, FactorRow } from './FactorRow';
import type { Llave, MisFactores } from './MisFactores';

interface LlavesProps {
  factores: MisFactores;
  onOpen: (abierto: Abierto) => void;
}

interface FilaLlaveProps {
  llave: Llave;
  /** Whether the passkey works at the address of this page. */
  isHere: boolean;
  onRemove: () => void;
}

function FilaLlave({ llave: { nombre, dominio, creada, uso }, isHere, onRemove }: FilaLlaveProps) {
  return (
    <Row>
      <RowWords>
        <strong>{nombre}</strong>
        {!isHere && <p>Solo sirve en {dominio}</p>}
        <p>Puesta el {formatInstant(creada)}</p>
        <p>{uso === null ? 'Aún no se ha usado' : `Último uso: ${formatInstant(uso)}`}</p>
      </RowWords>
      <Button size="small" onPress={onRemove} aria-label={`Quitar: ${nombre}`}>
        Quitar
      </Button>
    </Row>
  );
}

/** Why no passkey can be added; null if the user can add a passkey. */
function describeObstacle({ llaves, dominio }: MisFactores): string | null {
  if (dominio === null)
    return 'Aquí no se pueden añadir: hace falta abrir el portal con HTTPS y por su nombre. La aplicación de códigos sirve igual.';
  return llaves.length >= LLAVES_MAX
    ? 'Tienes diez, y no caben más. Quita alguna antes de añadir otra.'
    : null;
}

export function Llaves({ factores, onOpen }: LlavesProps) {
  const { llaves, dominio } = factores;
  const obstacle = describeObstacle(factores);
  return (
    <Stack $gap={2}>
      <FactorRow aria-label="Llaves de acceso">
        <div>
          <h3>Llaves de acceso</h3>
          <p>
            Tu teléfono, tu ordenador o una llave USB: confirmas con el dedo, la cara o un PIN, y no
            hay nada que copiar.
          </p>
        </div>
        {obstacle === null && (
          <FactorActions>
            <Button onPress={() => onOpen({ kind: 'llave' })}>
              {llaves.length === 0 ? 'Añadir llave' : 'Añadir otra'}
            </Button>
          </FactorActions>
        )}
      </FactorRow>
      {obstacle !== null && <Notice tone="info">{obstacle}</Notice>}
      {llaves.length > 0 && (
        <RuledList aria-label="Tus llaves de acceso">
          {llaves.map((llave) => (
            <FilaLlave
              key={llave.id}
              llave={llave}
              isHere={llave.dominio === dominio}
              onRemove={() => onOpen({ kind: 'quitarLlave', llave })}
            />
          ))}
        </RuledList>
      )}
    </Stack>
  );
}
