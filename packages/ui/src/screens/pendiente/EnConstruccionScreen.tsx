import type { PantallaPendiente } from '@garita/domain/pendientes';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { HourglassIcon } from '../../components/icons';
import { PageHeader } from '../../components/PageHeader';
import { focusRing } from '../../theme/focusRing';
import { color, media, radius, space, text, touchTarget } from '../../theme/tokens';
import { descripciones } from './descripciones';

const Board = styled.div`
  max-width: 720px;
`;
const Sign = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  > svg { flex: none; color: ${color.tinta3}; }
  h2 { margin-bottom: ${space[2]}; }
  p + p { margin-top: ${space[3]}; color: ${color.tinta2}; }
  ${media.compact} { gap: ${space[4]}; }
`;
const Ways = styled.nav`
  margin-top: ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.borde};
  h3 { font-family: inherit; font-size: ${text[15]}; letter-spacing: 0; }
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; margin: 0; padding: 0; list-style: none; }
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  border-radius: ${radius.tag};
  font-weight: 700;
  &[data-focus-visible] { ${focusRing} }
`;

export interface EnConstruccionScreenProps {
  id: PantallaPendiente;
  /** The screen's title. */
  titulo: string;
  /** Screens that exist and that this person may open. */
  enlaces: readonly { readonly id: string; readonly titulo: string; readonly ruta: string }[];
}

/** Stands where a screen will be: what it will do, and the way to what is already there. */
export function EnConstruccionScreen({ id, titulo, enlaces }: EnConstruccionScreenProps) {
  return (
    <>
      <PageHeader title={titulo} />
      <Board>
        <Card>
          <Sign>
            <HourglassIcon size={48} />
            <div>
              <h2>En construcción</h2>
              <p>{descripciones[id]}</p>
              <p>Llegará con una próxima versión del portal, en esta misma dirección.</p>
            </div>
          </Sign>
          <Ways aria-labelledby="ya-disponible">
            <h3 id="ya-disponible">Lo que ya puedes usar</h3>
            <ul>
              {enlaces.map((enlace) => (
                <li key={enlace.id}>
                  <Way href={enlace.ruta}>{enlace.titulo}</Way>
                </li>
              ))}
            </ul>
          </Ways>
        </Card>
      </Board>
    </>
  );
}
