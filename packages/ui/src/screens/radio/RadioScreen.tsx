import styled from 'styled-components';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { RadioIcon } from '../../components/icons';
import { PageHeader } from '../../components/PageHeader';
import { RadioPlayer, type RadioPlayerProps } from './RadioPlayer';

const Narrow = styled.div`
  max-width: 640px;
`;

/** The station's page. The sound continues on other screens of the portal. */
export function RadioScreen(props: RadioPlayerProps) {
  return (
    <>
      <PageHeader
        title="Radio"
        subtitle="La emisora de la agencia. Puedes seguir escuchando mientras usas el portal."
      />
      {props.sound === 'off' ? (
        <EmptyState icon={<RadioIcon size={48} />} title="Todavía no hay emisora">
          Cuando la agencia tenga una, aquí verás quién está en directo y podrás escucharla.
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
