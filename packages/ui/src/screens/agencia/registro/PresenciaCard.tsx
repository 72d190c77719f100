import { type AjusteRegistro, CIERRES_PRESENCIA } from '@garita/domain/agencia/registro';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { CAMPOS_REGISTRO } from '@garita/domain/invitaciones/textos';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { Switch } from '../../../components/Switch';
import type { Draft } from '../../../form/useDraft';

const CIERRES = CIERRES_PRESENCIA.map((id) => ({
  id,
  label: id === 0 ? 'Nunca: lo cierra una persona' : `${sayMinutes(id)} después del aviso`,
}));

/** Whether the portal looks for people who left without clocking out, and closes their records. */
export function PresenciaCard({ draft }: { draft: Draft<AjusteRegistro> }) {
  const { value: isOn, onChange: setOn, ...presencia } = draft.field('presencia');
  const { onChange: setCierre, ...cierre } = draft.field('cierre');
  return (
    <Card title="Salidas olvidadas">
      <Stack $gap={2}>
        <Switch
          label={CAMPOS_REGISTRO.presencia}
          description="Cada diez minutos se mira si sigue conectado el avatar de quien está dentro. Si dos veces seguidas no lo está, la persona recibe un aviso y su fichaje sale entre lo pendiente de quien cierra fichajes. Un perfil privado no cuenta. Hace falta el servicio de avatares de «Enlaces y medios»."
          value={isOn === 1}
          onChange={(next) => setOn(next ? 1 : 0)}
          {...presencia}
        />
        {isOn === 1 && (
          <Select
            label={CAMPOS_REGISTRO.cierre}
            description="Con la hora a la que se vio el avatar por última vez. Si no se le vio, lo cierra siempre una persona."
            options={CIERRES}
            {...cierre}
            onChange={(id) => setCierre(CIERRES_PRESENCIA.find((one) => one === id) ?? 0)}
          />
        )}
      </Stack>
    </Card>
  );
}
