import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { NOMBRE_MAX } from '@garita/domain/nombres/nombre';
import { Card } from '../../components/Card';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { SubmitButton } from '../SubmitButton';
import type { CambioNombreScreenProps } from './CambioNombreScreenProps';

/** Requests another name (NCM-02, NCM-10 to NCM-12). The owner gets it without an approval. */
export function NombreForm({
  viewer,
  onRequest,
}: Pick<CambioNombreScreenProps, 'viewer' | 'onRequest'>) {
  const form = useForm({
    initial: { nombre: '' },
    rules: cambioNombreRules,
    onSubmit: ({ nombre }) => onRequest(nombre),
    notices: 'all',
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
        <SubmitButton
          form={form}
          pendingLabel={isOwner ? 'Cambiando el nombre' : 'Enviando la solicitud'}
        >
          {isOwner ? 'Cambiar nombre' : 'Enviar solicitud'}
        </SubmitButton>
      </Form>
    </Card>
  );
}
