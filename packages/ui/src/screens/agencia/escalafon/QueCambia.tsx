import { setDestino } from '@garita/domain/escalafon/ediciones';
import { listSalidas } from '@garita/domain/escalafon/listSalidas';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { List, Quiet, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { color, space, text } from '../../../theme/tokens';
import { DestinoField } from './DestinoField';
import type { Edicionado } from './useEscalafon';

const Frases = styled(List)`
  gap: 0;
  font-size: ${text[15]};
  li {
    position: relative;
    padding: ${space[2]} 0 ${space[2]} 20px;
    overflow-wrap: anywhere;
  }
  li + li { border-top: 1px solid ${color.borde}; }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(${space[2]} + 0.35em);
    width: 10px;
    height: 10px;
    background: ${color.petroleo};
  }
  li[data-consecuencia]::before { background: ${color.baliza}; }
`;

const NAMES = 6;

/** Names the people of each removed mission, and asks where they go. */
function Salidas({ edicion: { base, borrador, efecto, fallos, edit } }: { edicion: Edicionado }) {
  const salidas = listSalidas(base, borrador).filter(({ mision }) => mision.personas > 0);
  return salidas.map(({ mision, destino }) => (
    <DestinoField
      key={mision.clave}
      label={`Adónde van de ${mision.nombre}`}
      base={base}
      borrador={borrador}
      value={destino?.clave ?? null}
      description={formatNombres(
        (efecto?.personas ?? [])
          .filter((one) => one.mision === mision.id)
          .map(({ usuario }) => usuario),
        NAMES,
      )}
      errorMessage={fallos.find(({ campo }) => campo === `destinos.${mision.id}`)?.texto}
      onChange={(clave) => edit((now) => setDestino(now, mision.id, clave))}
    />
  ));
}

export function QueCambia({ edicion }: { edicion: Edicionado }) {
  const { frases } = edicion;
  // The errors of a destination are shown at its field.
  const fallos = edicion.fallos.filter(({ campo }) => !campo.startsWith('destinos.'));
  return (
    <Card title="Qué cambia">
      <Stack $gap={3}>
        {frases.length === 0 && (
          <Quiet $small>Aquí lees lo que cambia, y para quién, antes de guardarlo.</Quiet>
        )}
        {fallos.length > 0 && (
          <Notice tone="danger">
            {fallos.map(({ campo, texto }) => (
              <div key={campo}>{texto}</div>
            ))}
          </Notice>
        )}
        <Salidas edicion={edicion} />
        {frases.length > 0 && (
          <Frases aria-label="Cambios">
            {frases.map(({ sujeto, texto, tipo }) => (
              <li
                key={`${sujeto} ${texto}`}
                {...(tipo === 'consecuencia' && { 'data-consecuencia': true })}
              >
                <strong>{sujeto}</strong> {texto}
              </li>
            ))}
          </Frases>
        )}
        {frases.length > 0 && <Quiet $small>Lo que ya está ganado o anotado no cambia.</Quiet>}
      </Stack>
    </Card>
  );
}
