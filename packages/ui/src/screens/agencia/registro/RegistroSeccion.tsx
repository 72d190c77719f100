import { type AjusteRegistro, CATEGORIAS_PUERTA } from '@garita/domain/agencia/registro';
import { CAMPOS_REGISTRO } from '@garita/domain/invitaciones/textos';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { Switch } from '../../../components/Switch';
import { useDraft } from '../../../form/useDraft';
import { ScreenBody } from '../../ScreenFrame';
import { SeccionFrame } from '../secciones/SeccionFrame';
import { Invitaciones } from './Invitaciones';
import { ModoField } from './ModoField';
import { PresenciaCard } from './PresenciaCard';
import type { Invitacion, RegistroSeccionProps } from './RegistroSeccionProps';

interface FormProps extends Omit<RegistroSeccionProps, 'state'> {
  ajuste: AjusteRegistro;
  invitaciones: readonly Invitacion[];
}

function RegistroForm({ ajuste, invitaciones, onSave, ...acts }: FormProps) {
  const draft = useDraft<AjusteRegistro>({ saved: ajuste, rules: [], onSave });
  const [modo, prueba, clones, puerta] = [
    draft.field('modo'),
    draft.field('prueba'),
    draft.field('clones'),
    draft.field('puerta'),
  ];
  return (
    <SeccionFrame draft={draft}>
      <Card title={CAMPOS_REGISTRO.modo}>
        <ModoField value={modo.value} onChange={modo.onChange} />
      </Card>
      {modo.value !== 'cerrado' && (
        <Card title="Qué se comprueba">
          <Stack $gap={2}>
            <Switch
              label="Pedir un código en la misión del avatar"
              description="Así nadie se registra con el nombre de otra persona. El código es el de su conexión, y el portal lo lee en su perfil público."
              value={prueba.value === 'avatar-motto'}
              onChange={(isAsked) => prueba.onChange(isAsked ? 'avatar-motto' : 'none')}
            />
            <Switch
              label="Rechazar segundas cuentas desde una misma conexión"
              description="Salvo si alguna está permitida en Clones. Sin rechazarlas, quedan anotadas allí."
              value={clones.value === 'block'}
              onChange={(isBlocked) => clones.onChange(isBlocked ? 'block' : 'record')}
            />
          </Stack>
        </Card>
      )}
      <Card title="La puerta">
        <Select
          label={CAMPOS_REGISTRO.puerta}
          description="En Puerta se ve quién llega y si puede pasar."
          options={CATEGORIAS_PUERTA.map((id) => ({
            id,
            label: id === 1 ? 'Toda la agencia' : `Desde la categoría ${id}`,
          }))}
          {...puerta}
          onChange={(id) => puerta.onChange(Number(id ?? 1))}
        />
      </Card>
      <PresenciaCard draft={draft} />
      <Invitaciones invitaciones={invitaciones} isAsked={modo.value === 'invitacion'} {...acts} />
    </SeccionFrame>
  );
}

export function RegistroSeccion({ state, ...acts }: RegistroSeccionProps) {
  return <ScreenBody state={state}>{(data) => <RegistroForm {...data} {...acts} />}</ScreenBody>;
}
