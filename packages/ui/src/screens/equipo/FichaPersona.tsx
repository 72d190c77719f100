import type { components } from '@garita/api-client/schema';
import { foldCase } from '@garita/domain/formato/foldCase';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { UserIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Row } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { color, space, text } from '../../theme/tokens';

const Root = styled.section`
  max-width: 560px;
  margin-bottom: ${space[5]};
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  h2 { overflow-wrap: anywhere; }
  p { margin-top: ${space[1]}; color: ${color.tinta2}; font-size: ${text[15]}; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

/** What `rangosEquipo` answers: the categories, lowest first, and the active people. */
export type EquipoWire = components['schemas']['Equipo'];
/** Where more of a person can be looked up, by this viewer. */
export type Enlace = { readonly href: string; readonly texto: string };

/** Somebody of the team by name, as lists write it. */
export const findMiembro = ([, miembros]: EquipoWire, usuario: string) => miembros.find((one) => foldCase(one.usuario) === foldCase(usuario));

interface FichaPersonaProps {
  equipo: EquipoWire;
  usuario: string;
  enlaces: readonly Enlace[];
}

/** One person's card: what the team's list tells of everybody, and the way to what the viewer may look up of them. */
export function FichaPersona({ equipo, usuario, enlaces }: FichaPersonaProps) {
  const miembro = findMiembro(equipo, usuario);
  if (!miembro) {
    return (
      <Root>
        <EmptyState icon={<UserIcon size={48} />} title="No está en la agencia" action={<LinkButton href="/equipo">Ver todo el equipo</LinkButton>}>
          Ahora mismo no hay nadie que se llame «<span translate="no">{usuario}</span>». Puede que se haya ido, o que se llame de otro modo.
        </EmptyState>
      </Root>
    );
  }
  const rango = equipo[0].find(({ id_categoria }) => id_categoria === miembro.categoria)?.n_categoria;
  return (
    <Root aria-label="Ficha">
      <VisuallyHidden role="status">{`Ficha de ${miembro.usuario}`}</VisuallyHidden>
      <Card>
        <Head>
          <Avatar usuario={miembro.usuario} size="large" />
          <Words>
            <h2 translate="no">{miembro.usuario}</h2>
            <p>{miembro.mision}</p>
            <p>{rango}</p>
          </Words>
          <Placa categoria={miembro.categoria} size={40} />
        </Head>
        {enlaces.length > 0 && (
          <Enlaces>
            {enlaces.map(({ href, texto }) => (
              <LinkButton key={href} href={href}>
                {texto}
              </LinkButton>
            ))}
          </Enlaces>
        )}
      </Card>
    </Root>
  );
}

const Enlaces = styled(Row)`
  margin-top: ${space[4]};
`;
