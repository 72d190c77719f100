import { type AgenciaValues, agenciaRules, SIGLAS_MAX } from '@garita/domain/agencia/agencia.rules';
import type { Rule } from '@garita/domain/reglas/Rule';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { keptDraft } from '../../form/keptDraft';
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
  /** The key under which the tab keeps the typed values over a reload; null keeps none. */
  borrador: string | null;
  onSetUp: Act<[PrepararValues]>;
}

/** The values that the tab keeps over a reload: never the passwords. */
const KEPT = [
  'nombre',
  'siglas',
  'zona',
  'usuario',
] as const satisfies readonly (keyof AgenciaValues)[];

function readKept(key: string | null): Partial<PrepararValues> {
  const draft = ((key && keptDraft.read(key)) ?? {}) as Partial<Record<string, unknown>>;
  return Object.fromEntries(
    KEPT.filter((campo) => typeof draft[campo] === 'string').map((campo) => [campo, draft[campo]]),
  );
}

const rules: readonly Rule<PrepararValues>[] = agenciaRules;

export function PrepararForm({ zona: propia, borrador, onSetUp }: PrepararFormProps) {
  const [initial] = useState<PrepararValues>(() => ({
    nombre: '',
    siglas: '',
    zona: findZona(propia),
    usuario: '',
    clave: '',
    rclave: '',
    ...readKept(borrador),
  }));
  const form = useForm({
    initial,
    rules,
    onSubmit: async (values) => {
      await onSetUp(values);
      if (borrador) keptDraft.forget(borrador);
    },
    showsAll: true,
  });
  const { nombre, siglas, zona: elegida, usuario } = form.values;
  useEffect(() => {
    if (borrador) keptDraft.write(borrador, { nombre, siglas, zona: elegida, usuario });
  }, [borrador, nombre, siglas, elegida, usuario]);
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
