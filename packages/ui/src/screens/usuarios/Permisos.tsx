import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import { useId } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { plainList, Quiet } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { SkeletonRows } from '../../components/Skeleton';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { Origen } from './Origen';
import { PermisoRow } from './PermisoRow';
import type { PermisosDe, PermisosState } from './UsuariosScreenProps';

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
`;
const List = styled.ul`
  ${plainList}
`;

const TODOS = PERMISOS.length;

function Listas({ permisos, isDismissed }: { permisos: PermisosDe; isDismissed: boolean }) {
  const held = new Set<string>(permisos.permisos.map(({ codigo }) => codigo));
  const missing = PERMISOS.filter((codigo) => !held.has(codigo));
  const tiene = isDismissed ? 'Tendría' : 'Tiene';
  return (
    <Accordion
      headingLevel={4}
      allowsMany
      items={[
        {
          id: 'tiene',
          title: `${tiene} ${held.size} de ${TODOS}`,
          content:
            held.size === 0 ? (
              <Quiet>
                Su categoría, {permisos.n_categoria}, no da permisos, y nadie le ha dado ninguno.
              </Quiet>
            ) : (
              <List>
                {permisos.permisos.map((permiso) => (
                  <PermisoRow
                    key={permiso.codigo}
                    codigo={permiso.codigo}
                    nombre={nombresPermisos[permiso.codigo]}
                  >
                    <Origen permiso={permiso} categoria={permisos.n_categoria} />
                  </PermisoRow>
                ))}
              </List>
            ),
        },
        ...(missing.length === 0
          ? []
          : [
              {
                id: 'falta',
                title: `No ${tiene.toLowerCase()} ${missing.length} de ${TODOS}`,
                content: (
                  <List>
                    {missing.map((codigo) => (
                      <PermisoRow key={codigo} codigo={codigo} nombre={nombresPermisos[codigo]} />
                    ))}
                  </List>
                ),
              },
            ]),
      ]}
    />
  );
}

interface PermisosProps {
  state: PermisosState;
  /** Whether the person is dismissed: until they are readmitted, they cannot use the account. */
  isDismissed: boolean;
}

export function Permisos({ state, isDismissed }: PermisosProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>Permisos</h3>
      <ScreenBody
        state={state}
        skeleton={<SkeletonRows rows={3} hasAvatar={false} label="Cargando permisos…" />}
      >
        {({ permisos }) => (
          <>
            {isDismissed && (
              <Notice tone="info">
                Ahora no puede usar ninguno. Estos son los que tendría si volviera con la misión que
                tenía.
              </Notice>
            )}
            {permisos.permisoSys === 1 && (
              <Notice tone="info">
                Es la persona dueña de la agencia: tiene todos los permisos, sea cual sea su
                categoría.
              </Notice>
            )}
            <Listas permisos={permisos} isDismissed={isDismissed} />
          </>
        )}
      </ScreenBody>
    </Root>
  );
}
