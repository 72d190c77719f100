import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import { Dialog } from '../../../components/Dialog';
import { List, Quiet, Stack } from '../../../components/layout';
import { Placa } from '../../../components/Placa';
import { SkeletonRows } from '../../../components/Skeleton';
import { color, space, text } from '../../../theme/tokens';
import { PersonaLink } from '../../PersonaLink';
import { ScreenBody } from '../../ScreenFrame';
import type { PermisosSeccionProps, QuienPuede } from './PermisosSeccionProps';

type Quien = QuienPuede['personas'][number];

const Title = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${text[13]};
  color: ${color.tinta2};
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[2]};
  line-height: 1.4;
  & + & { border-top: 1px solid ${color.borde}; }
  small { display: block; font-size: ${text[13]}; color: ${color.tinta2}; }
`;

function Nombres({ personas }: { personas: readonly Quien[] }) {
  return personas.map(({ usuario, usuarioNombre }, index) => (
    <span key={usuario}>
      {index > 0 && ', '}
      <PersonaLink usuario={usuarioNombre} />
    </span>
  ));
}

function PorCategoria({ personas }: { personas: readonly Quien[] }) {
  const categorias = [...new Map(personas.map((one) => [one.id_categoria, one.n_categoria]))];
  return (
    <section>
      <Title>Por su categoría</Title>
      <List $gap={1}>
        {categorias.map(([id, nombre]) => {
          const suyas = personas.filter(({ id_categoria }) => id_categoria === id);
          return (
            <Line key={id}>
              <Placa categoria={id} />
              <span>
                <strong>{`${toLegible(nombre)} · ${suyas.length}`}</strong>
                <small>
                  <Nombres personas={suyas} />
                </small>
              </span>
            </Line>
          );
        })}
      </List>
    </section>
  );
}

function PorExcepcion({ personas }: { personas: readonly Quien[] }) {
  return (
    <section>
      <Title>Por excepción</Title>
      <List $gap={1}>
        {personas.map(({ usuario, usuarioNombre, id_categoria, excepcion }) => (
          <Line key={usuario}>
            <Placa categoria={id_categoria} />
            <span>
              <PersonaLink usuario={usuarioNombre} />
              {excepcion && (
                <small>
                  Se lo dio <span translate="no">{excepcion.encargadoNombre}</span>,{' '}
                  <time dateTime={excepcion.fecha}>{formatInstant(excepcion.fecha)}</time>
                </small>
              )}
            </span>
          </Line>
        ))}
      </List>
    </section>
  );
}

function Quienes({ personas }: { personas: readonly Quien[] }) {
  const porCategoria = personas.filter(
    ({ categoria, permisoSys }) => categoria === 1 && permisoSys === 0,
  );
  const porExcepcion = personas.filter(
    ({ excepcion, permisoSys }) => excepcion !== null && permisoSys === 0,
  );
  return (
    <Stack $gap={5}>
      <p>
        <strong>{contarPersonas(personas.length)}</strong>
        {', contando a la persona dueña: '}
        <Nombres personas={personas.filter(({ permisoSys }) => permisoSys === 1)} />
      </p>
      {porCategoria.length > 0 && <PorCategoria personas={porCategoria} />}
      {porExcepcion.length > 0 && <PorExcepcion personas={porExcepcion} />}
      {porCategoria.length + porExcepcion.length === 0 && <Quiet>Nadie más puede.</Quiet>}
    </Stack>
  );
}

interface QuienDialogProps {
  codigo: Permiso;
  state: PermisosSeccionProps['quien'];
  onClose: () => void;
}

export function QuienDialog({ codigo, state, onClose }: QuienDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Quién puede: ${codigo}`} size="medium">
      <Stack $gap={4}>
        <Quiet>{nombresPermisos[codigo]}</Quiet>
        <ScreenBody
          state={state}
          skeleton={<SkeletonRows rows={4} hasAvatar={false} label="Cargando personas…" />}
        >
          {({ quien }) => <Quienes personas={quien.personas} />}
        </ScreenBody>
      </Stack>
    </Dialog>
  );
}
