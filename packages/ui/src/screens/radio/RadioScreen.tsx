import styled from 'styled-components';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { RadioIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { PageHeader } from '../../components/PageHeader';
import { RadioPlayer, type RadioPlayerProps } from './RadioPlayer';

const Narrow = styled.div`
  max-width: 640px;
`;

interface RadioScreenProps extends RadioPlayerProps {
  /** Whether the viewer owns the agency, and so may set the station. */
  isDuenia?: boolean;
}

/** The station's page. The sound continues on other screens of the portal. */
export function RadioScreen({ isDuenia = false, ...props }: RadioScreenProps) {
  return (
    <>
      <PageHeader
        title="Radio"
        subtitle="La emisora de la agencia. Puedes seguir escuchando mientras usas el portal."
      />
      {props.sound === 'off' ? (
        <EmptyState
          icon={<RadioIcon size={48} />}
          title="Todavía no hay emisora"
          action={isDuenia && <LinkButton href="/agencia/enlaces">Añadir la emisora</LinkButton>}
        >
          {isDuenia
            ? 'Su dirección va en Agencia, en «Enlaces y medios». Desde entonces cualquiera podrá escucharla aquí.'
            : 'Cuando la agencia tenga una, aquí verás quién está en directo y podrás escucharla.'}
        </EmptyState>
      ) : (
        <Narrow>
          <Card>
            <RadioPlayer {...props} />
          </Card>
        </Narrow>
      )}
    </>
  );
}
