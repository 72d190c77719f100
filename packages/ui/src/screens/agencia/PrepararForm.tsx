import { type AgenciaValues, agenciaRules, SIGLAS_MAX } from '@garita/domain/agencia/agencia.rules';
import type { Rule } from '@garita/domain/reglas/Rule';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color, media, space } from '../../theme/tokens';
import { NuevaClaveFields } from '../ClaveField';
import { SubmitButton } from '../SubmitButton';
import type { Act } from '../useAct';
import { describeZona, findZona, listZonas } from './listZonas';

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  > p { color: ${color.tinta2}; }
`;
const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: minmax(0, 1fr) 160px; }
`;

type PrepararValues = AgenciaValues;

export interface PrepararFormProps {
  /** The browser's own zone (IANA). */
  zona: string;
  onSetUp: Act<[PrepararValues]>;
}

const rules: readonly Rule<PrepararValues>[] = agenciaRules;

export function PrepararForm({ zona: propia, onSetUp }: PrepararFormProps) {
  const initial: PrepararValues = {
    nombre: '',
    siglas: '',
    zona: findZona(propia),
    usuario: '',
    clave: '',
    rclave: '',
  };
  const form = useForm({ initial, rules, onSubmit: onSetUp });
  // Computed only once, because there are about 400 zones.
  const [zonas] = useState(() => listZonas(propia));
  const { onChange: setZona, ...zona } = form.field('zona');
  return (
    <Form form={form} label="Preparar la agencia">
      <Card title="La agencia">
        <Fields>
          <Pair>
            <TextField
              label="Nombre de la agencia"
              autoComplete="organization"
              autoFocus
              {...form.field('nombre')}
            />
            <TextField
              label="Siglas"
              isLiteral
              autoComplete="off"
              description={`Hasta ${SIGLAS_MAX} letras o números.`}
              {...form.field('siglas')}
            />
          </Pair>
          <Select
            label="Zona horaria"
            options={zonas}
            {...zona}
            onChange={(id) => setZona(String(id ?? ''))}
            description={describeZona(zona.value, new Date())}
          />
        </Fields>
      </Card>
      <Card title="Tu cuenta">
        <Fields>
          <p>
            La de la persona dueña de la agencia: está en lo más alto del escalafón y lo puede todo.
          </p>
          <TextField
            label="Nombre de Usuario"
            description="El de tu avatar, sin espacios."
            isLiteral
            autoComplete="username"
            {...form.field('usuario')}
          />
          <NuevaClaveFields
            label="Contraseña"
            repetirLabel="Confirmar Contraseña"
            clave={form.field('clave')}
            rclave={form.field('rclave')}
          />
        </Fields>
      </Card>
      <SubmitButton form={form} pendingLabel="Preparando la agencia">
        Preparar la agencia
      </SubmitButton>
    </Form>
  );
}
