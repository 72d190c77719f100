import { can, type Subject } from '@garita/domain/acceso/can';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import type { Rule } from '@garita/domain/reglas/Rule';
import { type EdicionValues, edicionRules } from '@garita/domain/usuarios/edicion.rules';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { useState } from 'react';
import { Quiet } from '../../components/layout';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { RangoFields } from './RangoFields';
import type { Edicion, FichaData, UsuarioCompleto } from './UsuariosScreenProps';

interface Values extends EdicionValues {
  /** A mission's id; null after a change of category until a mission is chosen. */
  rango: number | null;
}

const rules: readonly Rule<Values>[] = [
  ...edicionRules,
  ({ rango }) => (rango === null ? { campo: 'rango', texto: 'Elige una misión.' } : null),
];

const toValues = (
  { usuario, firma, categoria, rango, despedido }: UsuarioCompleto,
  firmaDesde: number,
): Values => ({
  nombre: usuario,
  nombreActual: usuario,
  firma: firma ?? '',
  categoria,
  rango,
  firmaDesde,
  despedido: despedido !== null,
});

/** Sends only the fields that the user has changed, so that concurrent changes stay. */
function toEdicion(shown: UsuarioCompleto, values: Values): Edicion {
  const [nombre, firma, rango] = [
    normalizeNombre(values.nombre),
    normalizeFirma(values.firma),
    values.rango,
  ];
  return {
    id: shown.id,
    ...(nombre !== shown.usuario && { nombre }),
    ...(rango !== null && rango !== shown.rango && { rango }),
    ...(firma !== (shown.firma ?? '') && { firma }),
  };
}

interface EdicionFormProps extends FichaData {
  /** Referenced by the submit button, which is outside the form. */
  id: string;
  viewer: Subject;
  /** Rejects with a refusal, which is shown at the field that it names. */
  onSave: (edicion: Edicion) => Promise<unknown>;
}

/** Name, rank and signature of a person (USU-15 to USU-22). */
export function EdicionForm({
  id,
  usuario,
  rangos,
  configuracion,
  viewer,
  onSave,
}: EdicionFormProps) {
  const [shown] = useState(usuario);
  const form = useForm<Values>({
    initial: toValues(shown, configuracion.firma_desde),
    rules,
    onSubmit: (values) => onSave(toEdicion(shown, values)),
    notices: 'rules',
  });
  const firma = form.field('firma');
  const isNeeded = form.values.categoria >= configuracion.firma_desde;
  return (
    <Form form={form} id={id} label={`Datos de ${shown.usuario}`}>
      <TextField label="Nombre" isLiteral autoComplete="off" {...form.field('nombre')} />
      {can([{ all: ['ern'] }], viewer) ? (
        <RangoFields
          categorias={rangos.categorias}
          viewer={viewer}
          usuario={shown}
          categoria={form.field('categoria')}
          rango={form.field('rango')}
        />
      ) : (
        <Quiet $small>{USUARIOS.rangoSinPermiso}</Quiet>
      )}
      {shown.despedido === null ? (
        <TextField
          label="Firma"
          description={
            isNeeded
              ? 'Tres letras o números.'
              : 'Tres letras o números, o nada: en esta categoría no hace falta.'
          }
          isLiteral
          autoComplete="off"
          {...firma}
          onChange={(typed) => firma.onChange(typed.toUpperCase())}
        />
      ) : (
        <Quiet $small>{USUARIOS.firmaDeDespedido}</Quiet>
      )}
    </Form>
  );
}
