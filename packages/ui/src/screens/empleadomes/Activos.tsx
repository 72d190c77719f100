import { formatInstant } from '@garita/domain/formato/instant';
import { unbroken } from '@garita/domain/formato/unbroken';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Carousel } from '../../components/Carousel';
import { Beside, Quiet, wholeName } from '../../components/layout';
import { color, media, space, text } from '../../theme/tokens';
import type { Empleado } from './EmpleadoMesScreenProps';

const Root = styled.section`
  margin-bottom: ${space[6]};
  h2 { margin-bottom: ${space[3]}; }
  /* On a phone the button is beside the person, so that the list below is in sight. */
  ${media.compact} {
    margin-bottom: ${space[4]};
    h2 { margin-bottom: ${space[2]}; }
    section section { flex-flow: row wrap; align-items: center; padding: ${space[3]}; }
    section section > div { flex-basis: auto; }
    section section > footer { margin: 0 0 0 auto; }
  }
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.35;
  h3 { font-size: ${text[18]}; ${wholeName} }
  p { font-size: ${text[15]}; color: ${color.tinta2}; }
`;

interface ActivosProps {
  activos: readonly Empleado[];
  onRemove: (empleado: Empleado) => void;
}

function Activo({ empleado, onRemove }: Omit<ActivosProps, 'activos'> & { empleado: Empleado }) {
  const { usuarioNombre, encargadoNombre, fecha } = empleado;
  return (
    <Card
      actions={
        <Button
          variant="tinted"
          aria-label={`Sacar: ${usuarioNombre}`}
          onPress={() => onRemove(empleado)}
        >
          Sacar
        </Button>
      }
    >
      <Beside $gap={4}>
        <Avatar usuario={usuarioNombre} size="large" />
        <Words>
          <h3 translate="no">{usuarioNombre}</h3>
          <p>{unbroken(`Desde el ${formatInstant(fecha, { part: 'fecha' })}`)}</p>
          <p>
            Por <span translate="no">{encargadoNombre}</span>
          </p>
        </Words>
      </Beside>
    </Card>
  );
}

/** The current employees of the month, as on the home page (EPM-02, EPM-06). */
export function Activos({ activos, onRemove }: ActivosProps) {
  return (
    <Root>
      <h2>En la portada</h2>
      {activos.length === 0 ? (
        <Quiet>Ahora no hay nadie: la portada no muestra empleados del mes.</Quiet>
      ) : (
        <Carousel
          label="Empleados del mes"
          items={activos.map((empleado) => ({
            id: empleado.id,
            content: <Activo empleado={empleado} onRemove={onRemove} />,
          }))}
        />
      )}
    </Root>
  );
}
