import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Quiet } from '../../../components/layout';
import { Placa } from '../../../components/Placa';
import { ProgressBar } from '../../../components/ProgressBar';
import { color, space, text } from '../../../theme/tokens';
import { PersonaLink } from '../../PersonaLink';
import { ScreenBody } from '../../ScreenFrame';
import type { ScreenState } from '../../ScreenState';
import { Hoja } from './Hoja';

type Aceptacion = components['schemas']['AceptacionNormativa'];

export interface AceptacionesDatos {
  readonly version: number;
  readonly personas: readonly Aceptacion[];
}

const SHOWN = 8;

const People = styled.ul`
  font-size: ${text[15]};
  li { display: flex; align-items: center; gap: ${space[3]}; min-height: 40px; }
  li + li { border-top: 1px solid ${color.borde}; }
  li > span:last-child { margin-left: auto; color: ${color.tinta2}; font-size: ${text[13]}; }
`;

function Lista({ personas, label }: { personas: readonly Aceptacion[]; label: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? personas : personas.slice(0, SHOWN);
  return (
    <>
      <People aria-label={label}>
        {shown.map(({ id, usuario, id_categoria, aceptada }) => (
          <li key={id}>
            <Placa categoria={id_categoria} />
            <PersonaLink usuario={usuario} />
            {aceptada !== null && <span>{formatInstant(aceptada, { part: 'fecha' })}</span>}
          </li>
        ))}
      </People>
      {personas.length > shown.length && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          {`Ver ${personas.length - shown.length} más`}
        </Button>
      )}
    </>
  );
}

interface AceptacionesProps {
  state: ScreenState<{ readonly aceptaciones: AceptacionesDatos }>;
  /** Whether the agency has published a normativa. */
  isPropia: boolean;
}

export function Aceptaciones({ state, isPropia }: AceptacionesProps) {
  const [isShown, setShown] = useState(false);
  if (!isPropia)
    return (
      <Hoja titulo="Quién la ha aceptado">
        <Quiet $small>Nadie tiene que aceptar la del portal. Cuando publiques la tuya, sí.</Quiet>
      </Hoja>
    );
  return (
    <Hoja titulo="Quién la ha aceptado">
      <ScreenBody state={state}>
        {({ aceptaciones: { version, personas } }) => {
          const [si, no] = [
            personas.filter(({ aceptada }) => aceptada !== null),
            personas.filter(({ aceptada }) => aceptada === null),
          ];
          return (
            <>
              <ProgressBar label={`Versión ${version}`} value={si.length} max={personas.length} />
              {no.length === 0 ? (
                <Quiet $small>Todo el mundo la ha aceptado.</Quiet>
              ) : (
                <Quiet $small>Falta por aceptarla:</Quiet>
              )}
              {no.length > 0 && <Lista personas={no} label="Falta por aceptarla" />}
              {si.length > 0 && (
                <Button size="small" variant="quiet" onPress={() => setShown(!isShown)}>
                  {isShown
                    ? 'Ocultar quién la ha aceptado'
                    : `Ver quién la ha aceptado (${si.length})`}
                </Button>
              )}
              {isShown && <Lista personas={si} label="La han aceptado" />}
            </>
          );
        }}
      </ScreenBody>
    </Hoja>
  );
}
