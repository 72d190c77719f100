import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { findObstaculo } from '@garita/domain/ascensos/findObstaculo';
import { formatSiguiente } from '@garita/domain/ascensos/formatSiguiente';
import { ORIGENES } from '@garita/domain/ascensos/origen';
import { useMemo } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Avatar } from '../../components/Avatar';
import { Card } from '../../components/Card';
import { Placa } from '../../components/Placa';
import { Countdown } from '../Countdown';
import type { Ascenso, AscensosScreenProps, Persona } from './AscensosScreenProps';
import { Fact, Facts, Foot, Head, Name } from './fichaLayout';
import { Propuesta } from './Propuesta';

interface FichaAscensoProps
  extends Pick<AscensosScreenProps, 'viewer' | 'siglas' | 'now' | 'onSend' | 'onWaitOver'> {
  persona: Persona;
  ascenso: Ascenso;
}

export function FichaAscenso(props: FichaAscensoProps) {
  const { persona, ascenso, viewer, siglas, now, onWaitOver } = props;
  // The obstacle is computed once per record and not with the clock, because the record is fetched
  // again after the wait.
  const obstaculo = useMemo(
    () =>
      findObstaculo(ascenso, {
        esPropia: viewer.id === persona.id,
        puede: can(ACCESS.sendAscenso, viewer, { target: persona }),
        now: now(),
      }),
    [ascenso, persona, viewer, now],
  );
  const { m_nueva, disponible, date_finaliza } = ascenso;
  return (
    <Card>
      <VisuallyHidden role="status">{`Ficha de ${persona.usuario}`}</VisuallyHidden>
      <Head>
        <Avatar usuario={persona.usuario} size="large" />
        <Name>
          <h2 translate="no">{persona.usuario}</h2>
          <p>Categoría {persona.id_categoria}</p>
        </Name>
        <Placa categoria={persona.id_categoria} size={40} />
      </Head>
      <Facts>
        <Fact label="Misión actual">{ascenso.mision}</Fact>
        <Fact label={ORIGENES[ascenso.origen]}>{ascenso.encargadoNombre}</Fact>
        <Fact label="Siguiente misión">
          {m_nueva === false
            ? 'No hay siguiente misión'
            : formatSiguiente(siglas, m_nueva, viewer.firma, ascenso.firma)}
        </Fact>
        <Fact label="Tiempo restante">
          {m_nueva === false ? (
            'No aplica'
          ) : (
            <Countdown
              until={date_finaliza}
              now={now}
              ended={disponible ? 'Disponible ahora' : 'Cumplido'}
              onEnd={() => onWaitOver(persona.id)}
            />
          )}
        </Fact>
      </Facts>
      <Foot>
        <Propuesta {...props} obstaculo={obstaculo} disponibleDesde={date_finaliza} />
      </Foot>
    </Card>
  );
}
