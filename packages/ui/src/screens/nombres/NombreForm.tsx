import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { NOMBRE_MAX } from '@garita/domain/nombres/nombre';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { media } from '../../theme/tokens';
import type { CambioNombreScreenProps } from './CambioNombreScreenProps';

const Foot = styled.div`
  display: grid;
  justify-items: start;
  ${media.compact} { justify-items: stretch; }
`;

/** Asks for another name (NCM-02, NCM-10 to NCM-12); the owner, whom nobody answers, takes it. */
export function NombreForm({
  viewer,
  onRequest,
  onAviso,
}: Pick<CambioNombreScreenProps, 'viewer' | 'onRequest' | 'onAviso'>) {
  const form = useForm({
    initial: { nombre: '' },
    rules: cambioNombreRules,
    onSubmit: ({ nombre }) => onRequest(nombre),
    onAviso,
    onRechazo: onAviso,
  });
  const isOwner = viewer.permisoSys === 1;
  const title = isOwner ? 'Cambiar tu nombre' : 'Pedir otro nombre';
  return (
    <Card title={title}>
      <Form form={form} label={title}>
        <p>
          Ahora te llamas <strong translate="no">{viewer.usuario}</strong>.{' '}
          {isOwner ? 'Desde que lo cambies' : 'Cuando la gerencia lo acepte'}, entrarás con el
          nombre nuevo; tu historial te sigue.
        </p>
        <TextField
          label="Nombre nuevo"
          description={`Sin espacios y de ${NOMBRE_MAX} caracteres como mucho.`}
          autoComplete="off"
          {...form.field('nombre')}
        />
        <Foot>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={isOwner ? 'Cambiando el nombre' : 'Enviando la solicitud'}
          >
            {isOwner ? 'Cambiar nombre' : 'Enviar solicitud'}
          </Button>
        </Foot>
      </Form>
    </Card>
  );
}
